import { splitVat } from '#domain/plans/split-vat.ts';

/** A correction reduces an invoice after a refund. */
export const documentKinds = ['invoice', 'correction'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** `2026-000042`: year of issue and number in that year. */
export function documentNumber(year: number, serial: number): string {
  return `${year}-${String(serial).padStart(6, '0')}`;
}

interface Amounts {
  grossCents: number;
  netCents: number;
  vatCents: number;
}

/**
 * An invoice or correction for the difference between `kept` and `documented` cents, or null. Net amounts are
 * differences of the running total's net, so all documents add up to the cent.
 */
export function missingDocument(
  documented: number,
  kept: number,
  percent: number,
): (Amounts & { kind: DocumentKind }) | null {
  if (documented === kept) return null;
  const [less, more] = [Math.min(documented, kept), Math.max(documented, kept)].map((cents) =>
    splitVat(cents, percent),
  );
  const netCents = (more?.netCents ?? 0) - (less?.netCents ?? 0);
  const grossCents = Math.abs(kept - documented);
  return { kind: kept > documented ? 'invoice' : 'correction', grossCents, netCents, vatCents: grossCents - netCents };
}
