import { splitVat } from '#domain/plans/split-vat.ts';

/** What is issued about a payment: the invoice, and what corrects it when money goes back. */
export const documentKinds = ['invoice', 'correction'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** `2026-000042`: the year of issue and its number in that year. */
export function documentNumber(year: number, serial: number): string {
  return `${year}-${String(serial).padStart(6, '0')}`;
}

interface Amounts {
  grossCents: number;
  netCents: number;
  vatCents: number;
}

/**
 * The document that is missing when a payment of which `documented` cents are on paper has kept `kept` cents: an invoice over what came, a
 * correction over what went back; null when paper and money agree. Its net amount is what the net amount of the whole changes by, so that all
 * documents of a payment together say what one over the rest would, to the cent.
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
