/** What became public, changed or went. After `business.gone` none of its events is public either. */
const publicChangeTypes = [
  'business.published',
  'business.changed',
  'business.gone',
  'event.published',
  'event.changed',
  'event.moved',
  'event.gone',
] as const;

/**
 * What happened to one person at one event. `promoted` is a place after waiting, `approved` one that the business gave,
 * `rejected` an application refused, `removed` a place or a wait that the business ended.
 */
const personChangeTypes = [
  'person.joined',
  'person.applied',
  'person.waiting',
  'person.promoted',
  'person.approved',
  'person.rejected',
  'person.removed',
  'person.left',
] as const;

export const appChangeTypes = [...publicChangeTypes, ...personChangeTypes] as const;
export type PersonChangeType = (typeof personChangeTypes)[number];
export type AppChangeType = (typeof appChangeTypes)[number];

/** When and where a moved event was before; instants in ISO 8601. */
export interface AppChangeDetails {
  before: { starts_at: string; over_at: string; location: string };
}

/** How long changes can be read again, in days. */
export const keptDays = 30;
