/** An invoice as it is drawn: every word of it, in the order of the page. */
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
  /** The e-invoice that is put into the file. */
  electronic: { xml: string; description: string };
}

export interface Annex {
  title: string;
  intro: string;
  heads: { day: string; event: string; credits: string };
  rows: { day: string; event: string; credits: string }[];
  total: { label: string; text: string };
}

/** How many lines of the annex fit on a page. */
export const ANNEX_ROWS = 26;
