import type { CaseCheck, CaseCheckName, CaseFinding } from '#domain/verification/case-checks.ts';
import type { RejectionReason } from '#domain/verification/decisions.ts';

/** The reason that a check stands for when it fails; none where a failure is no ground for a rejection by itself. */
const reasonOfCheck: Record<CaseCheckName, RejectionReason | null> = {
  register_number: 'register_number',
  legal_form: 'legal_form',
  tax_number: 'tax_number',
  address: 'address',
  phone: 'phone',
  mail_domain: null,
  duplicates: null,
};

/** What is not given although it has to be: no contradiction, but a failure all the same. */
const failedWithoutContradiction: readonly CaseFinding[] = ['register_missing'];

/** The reasons that are ticked before a reviewer chooses: those of the checks that failed. Hints tick nothing. */
export function reasonsOfFailedChecks(checks: readonly CaseCheck[]): RejectionReason[] {
  return checks.flatMap(({ check, state, finding }) => {
    const hasFailed = state === 'contradiction' || failedWithoutContradiction.includes(finding);
    const reason = reasonOfCheck[check];
    return hasFailed && reason ? [reason] : [];
  });
}
