import type { Tariff } from '#domain/plans/tariffs.ts';

/** Seed sections 5 and 9. */
export const eventLimits = {
  titleLength: 60,
  descriptionLength: 300,
  locationLength: 200,
  ticketUrlLength: 500,
  /** In cents. */
  price: 1_000_000,
  tags: 5,
  /** Days ahead that the standalone page and the API accept, today and the last day included. */
  daysAhead: 90,
} as const;

const characteristics: Record<Tariff, number> = { dialog: 5, standard: 10 };

/** Most user characteristics that one event may name on a surface. */
export function maxCharacteristics(tariff: Tariff): number {
  return characteristics[tariff];
}

const capacities: Record<Tariff, { min: number; max: number }> = {
  dialog: { min: 1, max: 100_000 },
  standard: { min: 5, max: 500 },
};

/** Fewest and most participants that a limited event may have on a surface. */
export function capacityRange(tariff: Tariff): { min: number; max: number } {
  return capacities[tariff];
}

/** What a participant maximum becomes on a screen when it is no number. */
export const defaultCapacity = 50;

/** Estimated reach in users: a placeholder estimate behind one function. */
export function estimateReach(tagCount: number, characteristicCount: number): number {
  return tagCount * 150 + characteristicCount * 75;
}
