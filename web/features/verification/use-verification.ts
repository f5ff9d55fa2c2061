import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findProofFault } from '#domain/registration/proof.ts';
import type { VerificationStatus } from '#domain/verification/status.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { isProblem } from '#web/api/problem.ts';
import { queries } from '#web/api/queries.ts';
import { uploadFile } from '#web/api/upload-file.ts';
import { useAction } from '#web/api/use-action.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';

export type Verification = ApiAnswer<'getVerification'>;

/** Refetched when the business's status changes. */
export function useVerification(status: VerificationStatus) {
  return useQuery(queries.verification(status));
}

/** Uploads a proof and refetches; a rejected business is checked again. */
export function useProofUpload(status: VerificationStatus) {
  const { t } = useTranslation('verification');
  const problemText = useProblemText();
  const [percent, setPercent] = useState(0);
  const [error, setError] = useState<string | null>(null);

  function reasonOf(failure: unknown): string {
    if (isProblem(failure, 'too_large')) return t('panel.tooLarge');
    return isProblem(failure, 'file_type') ? t('panel.fileType') : problemText(failure);
  }

  const uploading = useAction({
    call(file: File) {
      setPercent(0);
      return uploadFile({ path: '/business/proof', field: 'proof', file, onPercent: setPercent });
    },
    done: () => ({ title: t('panel.sent'), description: status === 'rejected' ? t('panel.reopened') : undefined }),
    failed(_, failure) {
      setError(reasonOf(failure));
    },
    stale: [queries.business],
  });

  return {
    percent: uploading.isPending ? percent : null,
    error,
    upload(file: File) {
      const fault = findProofFault(file);
      setError(fault && t(fault === 'too_large' ? 'panel.tooLarge' : 'panel.fileType'));
      if (!fault) uploading.mutate(file);
    },
  };
}
