import ICAL from 'ical.js';

export type Line = { name: string; parameters: Record<string, string>; value: string };

/** Leaves every value as written; times and rules are read more generously than by the standard. */
const plainDesign = { property: {}, param: {}, value: {}, propertyGroups: false } as Parameters<
  typeof ICAL.parse.property
>[1];

/** Parses a content line; null if it is none. */
export function readLine(text: string): Line | null {
  if (!/^[A-Za-z0-9-]+[;:]/.test(text)) return null;
  try {
    const [name, parameters, , value] = ICAL.parse.property(text, plainDesign) as [
      string,
      Record<string, string>,
      string,
      string,
    ];
    return { name: name.toUpperCase(), parameters, value };
  } catch {
    return null;
  }
}

/** The text of a value, without escapes and encodings. */
export function textOf({ parameters, value }: Line): string {
  const decoded = /^quoted-printable$/i.test(parameters.encoding ?? '')
    ? decodeQuotedPrintable(value, parameters.charset)
    : value;
  return decoded
    .replace(/\r\n?/g, '\n')
    .replace(/\\([nN,;:"\\])/g, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter));
}

function decodeQuotedPrintable(value: string, charset = 'utf-8'): string {
  const bytes: number[] = [];
  for (const part of value.split(/(=[0-9a-f]{2})/i)) {
    if (/^=[0-9a-f]{2}$/i.test(part)) bytes.push(Number.parseInt(part.slice(1), 16));
    else bytes.push(...new TextEncoder().encode(part));
  }
  try {
    return new TextDecoder(charset, { fatal: true }).decode(new Uint8Array(bytes));
  } catch {
    return new TextDecoder('windows-1252').decode(new Uint8Array(bytes));
  }
}
