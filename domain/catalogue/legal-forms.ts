import type { CatalogueEntry } from '#domain/catalogue/catalogue.ts';

/** The stored value is the German text itself. */
export const legalForms = ['Einzelunternehmen', 'GmbH', 'UG', 'GbR', 'e.K.', 'Verein e.V.', 'Andere'] as const;
export type LegalForm = (typeof legalForms)[number];

/** German legal forms have no English name: English readers get the form and what it is. */
const englishLabels: Record<LegalForm, string> = {
  Einzelunternehmen: 'Einzelunternehmen (sole proprietorship)',
  GmbH: 'GmbH (limited liability company)',
  UG: 'UG (limited liability company with low share capital)',
  GbR: 'GbR (civil-law partnership)',
  'e.K.': 'e.K. (registered sole trader)',
  'Verein e.V.': 'Verein e.V. (registered association)',
  Andere: 'Other',
};

/** In the order of `legalForms`. */
export const legalFormEntries: readonly (CatalogueEntry & { key: LegalForm })[] = legalForms.map((key) => ({
  key,
  de: key,
  en: englishLabels[key],
}));
