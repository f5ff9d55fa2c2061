import type { Tariff } from '#domain/plans/tariffs.ts';

export const eventLimits = {
  pictureAltLength: 200,
  externalIdLength: 255,
  /** In cents. */
  price: 1_000_000,
  tags: 5,
  /** How many days ahead an event may take place, today and the last day included. */
  daysAhead: 90,
} as const;

interface SurfaceLimits {
  /** Maximum number of user characteristics per event. */
  characteristics: number;
  /** Minimum and maximum participants of a limited event. */
  participants: { min: number; max: number };
  /** Whether publishing requires a description. */
  needsDescription: boolean;
}

/** What differs by the surface an event is created on: the dialog of the dashboard, or the standalone page and the API. */
export const surfaceLimits: Record<Tariff, SurfaceLimits> = {
  dialog: { characteristics: 5, participants: { min: 1, max: 100_000 }, needsDescription: false },
  standard: { characteristics: 10, participants: { min: 5, max: 500 }, needsDescription: true },
};

/** What a participant maximum becomes on a screen when it is not a number. */
export const defaultCapacity = 50;
