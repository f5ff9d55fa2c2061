import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { proofFile } from '#domain/registration/proof.ts';
import type { VerificationStatus } from '#domain/verification/status.ts';
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

/** What the business can hand in while it is checked, or has to correct. */
export function VerificationPanel({ status, className }: { status: VerificationStatus; className?: string }) {
  const { t } = useTranslation('verification');
  const verification = useVerification(status);
  if (status === 'verified') return null;
  if (verification.isPending) {
    return (
      <Card className={className}>
        <SkeletonText lines={4} className="max-w-xl" />
      </Card>
    );
  }
  if (!verification.data) {
    return (
      <Card className={className}>
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
    <Card className={className}>
      {status === 'rejected' ? <Rejected {...verification.data} /> : <Pending {...verification.data} />}
    </Card>
  );
}

/** The banner says how far the check is; here more can be handed in. */
function Pending(verification: Verification) {
  const { t } = useTranslation('verification');
  const language = useLanguage();
  return (
    <section aria-labelledby="verification" className="grid gap-4">
      <div>
        <h2 id="verification" className="text-h4">
          {t('panel.pending.title')}
        </h2>
        <p className="text-ink-2 text-small">
          {t('panel.pending.submitted', { submitted: formatInstant(verification.submitted_at, language) })}
        </p>
      </div>
      <ProofUpload verification={verification} />
    </section>
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
  const { verification_status: status, proof_type: proofType } = verification;
  const { percent, error, upload } = useProofUpload(status);
  const isOwner = usePermission('owner');
  const has = t(proofType ? 'panel.hasProof' : 'panel.noProof');
  if (!isOwner) return <p className="text-ink-2 text-small">{t('panel.ownerOnly')}</p>;
  const kind = status === 'rejected' ? 'rejected' : 'pending';
  return (
    <FileDrop
      label={t(`panel.${kind}.proof`)}
      help={`${has} ${t(`panel.${kind}.proofHelp`)}`}
      error={error}
      accept={proofFile.mimeTypes.join(',')}
      buttonLabel={t('panel.choose')}
      onFiles={([file]) => file && upload(file)}
      progress={percent}
      progressLabel={(value) => `${t('panel.sending')} ${value} %`}
    />
  );
}
