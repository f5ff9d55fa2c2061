/** Words before a number, and before an extension. */
const LABEL = /^(?:tel|telefon|fon|phone|mobil|handy)\b\.?:?\s*/i;
const EXTENSION = /[\s,;-]*\b(?:durchwahl|dw|app(?:arat)?|ext(?:ension)?|x)\b[.:]?\s*(\d{1,6})$/i;
const SEPARATORS = /^\+?[\d\s()/.-]+$/;
/** Maximum digits of German area and mobile prefixes after the 0. */
const LONGEST_PREFIX = 5;
const MOST_FOREIGN_DIGITS = 15;

interface TelephoneNumber {
  /** E.164: `+4940123456`. */
  international: string;
  extension: string | null;
}

/** Adds the country code; null for local numbers without area code. */
function toInternational(digits: string): string | null {
  const dialled = digits.replace(/^00/, '+');
  if (dialled.startsWith('+49')) return `+49${dialled.slice(3).replace(/^0/, '')}`;
  if (dialled.startsWith('+')) return dialled;
  return dialled.startsWith('0') ? `+49${dialled.slice(1)}` : null;
}

/** Whether text after a separator starts a second number, as in `040 123456 / 0171 1234567` or `040 1234567/68`. */
function holdsSecond(written: string): boolean {
  const [first = '', ...rest] = written.split('/').map((part) => part.replace(/[^\d+]/g, ''));
  if (rest.length > 1 || rest.some((part) => /^[0+]/.test(part))) return true;
  const before = toInternational(first);
  return rest.length === 1 && before !== null && before.replace('+49', '').length > LONGEST_PREFIX;
}

/** Null unless the text is a single number. */
export function readTelephone(text: string): TelephoneNumber | null {
  const plain = text
    .trim()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(LABEL, '');
  const extension = EXTENSION.exec(plain)?.[1] ?? null;
  const written = (extension === null ? plain : plain.replace(EXTENSION, '')).replace(
    /(?<=^(?:\+|00)[\d\s]+)\(0\)/,
    ' ',
  );
  if (!SEPARATORS.test(written) || holdsSecond(written)) return null;
  const international = toInternational(written.replace(/[^\d+]/g, ''));
  if (international === null) return null;
  const isGerman = international.startsWith('+49');
  const isWhole = isGerman ? /^\+49[1-9]\d{4,12}$/ : new RegExp(`^\\+[1-9]\\d{6,${MOST_FOREIGN_DIGITS - 1}}$`);
  if (!isWhole.test(international)) return null;
  // German numbers have at most 11 digits except with extensions; otherwise a group starting with 0 is a second number.
  if (isGerman && international.length > 14 && /\d[\s-]+0\d{2}/.test(written)) return null;
  return { international, extension };
}

/** RFC 3966 `tel:` URI; undefined unless the text is a single number. */
export function telephoneLink(text: string): string | undefined {
  const number = readTelephone(text);
  if (!number) return undefined;
  return `tel:${number.international}${number.extension === null ? '' : `;ext=${number.extension}`}`;
}
