import { findBusinessType } from '#domain/catalogue/business-types.ts';
import { labelOf } from '#domain/catalogue/catalogue.ts';
import type { Language } from '#domain/shared/language.ts';

/** Unknown types are returned unchanged. */
export function businessTypeLabel(key: string, language: Language): string {
  const type = findBusinessType(key);
  return type ? labelOf(type, language) : key;
}
