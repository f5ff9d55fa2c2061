/** All texts of an invoice in page order. */
export interface InvoiceSheet {
  language: string;
  title: string;
  number: string;
  issuedAt: Date;
  seller: string[];
  buyerLabel: string;
  /** The first line is the name. */
  buyer: string[];
  facts: { label: string; text: string }[];
  heads: { position: string; what: string; quantity: string; unit: string; net: string };
  line: { name: string; note: string; quantity: string; unit: string; net: string };
  sums: { label: string; text: string }[];
  total: { label: string; text: string };
  stamp: { word: string; ring: string };
  paid: string[];
  /** Null on a correction. */
  strips: { count: number; label: string } | null;
  annex: Annex | null;
  footer: { left: string[]; middle: string[]; pages: readonly string[] };
  /** Embedded e-invoice. */
  electronic: { xml: string; description: string };
}

export interface Annex {
  title: string;
  intro: string;
  heads: { day: string; event: string; credits: string };
  rows: { day: string; event: string; credits: string }[];
  total: { label: string; text: string };
}

/** Annex lines per page. */
export const ANNEX_ROWS = 26;
