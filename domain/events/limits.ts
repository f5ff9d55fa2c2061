import type { Tariff } from '#domain/plans/tariffs.ts';

export const eventLimits = {
  pictureAltLength: 200,
  externalIdLength: 255,
  /** In cents. */
  price: 1_000_000,
  tags: 5,
  /** Inclusive, from today. */
  daysAhead: 90,
} as const;

interface SurfaceLimits {
  /** Per event. */
  characteristics: number;
  /** Of a limited event. */
  participants: { min: number; max: number };
  /** To publish. */
  needsDescription: boolean;
}

/** The dashboard's dialog, or the standalone page and the API. */
export const surfaceLimits: Record<Tariff, SurfaceLimits> = {
  dialog: { characteristics: 5, participants: { min: 1, max: 100_000 }, needsDescription: false },
  standard: { characteristics: 10, participants: { min: 5, max: 500 }, needsDescription: true },
};

/** Replaces a participant maximum that is no number. */
export const defaultCapacity = 50;
