/** Kinds of numbers in the field "tax or trade number". */
type TaxNumberKind = 'vat_id' | 'tax_id' | 'tax_number' | 'other';

export interface TaxNumber {
  kind: TaxNumberKind;
  /** False: wrong check digit. Null: no check digit. */
  isValid: boolean | null;
}

/** ISO 7064 MOD 11,10, for VAT id and personal tax id. */
export function checkDigit11x10(digits: string): number {
  let product = 10;
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10;
}

/** German VAT id: DE, eight digits, check digit. */
export function isVatId(text: string): boolean {
  const digits = /^DE([1-9]\d{8})$/.exec(text)?.[1];
  return digits !== undefined && checkDigit11x10(digits.slice(0, 8)) === Number(digits[8]);
}

/**
 * Personal tax id: eleven digits; of the first ten, exactly one digit occurs two or three times and at least one is
 * missing.
 */
export function isTaxId(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false;
  const first = text.slice(0, 10);
  const counts = [...new Set(first)].map((digit) => first.split(digit).length - 1);
  const repeated = counts.filter((count) => count > 1);
  if (repeated.length !== 1 || (repeated[0] ?? 0) > 3) return false;
  return checkDigit11x10(first) === Number(text[10]);
}

type Procedure = (digits: readonly number[]) => number;

const weigh = (digits: readonly number[], factors: readonly number[]) =>
  factors.reduce((sum, factor, i) => sum + factor * (digits[i] ?? 0), 0);
const digitSum = (value: number): number =>
  value > 9 ? digitSum([...String(value)].reduce((s, d) => s + Number(d), 0)) : value;

/** 11 minus the remainder of 11; 10 is never issued. */
const elevens =
  (factors: readonly number[]): Procedure =>
  (digits) =>
    (11 - (weigh(digits, factors) % 11)) % 11;
const remainder =
  (factors: readonly number[]): Procedure =>
  (digits) =>
    weigh(digits, factors) % 11;
const doubled: Procedure = (digits) => {
  const factors = [0, 0, 1, 2, 0, 1, 2, 1, 2, 1, 2, 1];
  return (10 - (factors.reduce((sum, factor, i) => sum + digitSum(factor * (digits[i] ?? 0)), 0) % 10)) % 10;
};
const powers: Procedure = (digits) => {
  const summands = [0, 0, 9, 8, 0, 7, 6, 5, 4, 3, 2, 1];
  const factors = [0, 0, 512, 256, 0, 128, 64, 32, 16, 8, 4, 2];
  const sum = factors.reduce((total, f, i) => total + digitSum((((digits[i] ?? 0) + (summands[i] ?? 0)) % 10) * f), 0);
  return (10 - (sum % 10)) % 10;
};

const common = elevens([0, 5, 4, 3, 0, 2, 7, 6, 5, 4, 3, 2]);
const hanseatic = elevens([0, 0, 4, 3, 0, 2, 7, 6, 5, 4, 3, 2]);
const berlinB = elevens([0, 0, 2, 9, 0, 8, 7, 6, 5, 4, 3, 2]);

interface State {
  /** Prefix of the 13-digit federal form. */
  prefix: string;
  /** Berlin's offices use one of two. */
  procedures: readonly Procedure[];
}

/** Länder by prefix and procedure; equal ones share a row. */
const states: readonly State[] = [
  { prefix: '28', procedures: [powers] },
  { prefix: '9', procedures: [common] },
  { prefix: '11', procedures: [elevens([0, 0, 0, 0, 0, 7, 6, 5, 8, 4, 3, 2]), berlinB] },
  { prefix: '3', procedures: [common] },
  { prefix: '24', procedures: [hanseatic] },
  { prefix: '22', procedures: [hanseatic] },
  { prefix: '26', procedures: [powers] },
  { prefix: '4', procedures: [common] },
  { prefix: '23', procedures: [berlinB] },
  { prefix: '5', procedures: [remainder([0, 3, 2, 1, 0, 7, 6, 5, 4, 3, 2, 1])] },
  { prefix: '27', procedures: [doubled] },
  { prefix: '10', procedures: [common] },
  { prefix: '21', procedures: [powers] },
];

/** Of a number of 10, 11 or 13 digits, with their Land. */
function federalForms(digits: string): { federal: string; state: State }[] {
  if (digits.length === 13) {
    return states.filter(({ prefix }) => digits.startsWith(prefix)).map((state) => ({ federal: digits, state }));
  }
  return states.flatMap((state) => {
    const { prefix } = state;
    const isHesse = prefix === '26';
    // Saarland and Hesse write a leading zero that is in the prefix.
    const officeLength = prefix.length === 1 || prefix === '10' || isHesse ? 3 : 2;
    if (digits.length !== officeLength + 8) return [];
    const office = digits.slice(0, officeLength);
    if ((prefix === '10' || isHesse) && !office.startsWith('0')) return [];
    const tail = prefix === '10' || isHesse ? office.slice(1) : office;
    return [{ federal: `${prefix}${tail}0${digits.slice(officeLength)}`, state }];
  });
}

/** Steuernummer, in its Land's or the federal form. */
export function isTaxNumber(text: string): boolean {
  return federalForms(text).some(({ federal, state }) => {
    const digits = [...federal].map(Number);
    return digits[4] === 0 && state.procedures.some((procedure) => procedure(digits) === digits[12]);
  });
}

/** Determined by form, with the check digit's validity. Trade licence numbers have no common form. */
export function readTaxNumber(text: string): TaxNumber {
  const compact = text.toUpperCase().replace(/[\s./-]/g, '');
  if (/^DE\d/.test(compact)) return { kind: 'vat_id', isValid: isVatId(compact) };
  if (!/^\d+$/.test(compact)) return { kind: 'other', isValid: null };
  if (isTaxId(compact)) return { kind: 'tax_id', isValid: true };
  const isTaxLength = compact.length === 10 || compact.length === 11 || compact.length === 13;
  return isTaxLength ? { kind: 'tax_number', isValid: isTaxNumber(compact) } : { kind: 'other', isValid: null };
}
