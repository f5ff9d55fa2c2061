import type { CatalogueEntry } from '#domain/catalogue/catalogue.ts';
import { labelOf } from '#domain/catalogue/catalogue.ts';
import type { Language } from '#domain/shared/language.ts';

/** Names in the legacy field `category.name` of old events; they are shown as a badge and can no longer be chosen. */
export const eventCategories = [
  { key: 'business', de: 'Business', en: 'Business' },
  { key: 'technology', de: 'Technologie', en: 'Technology' },
  { key: 'marketing', de: 'Marketing', en: 'Marketing' },
  { key: 'finance', de: 'Finanzen', en: 'Finance' },
  { key: 'healthcare', de: 'Gesundheit', en: 'Healthcare' },
  { key: 'education', de: 'Bildung', en: 'Education' },
] as const satisfies readonly CatalogueEntry[];

/** A name without a label shows as it is. */
export function eventCategoryLabel(name: string, language: Language): string {
  const entry = eventCategories.find(({ key }) => key === name);
  return entry ? labelOf(entry, language) : name;
}
