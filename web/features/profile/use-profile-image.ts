import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findImageFault } from '#domain/shared/image.ts';
import { api } from '#web/api/client.ts';
import { isProblem } from '#web/api/problem.ts';
import type { Tagged } from '#web/api/tagged.ts';
import { taggedOf } from '#web/api/tagged.ts';
import { uploadFile } from '#web/api/upload-file.ts';
import { useAction } from '#web/api/use-action.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import type { Profile } from './use-profile.ts';

/** Saves the image immediately, apart from the form. */
export function useProfileImage(onChanged: (present: Tagged<Profile>) => void) {
  const { t } = useTranslation('profile');
  const problemText = useProblemText();
  const [percent, setPercent] = useState(0);
  const [error, setError] = useState<string | null>(null);

  function reasonOf(failure: unknown): string {
    if (isProblem(failure, 'too_large')) return t('image.tooLarge');
    if (isProblem(failure, 'file_type')) return `${t('image.notImage')}. ${t('image.kinds')}`;
    return problemText(failure);
  }

  const uploading = useAction({
    async call(file: File): Promise<Tagged<Profile>> {
      setPercent(0);
      const answer = await uploadFile({ path: '/profile/image', field: 'image', file, onPercent: setPercent });
      return { data: await answer.json(), etag: answer.headers.get('ETag') ?? '' };
    },
    done(present) {
      onChanged(present);
      return t('image.uploaded');
    },
    failed(_, failure) {
      setError(`${t('image.uploadFailed')}: ${reasonOf(failure)}`);
      return { title: t('image.uploadFailed'), description: reasonOf(failure) };
    },
  });
  const removal = useAction({
    call: () => taggedOf(api.DELETE('/profile/image')),
    done(present) {
      onChanged(present);
      return t('image.removed');
    },
    failed: (_, failure) => ({ title: t('image.removeFailed'), description: reasonOf(failure) }),
  });

  return {
    percent: uploading.isPending ? percent : null,
    isRemoving: removal.isPending,
    error,
    upload(file: File) {
      const fault = findImageFault(file);
      setError(fault && t(fault === 'too_large' ? 'image.tooLarge' : 'image.notImage'));
      if (!fault) uploading.mutate(file);
    },
    /** `after` runs on success and failure. */
    remove(after: () => void) {
      setError(null);
      removal.mutate(undefined, { onSettled: after });
    },
  };
}
