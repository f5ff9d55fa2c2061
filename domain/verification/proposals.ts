import type { CaseCheckName } from '#domain/verification/case-checks.ts';

/** What a reviewer has checked of a verified business: a new value is a proposal, and the old one holds until it is decided. */
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

/** Those that belong to the business data; the display name belongs to the public profile. */
export type BusinessFact = Exclude<CheckedFact, 'display_name'>;

export const proposalOutcomes = ['agreed', 'refused'] as const;
export type ProposalOutcome = (typeof proposalOutcomes)[number];

/** How a proposal ends: by a reviewer, or because the business takes it back or proposes something else. */
export type ProposalEnd = ProposalOutcome | 'withdrawn' | 'replaced';

/** Reasons to refuse a proposal; each has a sentence that says what to do about it. */
export const refusalReasons = [
  'not_in_register',
  'proof_needed',
  'misleading',
  'other_business',
  'incomplete',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** Which checks say something about a new value of each fact. */
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

/** What a request does to the proposals of one fact. */
export interface ProposalStep {
  field: CheckedFact;
  /** `keep`: the same value waits already. `withdraw`: the old value is to stay after all. */
  step: 'make' | 'replace' | 'keep' | 'withdraw';
  value: string | null;
}

/** What becomes of the facts that somebody wants to change, compared with those that hold and those that wait. */
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
