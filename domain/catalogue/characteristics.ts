import { activities } from '#domain/catalogue/activities.ts';
import type { CatalogueGroup } from '#domain/catalogue/catalogue.ts';
import { culture } from '#domain/catalogue/culture.ts';
import { instruments } from '#domain/catalogue/instruments.ts';
import { musicGenres } from '#domain/catalogue/music-genres.ts';
import { sports } from '#domain/catalogue/sports.ts';
import { travel } from '#domain/catalogue/travel.ts';

/** A group's key prefixes its entries' keys. */
export const characteristicGroups = [
  { key: 'act', de: 'Wochenend-Aktivitäten', en: 'Weekend activities', entries: activities },
  { key: 'sport', de: 'Sportarten', en: 'Sports', entries: sports },
  { key: 'music', de: 'Musikrichtungen', en: 'Music genres', entries: musicGenres },
  { key: 'culture', de: 'Kultur', en: 'Culture', entries: culture },
  { key: 'instr', de: 'Instrumente & Gesang', en: 'Instruments & singing', entries: instruments },
  { key: 'travel', de: 'Reisen', en: 'Travel', entries: travel },
] as const satisfies readonly CatalogueGroup[];

export type CharacteristicGroupKey = (typeof characteristicGroups)[number]['key'];
export type Characteristic = (typeof characteristicGroups)[number]['entries'][number]['key'];

/** Entries per group before "More". */
export const shownCharacteristics = 15;

const keys: ReadonlySet<string> = new Set(characteristicGroups.flatMap((group) => group.entries.map(({ key }) => key)));

export function isCharacteristic(key: string): key is Characteristic {
  return keys.has(key);
}
