import { findBusinessType } from '#domain/catalogue/business-types.ts';
import { labelOf } from '#domain/catalogue/catalogue.ts';
import type { Language } from '#domain/shared/language.ts';

/** A type we do not know shows as it is. */
export function businessTypeLabel(key: string, language: Language): string {
  const type = findBusinessType(key);
  return type ? labelOf(type, language) : key;
}
