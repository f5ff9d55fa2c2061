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

/** Findings that are a reason of their own, without a contradiction: a required value is missing. */
const reasonOfFinding: Partial<Record<CaseFinding, RejectionReason>> = { register_missing: 'register_missing' };

/** The reasons that are ticked before a reviewer chooses: those of the checks that failed. Hints tick nothing. */
export function reasonsOfFailedChecks(checks: readonly CaseCheck[]): RejectionReason[] {
  return checks.flatMap(({ check, state, finding }) => {
    const reason = reasonOfFinding[finding] ?? (state === 'contradiction' ? reasonOfCheck[check] : null);
    return reason ? [reason] : [];
  });
}
