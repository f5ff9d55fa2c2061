import { labelOf } from '#domain/catalogue/catalogue.ts';
import { legalFormEntries } from '#domain/catalogue/legal-forms.ts';
import type { Language } from '#domain/shared/language.ts';
import type { CheckedFact } from '#domain/verification/proposals.ts';

export function factWords(field: CheckedFact, value: string | null, language: Language): string | null {
  const legalForm = field === 'legal_form' && legalFormEntries.find(({ key }) => key === value);
  return legalForm ? labelOf(legalForm, language) : value;
}
