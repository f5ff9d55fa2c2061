import type { CaseCheck, CaseCheckName, CaseFinding } from '#domain/verification/case-checks.ts';
import type { RejectionReason } from '#domain/verification/decisions.ts';

/** Rejection reason of a failed check; null if failure alone is no reason. */
const reasonOfCheck: Record<CaseCheckName, RejectionReason | null> = {
  register_number: 'register_number',
  legal_form: 'legal_form',
  tax_number: 'tax_number',
  address: 'address',
  phone: 'phone',
  mail_domain: null,
  duplicates: null,
};

/** Findings that are reasons by themselves: missing required values. */
const reasonOfFinding: Partial<Record<CaseFinding, RejectionReason>> = { register_missing: 'register_missing' };

/** Reasons of failed checks; hints select none. */
export function reasonsOfFailedChecks(checks: readonly CaseCheck[]): RejectionReason[] {
  return checks.flatMap(({ check, state, finding }) => {
    const reason = reasonOfFinding[finding] ?? (state === 'contradiction' ? reasonOfCheck[check] : null);
    return reason ? [reason] : [];
  });
}
