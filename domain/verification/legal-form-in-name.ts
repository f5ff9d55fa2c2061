import type { LegalForm } from '#domain/catalogue/legal-forms.ts';

/** Legal forms that a company name can contain; `other` means one that the registration does not list. */
type NamedForm = Exclude<LegalForm, 'Einzelunternehmen' | 'Andere'> | 'other';

/** In this order: a `GmbH & Co. KG` is a limited partnership, and `AG` inside a word is not a legal form. */
const words: readonly [NamedForm, RegExp][] = [
  ['other', /\b(?:Co\.?\s*(?:KGaA|KG|OHG)|KGaA|KG|OHG|AG|SE|e\.?\s?G\.?|PartG(?:\s?mbB)?|Stiftung|Ltd\.?)(?![\p{L}])/u],
  ['UG', /\bUG(?![\p{L}])/u],
  ['GmbH', /\b(?:g?GmbH|[Gg]esellschaft mit beschränkter Haftung)(?![\p{L}])/u],
  ['GbR', /\be?GbR(?![\p{L}])/u],
  ['e.K.', /\be\.?\s?(?:K\.?|Kfm\.?|Kfr\.?)(?![\p{L}])/u],
  ['Verein e.V.', /\be\.?\s?V\.?(?![\p{L}])/u],
];

/** The legal form in a company name; null when there is none. */
export function legalFormInName(companyName: string): NamedForm | null {
  return words.find(([, pattern]) => pattern.test(companyName))?.[0] ?? null;
}

/** These must have their legal form in the name (GmbHG 4 and 5a, HGB 19, BGB 65). */
export const mustCarryForm: readonly LegalForm[] = ['GmbH', 'UG', 'e.K.', 'Verein e.V.'];
