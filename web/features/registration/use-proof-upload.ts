import { useRef, useState } from 'react';
import { uploadFile } from '#web/api/upload-file.ts';

export type UploadState =
  | { kind: 'none' }
  | { kind: 'running'; percent: number }
  | { kind: 'done' }
  | { kind: 'failed'; error: unknown; file: File };

/** The upload of the proof, on its way while the code is typed. It never stands in the way of the registration. */
export function useProofUpload(onStored: () => void) {
  const [state, setState] = useState<UploadState>({ kind: 'none' });
  const running = useRef<Promise<void>>(Promise.resolve());

  async function upload(file: File, uploadToken: string) {
    setState({ kind: 'running', percent: 0 });
    try {
      await uploadFile({
        path: '/registrations/proof',
        field: 'proof',
        file,
        texts: { upload_token: uploadToken },
        onPercent: (percent) => setState({ kind: 'running', percent }),
      });
      setState({ kind: 'done' });
      onStored();
    } catch (error) {
      setState({ kind: 'failed', error, file });
    }
  }

  return {
    state,
    start(file: File, uploadToken: string) {
      running.current = upload(file, uploadToken);
    },
    /** Resolves when nothing is on its way any more, whatever came of it. */
    settled: () => running.current,
  };
}
