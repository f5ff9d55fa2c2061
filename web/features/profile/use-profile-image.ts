import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findImageFault } from '#domain/shared/image.ts';
import { api } from '#web/api/client.ts';
import { isProblem } from '#web/api/problem.ts';
import type { Tagged } from '#web/api/tagged.ts';
import { taggedOf } from '#web/api/tagged.ts';
import { uploadFile } from '#web/api/upload-file.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useToasts } from '#web/ui/toast.tsx';
import type { Profile } from './use-profile.ts';

/** Uploads and removes the image at once, apart from the form. */
export function useProfileImage(onChanged: (present: Tagged<Profile>) => void) {
  const { t } = useTranslation('profile');
  const toasts = useToasts();
  const problemText = useProblemText();
  const [percent, setPercent] = useState<number | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const [error, setError] = useState<string | null>(null);

  function reasonOf(failure: unknown): string {
    if (isProblem(failure, 'too_large')) return t('image.tooLarge');
    if (isProblem(failure, 'file_type')) return `${t('image.notImage')}. ${t('image.kinds')}`;
    return problemText(failure);
  }

  async function upload(file: File) {
    const fault = findImageFault(file);
    setError(fault && t(fault === 'too_large' ? 'image.tooLarge' : 'image.notImage'));
    if (fault) return;
    setPercent(0);
    try {
      const answer = await uploadFile({ path: '/profile/image', field: 'image', file, onPercent: setPercent });
      onChanged({ data: await answer.json(), etag: answer.headers.get('ETag') ?? '' });
      toasts.show({ title: t('image.uploaded') });
    } catch (failure) {
      setError(`${t('image.uploadFailed')}: ${reasonOf(failure)}`);
      toasts.show({ kind: 'warning', title: t('image.uploadFailed'), description: reasonOf(failure) });
    } finally {
      setPercent(null);
    }
  }

  async function remove() {
    setError(null);
    setRemoving(true);
    try {
      onChanged(await taggedOf(api.DELETE('/profile/image')));
      toasts.show({ title: t('image.removed') });
    } catch (failure) {
      toasts.show({ kind: 'warning', title: t('image.removeFailed'), description: reasonOf(failure) });
    } finally {
      setRemoving(false);
    }
  }

  return { percent, isRemoving, error, upload, remove };
}
