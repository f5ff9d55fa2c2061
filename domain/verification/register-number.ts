import type { LegalForm } from '#domain/catalogue/legal-forms.ts';

/** Divisions of the German registers: commercial A and B, associations, cooperatives, partnerships, civil-law companies. */
const divisions = ['HRA', 'HRB', 'VR', 'GnR', 'PR', 'GsR'] as const;
type RegisterDivision = (typeof divisions)[number];

export interface RegisterNumber {
  division: RegisterDivision;
  number: string;
  /** Some courts add letters: Berlin-Charlottenburg `B`, Schleswig-Holstein two or three letters for the place. */
  suffix: string | null;
  court: string | null;
}

/** Longer texts are not register numbers: the pattern may try every space as the end of the court's name. */
const MAX_LENGTH = 100;
const FORM =
  /^(?:(?:Amtsgericht|AG|Registergericht)\s+)?(?:([\p{L}][\p{L} .()/-]*?)[\s,:;]+)?(HRA|HRB|VR|GnR|PR|GsR)[\s.:-]*(?:Nr\.?\s*)?(\d{1,3}(?:[ .]?\d{3})*|\d{1,7})(?:\s*([A-Z]{1,3}))?$/iu;

/** Reads a register number as people write it, with or without its court; null when it has another form. */
export function parseRegisterNumber(text: string): RegisterNumber | null {
  const written = text.trim();
  if (written.length > MAX_LENGTH) return null;
  const [, court, division, digits = '', suffix] = FORM.exec(written) ?? [];
  const known = divisions.find((name) => name.toLowerCase() === division?.toLowerCase());
  const number = digits.replace(/\D/g, '').replace(/^0+/, '');
  if (!known || number === '' || number.length > 7) return null;
  return { division: known, number, suffix: suffix?.toUpperCase() ?? null, court: court?.trim() || null };
}

/** 'beantragt' or 'applied for': the number is pending, which the form allows. */
export function isApplied(text: string): boolean {
  return /^(beantragt|in beantragung|applied( for)?|pending)\.?$/i.test(text.trim());
}

interface Expectation {
  /** Divisions that fit the legal form. */
  fits: readonly RegisterDivision[];
  /** The legal form exists only once it is registered. */
  isRequired: boolean;
}

export const registerExpectations: Record<LegalForm, Expectation> = {
  Einzelunternehmen: { fits: [], isRequired: false },
  GmbH: { fits: ['HRB'], isRequired: true },
  UG: { fits: ['HRB'], isRequired: true },
  GbR: { fits: ['GsR'], isRequired: false },
  'e.K.': { fits: ['HRA'], isRequired: true },
  'Verein e.V.': { fits: ['VR'], isRequired: true },
  'GmbH & Co. KG': { fits: ['HRA'], isRequired: true },
  KG: { fits: ['HRA'], isRequired: true },
  OHG: { fits: ['HRA'], isRequired: true },
  AG: { fits: ['HRB'], isRequired: true },
  SE: { fits: ['HRB'], isRequired: true },
  KGaA: { fits: ['HRB'], isRequired: true },
  PartG: { fits: ['PR'], isRequired: true },
  eG: { fits: ['GnR'], isRequired: true },
  Stiftung: { fits: [], isRequired: false },
  'Körperschaft d.ö.R.': { fits: [], isRequired: false },
  Andere: { fits: divisions, isRequired: false },
};
