import type { LegalForm } from '#domain/catalogue/legal-forms.ts';
import { isApplied, parseRegisterNumber, registerExpectations } from '#domain/verification/register-number.ts';

/** What § 5 DDG asks for and only the business can tell. */
export const imprintGapKinds = ['representative', 'register', 'court'] as const;
export type ImprintGap = (typeof imprintGapKinds)[number];

interface Told {
  legalForm: LegalForm;
  managingDirector: string | null;
  handelsregisterNumber: string | null;
}

/** The number in a register as guests may read it: not while it is only applied for. */
export function registerEntry(number: string | null): string | null {
  return number === null || number.trim() === '' || isApplied(number) ? null : number;
}

/** What is missing in the imprint of a business: who represents it, its register, and the court that keeps it. */
export function imprintGaps({ legalForm, managingDirector, handelsregisterNumber }: Told): ImprintGap[] {
  const entry = registerEntry(handelsregisterNumber);
  const { isRequired } = registerExpectations[legalForm];
  const gaps: ImprintGap[] = managingDirector?.trim() ? [] : ['representative'];
  if (entry === null) return isRequired ? [...gaps, 'register'] : gaps;
  return parseRegisterNumber(entry)?.court == null ? [...gaps, 'court'] : gaps;
}
