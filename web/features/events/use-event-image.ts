import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findImageFault } from '#domain/shared/image.ts';
import { api } from '#web/api/client.ts';
import type { Tagged } from '#web/api/tagged.ts';
import { taggedOf } from '#web/api/tagged.ts';
import { uploadFile } from '#web/api/upload-file.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { DraftGone } from '#web/editing/draft-saver.ts';
import { useToasts } from '#web/ui/toast.tsx';
import type { EventOfBusiness } from './use-events.ts';

type Options = {
  /** Does the work on the stored event and takes over what comes of it. */
  change: (work: (id: string) => Promise<Tagged<EventOfBusiness>>) => Promise<void>;
};

/** Uploads and removes the image of an event at once, apart from the form. */
export function useEventImage({ change }: Options) {
  const { t } = useTranslation('events');
  const toasts = useToasts();
  const problemText = useProblemText();
  const [percent, setPercent] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);

  const reason = (failure: unknown) => (failure instanceof DraftGone ? t('drafts.saved.gone') : problemText(failure));

  async function upload(file: File) {
    const fault = findImageFault(file);
    setError(fault && t(`image.${fault}`));
    if (fault) return;
    setPercent(0);
    try {
      await change(async (id) => {
        const answer = await uploadFile({ path: `/events/${id}/image`, field: 'image', file, onPercent: setPercent });
        return { data: await answer.json(), etag: answer.headers.get('ETag') ?? '' };
      });
      toasts.show({ title: t('image.uploaded') });
    } catch (failure) {
      setError(`${t('image.uploadFailed')}: ${reason(failure)}`);
    } finally {
      setPercent(null);
    }
  }

  async function remove() {
    setError(null);
    try {
      await change((id) => taggedOf(api.DELETE('/events/{id}/image', { params: { path: { id } } })));
      toasts.show({ title: t('image.removed') });
    } catch (failure) {
      setError(`${t('image.removeFailed')}: ${reason(failure)}`);
    }
  }

  return { percent, error, upload, remove };
}
