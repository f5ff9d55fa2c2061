/*
 * Rules of DATEV's format description for posting batches (EXTF 700, category 21, version 13), kept apart from the code
 * that writes them.
 */
const WIDTH = 125;
const text = (most: number) => new RegExp(`^"([^"]|""){0,${most}}"$`);

const headerRules: [string, RegExp][] = [
  ['Kennzeichen', /^"EXTF"$/],
  ['Versionsnummer', /^700$/],
  ['Formatkategorie', /^21$/],
  ['Formatname', /^"Buchungsstapel"$/],
  ['Formatversion', /^13$/],
  ['Erzeugt am', /^20\d{2}(0[1-9]|1[0-2])([0-2]\d|3[01])([01]\d|2[0-3])[0-5]\d[0-5]\d\d{3}$/],
  ['Importiert', /^$/],
  ['Herkunft', /^"[A-Za-z]{0,2}"$/],
  ['Exportiert von', text(25)],
  ['Importiert von', text(25)],
  ['Beraternummer', /^\d{4,7}$/],
  ['Mandantennummer', /^\d{1,5}$/],
  ['WJ-Beginn', /^20\d{2}(0[1-9]|1[0-2])01$/],
  ['Sachkontenlänge', /^[4-9]$/],
  ['Datum von', /^20\d{6}$/],
  ['Datum bis', /^20\d{6}$/],
  ['Bezeichnung', text(30)],
  ['Diktatkürzel', text(2)],
  ['Buchungstyp', /^[12]?$/],
  ['Rechnungslegungszweck', /^(0|30|40|50|64)?$/],
  ['Festschreibung', /^[01]$/],
  ['WKZ', /^("[A-Z]{3}")?$/],
  ['reserviert', /^$/],
  ['Derivatskennzeichen', /^("")?$/],
  ['reserviert', /^$/],
  ['reserviert', /^$/],
  ['Sachkontenrahmen', /^"(\d{2})?"$/],
  ['ID der Branchenlösung', /^\d{0,4}$/],
  ['reserviert', /^$/],
  ['reserviert', /^("")?$/],
  ['Anwendungsinformation', text(16)],
];

/** By position; the other fields are empty or empty text. */
const lineRules: Record<number, [string, RegExp]> = {
  1: ['Umsatz', /^(?!0+,00$)\d{1,10},\d{2}$/],
  2: ['Soll/Haben', /^"[SH]"$/],
  3: ['WKZ Umsatz', /^"[A-Z]{3}"$/],
  7: ['Konto', /^[1-9]\d{3,8}$/],
  8: ['Gegenkonto', /^[1-9]\d{3,8}$/],
  10: ['Belegdatum', /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])$/],
  11: ['Belegfeld 1', /^"[\w$%&*+/-]{0,36}"$/],
  14: ['Buchungstext', text(60)],
};

/** Fields of a line; quotes protect semicolons. */
function split(line: string): string[] {
  return line.match(/(?<=^|;)("([^"]|"")*"|[^";]*)(?=;|$)/g) ?? [];
}

function checkHeader(fields: string[]): string[] {
  const wrong = headerRules.flatMap(([name, rule], at) => (rule.test(fields[at] ?? '-') ? [] : [`header: ${name}`]));
  if (fields.length !== headerRules.length) wrong.push(`header: ${fields.length} fields`);
  if ((fields[14] ?? '') > (fields[15] ?? '')) wrong.push('header: Datum von is after Datum bis');
  return wrong;
}

function checkLine(fields: string[], header: string[], number: number): string[] {
  const wrong = fields.flatMap((field, at) => {
    const [name, rule] = lineRules[at + 1] ?? [`field ${at + 1}`, /^("")?$/];
    return rule.test(field) ? [] : [`line ${number}: ${name}`];
  });
  if (fields.length !== WIDTH) wrong.push(`line ${number}: ${fields.length} fields`);
  const day = fields[9] ?? '';
  const date = `${header[14]?.slice(0, 4)}${day.slice(2)}${day.slice(0, 2)}`;
  if (date < (header[14] ?? '') || date > (header[15] ?? ''))
    wrong.push(`line ${number}: Belegdatum is out of the month`);
  const length = Number(header[13]);
  if ([6, 7].some((at) => fields[at]?.length !== length)) wrong.push(`line ${number}: an account has another length`);
  return wrong;
}

/** Reports each field of a posting batch in Windows-1252 that DATEV refuses. */
export function checkPostingBatch(content: Uint8Array): string[] {
  const whole = new TextDecoder('windows-1252').decode(content);
  if (/\p{Cc}/u.test(whole.replaceAll('\r\n', ''))) return ['a control character, or a line that does not end in CRLF'];
  if (!whole.endsWith('\r\n')) return ['the last line does not end'];
  const [first = '', second = '', ...rest] = whole.slice(0, -2).split('\r\n');
  const header = split(first);
  const columns = second.split(';').length;
  const lines = rest.flatMap((line, at) => checkLine(split(line), header, at + 3));
  return [...checkHeader(header), ...(columns === WIDTH ? [] : [`columns: ${columns}`]), ...lines];
}
