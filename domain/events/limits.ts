import type { Tariff } from '#domain/plans/tariffs.ts';

/** Seed sections 5 and 9. */
export const eventLimits = {
  titleLength: 60,
  descriptionLength: 300,
  locationLength: 200,
  tags: 5,
  /** Days ahead that the standalone page and the API accept, today and the last day included. */
  daysAhead: 90,
} as const;

const characteristics: Record<Tariff, number> = { dialog: 5, standard: 10 };

/** Most user characteristics that one event may name on a surface. */
export function maxCharacteristics(tariff: Tariff): number {
  return characteristics[tariff];
}

/** Estimated reach in users: a placeholder estimate behind one function (seed section 9). */
export function estimateReach(tagCount: number, characteristicCount: number): number {
  return tagCount * 150 + characteristicCount * 75;
}
