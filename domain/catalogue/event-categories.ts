import type { CatalogueEntry } from '#domain/catalogue/catalogue.ts';
import { labelOf } from '#domain/catalogue/catalogue.ts';
import type { Language } from '#domain/shared/language.ts';

/** Values of the legacy field `category.name`; shown as a badge only. */
export const eventCategories = [
  { key: 'business', de: 'Business', en: 'Business' },
  { key: 'technology', de: 'Technologie', en: 'Technology' },
  { key: 'marketing', de: 'Marketing', en: 'Marketing' },
  { key: 'finance', de: 'Finanzen', en: 'Finance' },
  { key: 'healthcare', de: 'Gesundheit', en: 'Healthcare' },
  { key: 'education', de: 'Bildung', en: 'Education' },
] as const satisfies readonly CatalogueEntry[];

/** Returns an unknown name unchanged. */
export function eventCategoryLabel(name: string, language: Language): string {
  const entry = eventCategories.find(({ key }) => key === name);
  return entry ? labelOf(entry, language) : name;
}
