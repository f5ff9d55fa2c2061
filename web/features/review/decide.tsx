import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonsOfFailedChecks } from '#domain/verification/failed-checks.ts';
import { useLetterKeys } from '#web/member/letter-keys.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Check } from '#web/ui/icons/check.ts';
import { X } from '#web/ui/icons/x.ts';
import { Key } from '#web/ui/key.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import type { Rejection } from './rejection-fields.tsx';
import { isStated, RejectionFields } from './rejection-fields.tsx';
import { useDecision } from './use-decision.ts';
import type { Case } from './use-review.ts';

type DecideProps = { business: Case; claimedBy: string | null; onDecided: () => void };

/**
 * Both decisions; on phones at the bottom. The reasons of a rejection are folded.
 */
export function Decide({ business, claimedBy, onDecided }: DecideProps) {
  const { t } = useTranslation(['review', 'verification']);
  const { id, company_name: company, checks, rejection_needs_second: needsSecond } = business;
  const decision = useDecision();
  const [failed] = useState(() => reasonsOfFailedChecks(checks));
  const [rejection, setRejection] = useState<Rejection>({ reasons: failed, reason: '' });
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const fieldsRef = useRef<HTMLDetailsElement>(null);
  const disabledReason = claimedBy ? t('claim.locked', { name: claimedBy }) : undefined;

  function ask() {
    if (claimedBy || decision.isBusy) return;
    setTried(true);
    if (isStated(rejection)) return setAsking(true);
    if (fieldsRef.current) fieldsRef.current.open = true;
    fieldsRef.current?.scrollIntoView({ block: 'center' });
    fieldsRef.current?.querySelector('input')?.focus({ preventScroll: true });
  }

  async function reject() {
    await decision.run({ outcome: 'rejected', id, ...rejection }, company, onDecided);
    setAsking(false);
  }

  function verify() {
    if (!claimedBy && !decision.isBusy) void decision.run({ outcome: 'verified', id }, company, onDecided);
  }

  useLetterKeys({ v: verify, a: ask });
  const labelOf = (reason: Rejection['reasons'][number]) => t(`verification:reasons.${reason}.label`);
  const named = rejection.reasons.map(labelOf).join(', ');
  const rejectLabel = t(needsSecond ? 'decide.propose' : 'decide.reject');
  return (
    <div className="mt-4 grid gap-5">
      <DecisionButtons>
        <Button
          icon={Check}
          aria-keyshortcuts="V"
          busy={decision.isBusy && !isAsking}
          disabledReason={disabledReason}
          onClick={verify}
          className="bg-fir! text-card!"
        >
          {t('decide.verify')}
          <Letter>V</Letter>
        </Button>
        <Button
          variant="danger-outline"
          icon={X}
          aria-keyshortcuts="A"
          disabled={decision.isBusy}
          disabledReason={disabledReason}
          onClick={ask}
        >
          {rejectLabel}
          <Letter>A</Letter>
        </Button>
      </DecisionButtons>
      <p className="text-help text-ink-2">{t(needsSecond ? 'decide.afterTwo' : 'decide.after')}</p>
      <details ref={fieldsRef} className="-my-2">
        <summary className="text-link flex min-h-11 w-fit cursor-pointer items-center">
          {t('decide.why', { count: rejection.reasons.length })}
        </summary>
        {failed.length > 0 && <p className="mb-4 text-ink-2 text-small">{t('decide.ticked')}</p>}
        <RejectionFields value={rejection} onChange={setRejection} isMissing={isTried && !isStated(rejection)} />
      </details>
      {rejection.reasons.length > 0 && (
        <details className="-mt-2 text-small">
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
            {t('decide.preview')}
          </summary>
          <ul className="grid gap-2 rounded-well bg-sunk p-3">
            {rejection.reasons.map((reason) => (
              <li key={reason}>
                <strong>{labelOf(reason)}:</strong> {t(`verification:reasons.${reason}.mend`)}
              </li>
            ))}
          </ul>
        </details>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('decide.confirmTitle', { company })}
        cancelLabel={t('decide.cancel')}
        confirmLabel={rejectLabel}
        busy={decision.isBusy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void reject()}
      >
        <p>{t(needsSecond ? 'decide.confirmTwo' : 'decide.confirmText')}</p>
        {named && <p className="mt-2">{t('decide.confirmReasons', { reasons: named })}</p>}
      </ConfirmDialog>
    </div>
  );
}

/** A button's shortcut, with a keyboard. */
export function Letter({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="ms-1 pointer-coarse:hidden">
      <Key>{children}</Key>
    </span>
  );
}
