import type { LegalForm } from '#domain/catalogue/legal-forms.ts';

/** Divisions of German registers: commercial A and B, associations, cooperatives, partnerships, civil-law companies. */
const divisions = ['HRA', 'HRB', 'VR', 'GnR', 'PR', 'GsR'] as const;
type RegisterDivision = (typeof divisions)[number];

export interface RegisterNumber {
  division: RegisterDivision;
  number: string;
  /** Letters of some courts: Berlin-Charlottenburg `B`, Schleswig-Holstein two or three for the place. */
  suffix: string | null;
  court: string | null;
}

/** Bounds backtracking of the pattern, which tries every space as the court's end. */
const MAX_LENGTH = 100;
const FORM =
  /^(?:(?:Amtsgericht|AG|Registergericht)\s+)?(?:([\p{L}][\p{L} .()/-]*?)[\s,:;]+)?(HRA|HRB|VR|GnR|PR|GsR)[\s.:-]*(?:Nr\.?\s*)?(\d{1,3}(?:[ .]?\d{3})*|\d{1,7})(?:\s*(\p{L}{1,3}))?$/iu;
/** Court after the number: named as one, after a comma, in brackets, or capitalized. */
const COURT_BEHIND =
  /^(.*\d(?:\s*(?!AG\b)\p{Lu}{1,3})?)(?:\s*\((?:(?:Amtsgericht|AG|Registergericht)\s+)?([^()]+)\)|(?:[\s,;]+(?:beim\s+)?(?:Amtsgericht|AG|Registergericht)\s+|\s*[,;]\s*|\s+(?=\p{Lu}\p{Ll}{2}))(\p{Lu}[\p{L} ./()-]*))$/u;
/** EUID: `DE`, court code and number (Directive (EU) 2017/1132, article 16). */
const EUID = /^DE[A-Z]\d{4}[A-Z]?\.((?:HRA|HRB|VR|GnR|PR|GsR)\d{1,7}[A-Z]{0,3})$/i;

/** Accepts a court before or after the number, or an EUID; null if invalid. */
export function parseRegisterNumber(text: string): RegisterNumber | null {
  const written = text.trim();
  if (written.length > MAX_LENGTH) return null;
  const [, inEuid] = EUID.exec(written.replace(/\s/g, '')) ?? [];
  const [, before, inBrackets, behind] = COURT_BEHIND.exec(written) ?? [];
  const [, court, division, digits = '', suffix] = FORM.exec(inEuid ?? before ?? written) ?? [];
  const known = divisions.find((name) => name.toLowerCase() === division?.toLowerCase());
  const number = digits.replace(/\D/g, '').replace(/^0+/, '');
  if (!known || number === '' || number.length > 7) return null;
  return {
    division: known,
    number,
    suffix: suffix?.toUpperCase() ?? null,
    court: (inBrackets ?? behind ?? court)?.trim() || null,
  };
}

/** 'beantragt' or 'applied for': pending, which the form allows. */
export function isApplied(text: string): boolean {
  return /^(beantragt|in beantragung|applied( for)?|pending)\.?$/i.test(text.trim());
}

interface Expectation {
  /** Divisions of the legal form. */
  fits: readonly RegisterDivision[];
  /** The legal form exists only if registered. */
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
