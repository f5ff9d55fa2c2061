import type { CatalogueEntry } from '#domain/catalogue/catalogue.ts';

/** Stored as the German word. */
export const profileCategories = [
  'Restaurant',
  'Café',
  'Bar',
  'Hotel',
  'Fitness',
  'Wellness',
  'Shopping',
  'Dienstleistung',
  'Bildung',
  'Gesundheit',
  'Unterhaltung',
  'Sport',
  'Kultur',
  'Beauty',
  'Handwerk',
] as const;
export type ProfileCategory = (typeof profileCategories)[number];

export const maxProfileCategories = 3;

const englishLabels: Record<ProfileCategory, string> = {
  Restaurant: 'Restaurant',
  Café: 'Café',
  Bar: 'Bar',
  Hotel: 'Hotel',
  Fitness: 'Fitness',
  Wellness: 'Wellness',
  Shopping: 'Shopping',
  Dienstleistung: 'Services',
  Bildung: 'Education',
  Gesundheit: 'Health',
  Unterhaltung: 'Entertainment',
  Sport: 'Sport',
  Kultur: 'Culture',
  Beauty: 'Beauty',
  Handwerk: 'Skilled trades',
};

/** In the order of `profileCategories`. */
export const profileCategoryEntries: readonly (CatalogueEntry & { key: ProfileCategory })[] = profileCategories.map(
  (key) => ({ key, de: key, en: englishLabels[key] }),
);
