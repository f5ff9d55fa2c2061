import type { LegalForm } from '#domain/catalogue/legal-forms.ts';

/** Legal forms in company names; `other`: not offered at registration. */
type NamedForm = Exclude<LegalForm, 'Einzelunternehmen' | 'Andere'> | 'other';

/** Ordered: `GmbH & Co. KG` before its parts; `AG` only as a word. */
const words: readonly [NamedForm, RegExp][] = [
  ['KGaA', /\bKGaA(?![\p{L}])/u],
  ['GmbH & Co. KG', /\b(?:GmbH|UG)\b.{0,30}\bCo\.?\s*KG(?![\p{L}])/u],
  ['OHG', /\bOHG(?![\p{L}])/u],
  ['KG', /\bKG(?![\p{L}])/u],
  ['AG', /\bAG(?![\p{L}])/u],
  ['SE', /\bSE(?![\p{L}])/u],
  ['eG', /\be\.?\s?G\.?(?![\p{L}])/u],
  ['PartG', /\bPartG(?:\s?mbB)?(?![\p{L}])/u],
  ['Stiftung', /\bStiftung(?![\p{L}])/u],
  ['Körperschaft d.ö.R.', /\b(?:KdöR|AöR|[dA]\.?\s?ö\.?\s?R\.?)(?![\p{L}])/u],
  ['other', /\bLtd\.?(?![\p{L}])/u],
  ['UG', /\bUG(?![\p{L}])/u],
  ['GmbH', /\b(?:g?GmbH|[Gg]esellschaft mit beschränkter Haftung)(?![\p{L}])/u],
  ['GbR', /\be?GbR(?![\p{L}])/u],
  ['e.K.', /\be\.?\s?(?:K\.?|Kfm\.?|Kfr\.?)(?![\p{L}])/u],
  ['Verein e.V.', /\be\.?\s?V\.?(?![\p{L}])/u],
];

export function legalFormInName(companyName: string): NamedForm | null {
  return words.find(([, pattern]) => pattern.test(companyName))?.[0] ?? null;
}

/** Forms the name must contain (GmbHG 4 and 5a, HGB 19, AktG 4 and 279, GenG 3, PartGG 2, BGB 65). */
export const mustCarryForm: readonly LegalForm[] = [
  'GmbH',
  'UG',
  'e.K.',
  'Verein e.V.',
  'GmbH & Co. KG',
  'KG',
  'OHG',
  'AG',
  'SE',
  'KGaA',
  'PartG',
  'eG',
];
