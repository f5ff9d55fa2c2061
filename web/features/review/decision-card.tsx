import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { verificationSteps } from '#domain/verification/decisions.ts';
import { formatInstant } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Card } from '#web/ui/panel.tsx';
import type { Rejection } from './rejection-fields.tsx';
import { emptyRejection, isStated, RejectionFields } from './rejection-fields.tsx';
import { StatusBadge } from './status-badge.tsx';
import { useDecision } from './use-decision.ts';
import type { Case } from './use-review.ts';

/** Verify, or reject with reasons: that asks once. A decision that was already made is only shown. */
export function DecisionCard({ business }: { business: Case }) {
  const { t } = useTranslation('review');
  return (
    <Card>
      <h2 className="mb-4 text-h3">{t('decide.title')}</h2>
      {verificationSteps[business.verification_status]?.mayDecide ? (
        <Decide business={business} />
      ) : (
        <Decided business={business} />
      )}
    </Card>
  );
}

function Decide({ business: { id, company_name: company } }: { business: Case }) {
  const { t } = useTranslation(['review', 'verification']);
  const decision = useDecision();
  const [rejection, setRejection] = useState<Rejection>(emptyRejection);
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);

  function ask() {
    setTried(true);
    if (isStated(rejection)) setAsking(true);
  }

  async function reject() {
    await decision.run({ outcome: 'rejected', id, ...rejection }, company);
    setAsking(false);
  }

  const named = rejection.reasons.map((reason) => t(`verification:reasons.${reason}.label`)).join(', ');
  return (
    <div className="grid gap-5">
      <RejectionFields value={rejection} onChange={setRejection} isMissing={isTried && !isStated(rejection)} />
      <div className="grid grid-cols-2 gap-2 max-[22rem]:grid-cols-1">
        <Button variant="danger-outline" icon={X} disabled={decision.isBusy} onClick={ask}>
          {t('decide.reject')}
        </Button>
        <Button
          icon={Check}
          busy={decision.isBusy && !isAsking}
          onClick={() => void decision.run({ outcome: 'verified', id }, company)}
          className="bg-fir! text-card!"
        >
          {t('decide.verify')}
        </Button>
      </div>
      <p className="text-help text-ink-2">{t('decide.after')}</p>
      <ConfirmDialog
        open={isAsking}
        title={t('decide.confirmTitle', { company })}
        cancelLabel={t('decide.cancel')}
        confirmLabel={t('decide.reject')}
        busy={decision.isBusy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void reject()}
      >
        <p>{t('decide.confirmText')}</p>
        {named && <p className="mt-2">{t('decide.confirmReasons', { reasons: named })}</p>}
      </ConfirmDialog>
    </div>
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
    <div className="grid justify-items-start gap-3">
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
