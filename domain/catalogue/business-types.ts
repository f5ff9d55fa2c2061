import type { CatalogueEntry } from '#domain/catalogue/catalogue.ts';

export const businessTypes = [
  'bar',
  'restaurant',
  'cafe',
  'club',
  'fitness',
  'event',
  'recurring',
  'onetime',
  'other',
] as const;
export type BusinessType = (typeof businessTypes)[number];

export interface BusinessTypeEntry extends CatalogueEntry {
  key: BusinessType;
  /** The type requires a free-text description. */
  needsDescription: boolean;
  /** Alcohol or a club requires a licence: its number or 'beantragt'. */
  needsLicence: boolean;
}

/** In the order of `businessTypes`. */
export const businessTypeEntries: readonly BusinessTypeEntry[] = [
  { key: 'bar', de: 'Bar', en: 'Bar', needsDescription: false, needsLicence: true },
  { key: 'restaurant', de: 'Restaurant', en: 'Restaurant', needsDescription: false, needsLicence: true },
  { key: 'cafe', de: 'Café', en: 'Café', needsDescription: false, needsLicence: false },
  { key: 'club', de: 'Club', en: 'Club', needsDescription: false, needsLicence: true },
  { key: 'fitness', de: 'Fitnessclub', en: 'Fitness club', needsDescription: false, needsLicence: false },
  { key: 'event', de: 'Eventlocation', en: 'Event venue', needsDescription: false, needsLicence: false },
  { key: 'recurring', de: 'Event-Veranstalter', en: 'Event organiser', needsDescription: true, needsLicence: false },
  { key: 'onetime', de: 'Einmaliges Event', en: 'One-off event', needsDescription: true, needsLicence: false },
  { key: 'other', de: 'Andere', en: 'Other', needsDescription: true, needsLicence: false },
];

export function findBusinessType(key: string): BusinessTypeEntry | undefined {
  return businessTypeEntries.find((entry) => entry.key === key);
}

export function needsDescription(businessType: BusinessType): boolean {
  return findBusinessType(businessType)?.needsDescription ?? false;
}

export function needsLicence(businessType: BusinessType): boolean {
  return findBusinessType(businessType)?.needsLicence ?? false;
}
