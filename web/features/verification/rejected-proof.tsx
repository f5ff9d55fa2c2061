import { useTranslation } from 'react-i18next';
import { proofFile } from '#domain/registration/proof.ts';
import { FileDrop } from '#web/ui/file-drop.tsx';
import type { Verification } from './use-verification.ts';
import { useProofUpload } from './use-verification.ts';

type RejectedProofProps = {
  verification: Verification;
  /** Primary action. */
  isPrimary: boolean;
};

/** Uploads a new proof after a rejection. */
export function RejectedProof({ verification, isPrimary }: RejectedProofProps) {
  const { t } = useTranslation('verification');
  const { percent, error, upload } = useProofUpload('rejected');
  const has = t(verification.proof_type ? 'panel.hasProof' : 'panel.noProof');
  return (
    <FileDrop
      label={t('panel.rejected.proof')}
      help={`${has} ${t('panel.rejected.proofHelp')}`}
      error={error}
      accept={proofFile.mimeTypes.join(',')}
      buttonLabel={t('panel.choose')}
      isPrimary={isPrimary}
      onFiles={([file]) => file && upload(file)}
      progress={percent}
      progressLabel={(value) => `${t('panel.sending')} ${value} %`}
    />
  );
}
