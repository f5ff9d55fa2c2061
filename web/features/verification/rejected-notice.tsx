import { useTranslation } from 'react-i18next';
import type { RejectionReason } from '#domain/verification/decisions.ts';
import { isFinal } from '#domain/verification/decisions.ts';
import { formatInstant } from '#i18n/format.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { paths, roomPath } from '#web/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { Stamp } from '#web/ui/stamp.tsx';
import { RejectedProof } from './rejected-proof.tsx';
import type { Verification } from './use-verification.ts';
import { useVerification } from './use-verification.ts';

/** Banner for a rejected business, with the next step. */
export function RejectedNotice() {
  const { t } = useTranslation(['verification', 'dashboard']);
  const verification = useVerification('rejected');
  return (
    <section
      aria-labelledby="verification"
      className="relative grid gap-5 rounded-card border-oxblood border-t-4 bg-card p-5 shadow-raised md:p-8"
    >
      {verification.data && !isFinal(verification.data.reasons) && (
        <span className="absolute -top-7 right-3 rounded-full bg-card p-1.5 md:-top-5 md:right-8">
          <Stamp
            word={t('dashboard:rejected.stamp')}
            ring={t('dashboard:rejected.stampRing')}
            tone="oxblood"
            tilt={8}
            press
            className="size-18 md:size-26"
          />
        </span>
      )}
      <div className="grid gap-1 pe-16 md:pe-32">
        <h2 id="verification" className="text-h3 md:text-h2-panel">
          {t('dashboard:rejected.title')}
        </h2>
        <p className="max-w-text text-ink-2">{t('dashboard:rejected.text')}</p>
      </div>
      {verification.isPending && <SkeletonText lines={4} className="max-w-xl" />}
      {verification.isError && !verification.data && (
        <ErrorState
          title={t('panel.failed')}
          retryLabel={t('panel.retry')}
          onRetry={() => void verification.refetch()}
          busy={verification.isFetching}
          className="py-0"
        />
      )}
      {verification.data && <Remedies verification={verification.data} />}
    </section>
  );
}

const isAboutProof = (reason: RejectionReason) => reason.startsWith('proof_');

/** Reasons with remedies, the first one primary; others below. */
function Remedies({ verification }: { verification: Verification }) {
  const { t } = useTranslation(['verification', 'dashboard']);
  const { decided_at: decidedAt, reasons, reason } = verification;
  const language = useLanguage();
  const isOwner = usePermission('owner');
  const isOver = isFinal(reasons);
  const aboutProof = isOver ? undefined : reasons.find(isAboutProof);
  const aboutData = isOver ? undefined : reasons.find((key) => !isAboutProof(key));
  const variantOf = (isPrimary: boolean) => (isPrimary ? 'primary' : 'secondary');
  const edit = (key?: RejectionReason) =>
    isOwner && (
      <ButtonLink
        to={roomPath('business')}
        preventScrollReset
        variant={variantOf(!isOver && key !== undefined && key === reasons[0])}
        size="compact"
        className="justify-self-start"
        {...(key && { 'aria-label': `${t('panel.rejected.edit')}: ${t(`reasons.${key}.label`)}` })}
      >
        {t('panel.rejected.edit')}
      </ButtonLink>
    );
  const proof = isOwner && (
    <RejectedProof verification={verification} isPrimary={aboutProof !== undefined && aboutProof === reasons[0]} />
  );
  return (
    <>
      {reasons.length > 0 && (
        <ol aria-label={t('panel.rejected.mend')} className="grid items-stretch gap-3 lg:grid-cols-2">
          {reasons.map((key, index) => (
            <li key={key} className="flex gap-4 rounded-well bg-oxblood-wash p-4 md:p-5">
              <span
                aria-hidden="true"
                className="grid size-8 shrink-0 place-items-center rounded-full bg-ink font-semibold text-paper"
              >
                {index + 1}
              </span>
              <div className="grid min-w-0 grow content-start gap-3">
                <p className="max-w-text">
                  <strong className="block">{t(`reasons.${key}.label`)}</strong>
                  {t(`reasons.${key}.mend`)}
                </p>
                {!isOver && !isAboutProof(key) && edit(key)}
                {key === aboutProof && proof}
              </div>
            </li>
          ))}
        </ol>
      )}
      {reason && (
        <blockquote className="border-line border-s-4 ps-4">
          <h3 className="text-label">{t('panel.rejected.ownWords')}</h3>
          <p className="wrap-anywhere mt-1 max-w-text whitespace-pre-line">{reason}</p>
        </blockquote>
      )}
      {!aboutProof && proof}
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p className="max-w-text text-ink-2 text-small">
          {isOwner ? t('panel.rejected.again') : t('panel.ownerOnly')}{' '}
          {decidedAt && t('panel.rejected.decided', { decided: formatInstant(decidedAt, language) })}
        </p>
        <div className="flex flex-wrap items-center gap-3">
          {!aboutData && edit()}
          <ButtonLink to={paths.contact} reloadDocument variant={variantOf(isOver)} size="compact">
            {t('dashboard:rejected.contact')}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
