import { vatPercent } from '#domain/plans/vat.ts';

/**
 * What of a price in cents is tax, and what is left: the net amount is rounded to the nearest cent, half a cent up, and the tax is the rest, so
 * that the two always add up to the price.
 */
export function splitVat(priceCents: number, percent: number = vatPercent): { netCents: number; vatCents: number } {
  const netCents = Math.round((priceCents * 100) / (100 + percent));
  return { netCents, vatCents: priceCents - netCents };
}
