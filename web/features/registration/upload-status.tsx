import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProofFault } from '#domain/registration/proof.ts';
import { findProofFault, proofFile } from '#domain/registration/proof.ts';
import { isProblem } from '#web/api/problem.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Check } from '#web/ui/icons/check.ts';
import { RotateCcw } from '#web/ui/icons/rotate-ccw.ts';
import { Well } from '#web/ui/panel.tsx';
import { useRegistration } from './registration-provider.tsx';

export function UploadStatus() {
  const { t } = useTranslation('registration');
  const { pending, upload } = useRegistration();
  const problemText = useProblemText();
  const [refused, setRefused] = useState<{ name: string; fault: ProofFault } | null>(null);
  const { state } = upload;
  const isUnfit = state.kind === 'failed' && isProblem(state.error, 'file_type');
  if (!pending) return null;
  if (state.kind === 'done') {
    return (
      <p role="status" className="flex items-center gap-2 font-semibold text-fir text-small">
        <Icon of={Check} size={18} />
        {t('upload.done')}
      </p>
    );
  }
  if (!pending.missingProof) return null;

  function take([file]: File[]) {
    if (!file || !pending) return;
    const fault = findProofFault(file);
    setRefused(fault && { name: file.name, fault });
    if (!fault) upload.start(file, pending.uploadToken);
  }

  const complaint =
    refused && t(refused.fault === 'too_large' ? 'proof.tooLarge' : 'proof.fileType', { name: refused.name });
  const isLost = state.kind === 'none';
  const reason =
    state.kind === 'failed' && (isUnfit ? t('proof.fileType', { name: state.file.name }) : problemText(state.error));
  const failed = reason && t('upload.failed', { reason });
  return (
    <Well className="max-w-[34rem]">
      <FileDrop
        label={t('upload.label')}
        help={isLost ? t('proof.lost', { name: pending.missingProof }) : pending.missingProof}
        error={complaint || failed || null}
        accept={proofFile.mimeTypes.join(',')}
        buttonLabel={isLost ? t('proof.button') : t('proof.change')}
        onFiles={take}
        progress={state.kind === 'running' ? state.percent : null}
        progressLabel={(percent) => t('upload.running', { percent })}
        actions={
          state.kind === 'failed' &&
          !isUnfit && (
            <Button size="compact" variant="quiet" icon={RotateCcw} onClick={() => take([state.file])}>
              {t('upload.retry')}
            </Button>
          )
        }
      />
      {failed && <p className="mt-3 text-help text-ink-2">{t('upload.failedHelp')}</p>}
    </Well>
  );
}
