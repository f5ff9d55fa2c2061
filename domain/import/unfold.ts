const [TAB, LINE_FEED, RETURN, SPACE, EQUALS] = [9, 10, 13, 32, 61];

/** Joins folded lines of a calendar before decoding, since a fold may stand inside a letter (RFC 5545 3.1). */
export function unfoldBytes(bytes: Uint8Array): Uint8Array {
  // Characters of UTF-16 have two bytes, so a fold cannot stand inside one.
  if (bytes.includes(0)) return bytes;
  const out = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const width = lineBreakAt(bytes, at);
    const next = bytes[at + width];
    if (width > 0 && (next === SPACE || next === TAB) && out[length - 1] !== EQUALS) {
      at += width;
      continue;
    }
    out[length] = bytes[at] ?? 0;
    length += 1;
  }
  return out.subarray(0, length);
}

/** Bytes of the line break at a position; 0 if it is none. */
function lineBreakAt(bytes: Uint8Array, at: number): number {
  if (bytes[at] === LINE_FEED) return 1;
  if (bytes[at] !== RETURN) return 0;
  return bytes[at + 1] === LINE_FEED ? 2 : 1;
}

/** Lines of a calendar, unfolded; soft breaks of quoted-printable values are joined (vCalendar 1.0). */
export function contentLines(text: string): string[] {
  const lines: string[] = [];
  let soft: string[] = [];
  for (const line of text.replace(/(?<!=)(\r\n|\r|\n)[ \t]/g, '').split(/\r\n|\r|\n/)) {
    const isSoft = line.endsWith('=') && (soft.length > 0 || isQuotedPrintable(line));
    if (isSoft) soft.push(line.slice(0, -1));
    else if (soft.length > 0 || line.trim() !== '') {
      lines.push([...soft, line].join(''));
      soft = [];
    }
  }
  if (soft.length > 0) lines.push(soft.join(''));
  return lines;
}

const isQuotedPrintable = (line: string) => /^[^:]{1,200}QUOTED-PRINTABLE/i.test(line);
