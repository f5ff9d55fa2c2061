import { findBusinessType } from '#domain/catalogue/business-types.ts';
import { labelOf } from '#domain/catalogue/catalogue.ts';
import type { Language } from '#domain/shared/language.ts';

/** An unknown type is shown as it is. */
export function businessTypeLabel(key: string, language: Language): string {
  const type = findBusinessType(key);
  return type ? labelOf(type, language) : key;
}
