/** Every price includes it. */
export const vatPercent = 19;

/** What of a price in cents is tax, and what is left; the two always add up to it. */
export function splitVat(priceCents: number): { netCents: number; vatCents: number } {
  const netCents = Math.round((priceCents * 100) / (100 + vatPercent));
  return { netCents, vatCents: priceCents - netCents };
}
