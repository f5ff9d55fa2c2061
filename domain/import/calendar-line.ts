export type Line = { name: string; parameters: Record<string, string>; value: string };

const NAME = /^([A-Za-z0-9-]+)(?=[;:])/;
const PARAMETER = /;\s*([A-Za-z0-9-]+)(?:=((?:"[^"]*"|[^;:",])*(?:,(?:"[^"]*"|[^;:",])*)*))?(?=[;:])/y;
/** Far more than a line of any program has. */
const MOST_PARAMETERS = 50;

/** Parses a content line in linear time; null if it is none. */
export function readLine(text: string): Line | null {
  const [name] = NAME.exec(text) ?? [];
  if (name === undefined) return null;
  const parameters: Line['parameters'] = {};
  let at = name.length;
  for (let count = 0; text[at] === ';'; count += 1) {
    PARAMETER.lastIndex = at;
    const [whole, key, value = ''] = count < MOST_PARAMETERS ? (PARAMETER.exec(text) ?? []) : [];
    if (whole === undefined || key === undefined) return null;
    parameters[key.toLowerCase()] = value.replaceAll('"', '');
    // Programs of vCalendar 1.0 leave out the name.
    if (/^(quoted-printable|base64)$/i.test(key)) parameters.encoding = key;
    at += whole.length;
  }
  return text[at] === ':' ? { name: name.toUpperCase(), parameters, value: text.slice(at + 1) } : null;
}

/** Letters of a value that are read; far more than a field takes. */
const MOST_LETTERS = 60_000;

/** The text of a value, without escapes and encodings. */
export function textOf({ parameters, value: whole }: Line): string {
  const value = whole.slice(0, MOST_LETTERS);
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
    else for (const byte of new TextEncoder().encode(part)) bytes.push(byte);
  }
  try {
    return new TextDecoder(charset, { fatal: true }).decode(new Uint8Array(bytes));
  } catch {
    return new TextDecoder('windows-1252').decode(new Uint8Array(bytes));
  }
}
