import { useTranslation } from 'react-i18next';
import { verificationSteps } from '#domain/verification/decisions.ts';
import { formatInstant } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Card } from '#web/ui/panel.tsx';
import { Decide } from './decide.tsx';
import { ProposedRejection } from './proposed-rejection.tsx';
import { IfPermitted } from './right-missing.tsx';
import { StatusBadge } from './status-badge.tsx';
import type { Case } from './use-review.ts';

type DecisionCardProps = {
  business: Case;
  /** Another reviewer with the claim. */
  claimedBy: string | null;
  onDecided: () => void;
};

/** Verify or reject; rejecting is confirmed. A decided case is read-only. */
export function DecisionCard({ business, ...rest }: DecisionCardProps) {
  const { t } = useTranslation('review');
  return (
    <Card className="lg:sticky lg:top-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 xl:col-start-3 xl:row-span-1 xl:row-start-1">
      <h2 className="text-h3">{t('decide.title')}</h2>
      {business.proposal ? (
        <IfPermitted right="decide_cases">
          <ProposedRejection business={business} proposal={business.proposal} {...rest} />
        </IfPermitted>
      ) : verificationSteps[business.verification_status]?.mayDecide ? (
        <IfPermitted right="decide_cases">
          <Decide business={business} {...rest} />
        </IfPermitted>
      ) : (
        <Decided business={business} />
      )}
    </Card>
  );
}

function Decided({ business }: { business: Case }) {
  const { t } = useTranslation(['review', 'verification']);
  const language = useLanguage();
  const { verification_status: status, decision } = business;
  const facts = decision && {
    name: decision.decided_by,
    at: formatInstant(decision.decided_at, language),
  };
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <StatusBadge status={status} />
      {facts && <p>{status === 'verified' ? t('decide.verifiedBy', facts) : t('decide.rejectedBy', facts)}</p>}
      {decision && decision.reasons.length > 0 && (
        <ul className="list-disc ps-5">
          {decision.reasons.map((reason) => (
            <li key={reason}>{t(`verification:reasons.${reason}.label`)}</li>
          ))}
        </ul>
      )}
      {decision?.reason && <p className="wrap-anywhere whitespace-pre-line text-ink-2">{decision.reason}</p>}
      {!business.proposed && (
        <p className="text-help text-ink-2">{t(status === 'rejected' ? 'decide.again' : 'decide.closed')}</p>
      )}
    </div>
  );
}
