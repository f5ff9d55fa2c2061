import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImageFault } from '#domain/shared/image.ts';
import { findImageFault } from '#domain/shared/image.ts';
import { api } from '#web/api/client.ts';
import { isProblem } from '#web/api/problem.ts';
import type { Tagged } from '#web/api/tagged.ts';
import { taggedOf } from '#web/api/tagged.ts';
import { uploadFile } from '#web/api/upload-file.ts';
import { useAction } from '#web/api/use-action.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { DraftGone } from '#web/editing/draft-gone.ts';
import type { EventOfBusiness } from '../event/use-events.ts';

type Stored = Tagged<EventOfBusiness>;
export type Picture = EventOfBusiness['pictures'][number];

/** Runs the work on the stored event and adopts its result. */
export type ChangeStored = (work: (id: string) => Promise<Stored>) => Promise<void>;

async function send(id: string, file: File, onPercent: (percent: number) => void): Promise<Stored> {
  const upload = { method: 'POST', path: `/events/${id}/pictures`, field: 'image', file, onPercent } as const;
  const answer = await uploadFile(upload);
  return { data: await answer.json(), etag: answer.headers.get('ETag') ?? '' };
}

/** Changes pictures immediately, apart from the form. */
export function useStoredPictures(change: ChangeStored) {
  const { t } = useTranslation('events');
  const problemText = useProblemText();
  const [percent, setPercent] = useState<number | null>(null);
  const [fault, setFault] = useState<ImageFault | null>(null);

  const upload = useAction({
    async call(files: File[]) {
      for (const [index, file] of files.entries()) {
        await change((id) => send(id, file, (part) => setPercent((100 * index + part) / files.length)));
      }
    },
    done: () => t('image.uploaded'),
  });
  const arrangement = useAction({
    call: (pictures: { id: string; alt?: string }[]) =>
      change((id) => taggedOf(api.PUT('/events/{id}/pictures', { params: { path: { id } }, body: { pictures } }))),
  });
  const removal = useAction({
    call: (picture: string) =>
      change((id) => taggedOf(api.DELETE('/events/{id}/pictures/{picture}', { params: { path: { id, picture } } }))),
    done: () => t('image.removed'),
  });
  const actions = [upload, arrangement, removal];

  function reason(error: Error): string {
    if (error instanceof DraftGone) return t('drafts.saved.gone');
    if (!isProblem(error, 'limit_reached')) return problemText(error);
    return t('image.full', { count: Number((error.problem as { limit?: unknown }).limit) });
  }
  function errorText(): string | null {
    if (fault) return t(`image.${fault}`);
    if (upload.error) return `${t('image.uploadFailed')}: ${reason(upload.error)}`;
    if (arrangement.error) return `${t('image.arrangeFailed')}: ${reason(arrangement.error)}`;
    return removal.error && `${t('image.removeFailed')}: ${reason(removal.error)}`;
  }
  function clear() {
    setFault(null);
    for (const action of actions) action.reset();
  }

  return {
    percent,
    error: errorText(),
    upload(files: File[]) {
      clear();
      const found = files.map(findImageFault).find((each) => each !== null) ?? null;
      setFault(found);
      if (found) return;
      setPercent(0);
      upload.mutate(files, { onSettled: () => setPercent(null) });
    },
    arrange(pictures: { id: string; alt?: string }[], after: () => void) {
      clear();
      arrangement.mutate(pictures, { onSettled: after });
    },
    remove(id: string) {
      clear();
      removal.mutate(id);
    },
  };
}
