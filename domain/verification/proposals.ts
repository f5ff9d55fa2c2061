import type { CaseCheckName } from '#domain/verification/case-checks.ts';

/** Checked facts of a verified business: a new value is a proposal, and the old one stays valid until decided. */
export const checkedFacts = [
  'company_name',
  'display_name',
  'legal_form',
  'handelsregister_number',
  'tax_id',
  'address',
  'managing_director',
] as const;
export type CheckedFact = (typeof checkedFacts)[number];

/** Facts in the business data; the display name is in the profile. */
export type BusinessFact = Exclude<CheckedFact, 'display_name'>;

export const proposalOutcomes = ['agreed', 'refused'] as const;
export type ProposalOutcome = (typeof proposalOutcomes)[number];

/** Decided by a reviewer, or withdrawn or replaced by the business. */
export type ProposalEnd = ProposalOutcome | 'withdrawn' | 'replaced';

/** Refusal reasons; each is a sentence on what to do. */
export const refusalReasons = [
  'not_in_register',
  'proof_needed',
  'misleading',
  'other_business',
  'incomplete',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

export const factChecks: Record<CheckedFact, readonly CaseCheckName[]> = {
  company_name: ['legal_form', 'duplicates'],
  display_name: ['duplicates'],
  legal_form: ['legal_form', 'register_number'],
  handelsregister_number: ['register_number', 'duplicates'],
  tax_id: ['tax_number', 'duplicates'],
  address: ['address', 'duplicates'],
  managing_director: [],
};

export type FactValues = Partial<Record<CheckedFact, string | null>>;

export interface ProposalStep {
  field: CheckedFact;
  /** `keep`: the same value waits. `withdraw`: the current value stays. */
  step: 'make' | 'replace' | 'keep' | 'withdraw';
  value: string | null;
}

/** Compares requested facts with current and waiting values. */
export function planProposals(holding: FactValues, waiting: FactValues, wanted: FactValues): ProposalStep[] {
  return checkedFacts.flatMap((field): ProposalStep[] => {
    const value = wanted[field];
    if (value === undefined) return [];
    const waits = waiting[field];
    if (value === (holding[field] ?? null)) return waits === undefined ? [] : [{ field, step: 'withdraw', value }];
    if (waits === undefined) return [{ field, step: 'make', value }];
    return [{ field, step: waits === value ? 'keep' : 'replace', value }];
  });
}
