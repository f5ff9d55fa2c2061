import { vatPercent } from '#domain/plans/vat.ts';

/** Splits a price in cents: net rounded half up, tax the rest, so they add up. */
export function splitVat(priceCents: number, percent: number = vatPercent): { netCents: number; vatCents: number } {
  const netCents = Math.round((priceCents * 100) / (100 + percent));
  return { netCents, vatCents: priceCents - netCents };
}
