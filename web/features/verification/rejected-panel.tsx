import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { proofFile } from '#domain/registration/proof.ts';
import { formatInstant } from '#i18n/format.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { tabPath } from '#web/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Card } from '#web/ui/panel.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import type { Verification } from './use-verification.ts';
import { useProofUpload, useVerification } from './use-verification.ts';

/** What a rejected business has to correct, and where it hands in a new proof. */
export function RejectedPanel() {
  const { t } = useTranslation('verification');
  const verification = useVerification('rejected');
  if (verification.isPending) {
    return (
      <Card>
        <SkeletonText lines={4} className="max-w-xl" />
      </Card>
    );
  }
  if (!verification.data) {
    return (
      <Card>
        <ErrorState
          title={t('panel.failed')}
          retryLabel={t('panel.retry')}
          onRetry={() => void verification.refetch()}
          busy={verification.isFetching}
          className="py-0"
        />
      </Card>
    );
  }
  return (
    <Card>
      <Rejected {...verification.data} />
    </Card>
  );
}

function Rejected(verification: Verification) {
  const { t } = useTranslation('verification');
  const { decided_at: decidedAt, reasons, reason } = verification;
  const language = useLanguage();
  const isOwner = usePermission('owner');
  const decided = decidedAt && formatInstant(decidedAt, language);
  return (
    <section aria-labelledby="verification" className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
      <div className="grid content-start gap-4">
        <div>
          <h2 id="verification" className="text-h4">
            {t('panel.rejected.title')}
          </h2>
          {decided && <p className="text-ink-2 text-small">{t('panel.rejected.decided', { decided })}</p>}
        </div>
        {reasons.length > 0 && (
          <div>
            <h3 className="text-label">{t('panel.rejected.mend')}</h3>
            <ul className="mt-1 grid list-disc gap-2 ps-5">
              {reasons.map((key) => (
                <li key={key}>
                  <strong>{t(`reasons.${key}.label`)}:</strong> {t(`reasons.${key}.mend`)}
                </li>
              ))}
            </ul>
          </div>
        )}
        {reason && (
          <div>
            <h3 className="text-label">{t('panel.rejected.ownWords')}</h3>
            <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
          </div>
        )}
      </div>
      <div className="grid content-start gap-4">
        <ProofUpload verification={verification} />
        {isOwner && (
          <Link to={{ pathname: tabPath('profile'), hash: '#business-data' }} className="text-link justify-self-start">
            {t('panel.rejected.edit')}
          </Link>
        )}
        <p className="text-ink-2 text-small">{t('panel.rejected.again')}</p>
      </div>
    </section>
  );
}

function ProofUpload({ verification }: { verification: Verification }) {
  const { t } = useTranslation('verification');
  const { percent, error, upload } = useProofUpload('rejected');
  const isOwner = usePermission('owner');
  const has = t(verification.proof_type ? 'panel.hasProof' : 'panel.noProof');
  if (!isOwner) return <p className="text-ink-2 text-small">{t('panel.ownerOnly')}</p>;
  return (
    <FileDrop
      label={t('panel.rejected.proof')}
      help={`${has} ${t('panel.rejected.proofHelp')}`}
      error={error}
      accept={proofFile.mimeTypes.join(',')}
      buttonLabel={t('panel.choose')}
      onFiles={([file]) => file && upload(file)}
      progress={percent}
      progressLabel={(value) => `${t('panel.sending')} ${value} %`}
    />
  );
}
