import type { LegalForm } from '#domain/catalogue/legal-forms.ts';
import { isApplied, parseRegisterNumber, registerExpectations } from '#domain/verification/register-number.ts';

/** What § 5 DDG asks for and only the business can tell. */
export type ImprintGap = 'representative' | 'register' | 'court';

interface Told {
  legal_form: LegalForm;
  managing_director: string | null;
  handelsregister_number: string | null;
}

/** The number in a register as guests may read it: not while it is only applied for. */
export function registerEntry(number: string | null): string | null {
  return number === null || number.trim() === '' || isApplied(number) ? null : number;
}

/** What is missing in the imprint of a business: who represents it, its register, and the court that keeps it. */
export function imprintGaps({ legal_form, managing_director, handelsregister_number }: Told): ImprintGap[] {
  const entry = registerEntry(handelsregister_number);
  const { isRequired } = registerExpectations[legal_form];
  const gaps: ImprintGap[] = managing_director?.trim() ? [] : ['representative'];
  if (entry === null) return isRequired ? [...gaps, 'register'] : gaps;
  return parseRegisterNumber(entry)?.court == null ? [...gaps, 'court'] : gaps;
}
