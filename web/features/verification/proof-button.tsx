import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { proofFile } from '#domain/registration/proof.ts';
import { Button } from '#web/ui/button.tsx';
import type { ButtonVariant } from '#web/ui/button-content.tsx';
import { useProofUpload } from './use-verification.ts';

type ProofButtonProps = {
  label: string;
  'aria-label': string;
  variant: ButtonVariant;
  size: 'compact';
};

/** Uploads a proof while the business awaits verification. */
export function ProofButton({ label, ...look }: ProofButtonProps) {
  const { t } = useTranslation('verification');
  const inputRef = useRef<HTMLInputElement>(null);
  const { percent, error, upload } = useProofUpload('pending');
  return (
    <span className="grid max-w-40 justify-items-end gap-1">
      <Button {...look} busy={percent !== null} onClick={() => inputRef.current?.click()}>
        {label}
      </Button>
      <span role="status" className="sr-only">
        {percent !== null && t('panel.sending')}
      </span>
      {error && (
        <span role="alert" className="text-end text-help text-oxblood">
          {error}
        </span>
      )}
      <input
        ref={inputRef}
        type="file"
        hidden
        accept={proofFile.mimeTypes.join(',')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) upload(file);
          event.target.value = '';
        }}
      />
    </span>
  );
}
