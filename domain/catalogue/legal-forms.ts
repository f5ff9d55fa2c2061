import type { CatalogueEntry } from '#domain/catalogue/catalogue.ts';

/** Stored as the German text. Common forms first. */
export const legalForms = [
  'Einzelunternehmen',
  'GmbH',
  'UG',
  'GbR',
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
  'Stiftung',
  'Körperschaft d.ö.R.',
  'Andere',
] as const;
export type LegalForm = (typeof legalForms)[number];

/** The German form with an explanation. */
const englishLabels: Record<LegalForm, string> = {
  Einzelunternehmen: 'Einzelunternehmen (sole proprietorship)',
  GmbH: 'GmbH (limited liability company)',
  UG: 'UG (limited liability company with low share capital)',
  GbR: 'GbR (civil-law partnership)',
  'e.K.': 'e.K. (registered sole trader)',
  'Verein e.V.': 'Verein e.V. (registered association)',
  'GmbH & Co. KG': 'GmbH & Co. KG (limited partnership with a limited company)',
  KG: 'KG (limited partnership)',
  OHG: 'OHG (general partnership)',
  AG: 'AG (stock corporation)',
  SE: 'SE (European company)',
  KGaA: 'KGaA (partnership limited by shares)',
  PartG: 'PartG (partnership of professionals)',
  eG: 'eG (registered cooperative)',
  Stiftung: 'Stiftung (foundation)',
  'Körperschaft d.ö.R.': 'Public body (public-law corporation)',
  Andere: 'Other',
};

/** In the order of `legalForms`. */
export const legalFormEntries: readonly (CatalogueEntry & { key: LegalForm })[] = legalForms.map((key) => ({
  key,
  de: key,
  en: englishLabels[key],
}));
