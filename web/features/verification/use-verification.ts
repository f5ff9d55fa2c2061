import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findProofFault } from '#domain/registration/proof.ts';
import type { VerificationStatus } from '#domain/verification/status.ts';
import { api, dataOf } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { isProblem } from '#web/api/problem.ts';
import { uploadFile } from '#web/api/upload-file.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useToasts } from '#web/ui/toast.tsx';

export type Verification = ApiAnswer<'getVerification'>;

const verificationKey = 'verification';

/** Where the verification stands; read again whenever the business's status changes. */
export function useVerification(status: VerificationStatus) {
  return useQuery({
    queryKey: [verificationKey, status],
    queryFn: ({ signal }) => dataOf(api.GET('/business/verification', { signal })),
  });
}

/** Hands in a proof. Afterwards business and verification are read again: a rejected business is checked once more. */
export function useProofUpload(status: VerificationStatus) {
  const { t } = useTranslation('verification');
  const toasts = useToasts();
  const words = useProblemText();
  const queryClient = useQueryClient();
  const [percent, setPercent] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);

  function reasonOf(failure: unknown): string {
    if (isProblem(failure, 'too_large')) return t('panel.tooLarge');
    return isProblem(failure, 'file_type') ? t('panel.fileType') : words(failure);
  }

  async function upload(file: File) {
    const fault = findProofFault(file);
    setError(fault && t(fault === 'too_large' ? 'panel.tooLarge' : 'panel.fileType'));
    if (fault) return;
    setPercent(0);
    try {
      await uploadFile({ path: '/business/proof', field: 'proof', file, onPercent: setPercent });
      const description = status === 'rejected' ? t('panel.reopened') : undefined;
      toasts.show({ title: t('panel.sent'), description });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['business'] }),
        queryClient.invalidateQueries({ queryKey: [verificationKey] }),
      ]);
    } catch (failure) {
      setError(reasonOf(failure));
    } finally {
      setPercent(null);
    }
  }

  return { percent, error, upload };
}
