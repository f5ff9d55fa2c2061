import type { LegalForm } from '#domain/catalogue/legal-forms.ts';
import { isApplied, parseRegisterNumber, registerExpectations } from '#domain/verification/register-number.ts';

/** Facts that § 5 DDG requires and only the business knows. */
export const imprintGapKinds = ['representative', 'register', 'court'] as const;
export type ImprintGap = (typeof imprintGapKinds)[number];

interface Told {
  legalForm: LegalForm;
  managingDirector: string | null;
  handelsregisterNumber: string | null;
}

/** Null while only applied for. */
export function registerEntry(number: string | null): string | null {
  return number === null || number.trim() === '' || isApplied(number) ? null : number;
}

/** Representative, register, court. */
export function imprintGaps({ legalForm, managingDirector, handelsregisterNumber }: Told): ImprintGap[] {
  const entry = registerEntry(handelsregisterNumber);
  const { isRequired } = registerExpectations[legalForm];
  const gaps: ImprintGap[] = managingDirector?.trim() ? [] : ['representative'];
  if (entry === null) return isRequired ? [...gaps, 'register'] : gaps;
  return parseRegisterNumber(entry)?.court == null ? [...gaps, 'court'] : gaps;
}
