import { describe, expect, it } from 'vitest';
import { decodeText, readBytes } from './read-bytes.ts';

const TEXT = 'Titel;Ort\nGrüße aus Köln;Bräuhaus – „Zur Löwin“\n';
const macintosh: Record<string, number> = { ü: 0x9f, ß: 0xa7, ö: 0x9a, ä: 0x8a, '–': 0xd0, '„': 0xe3, '“': 0xd2 };
const windows: Record<string, number> = { '–': 0x96, '„': 0x84, '“': 0x93 };
const single = (text: string, table: Record<string, number>) =>
  Uint8Array.from([...text].map((letter) => table[letter] ?? letter.charCodeAt(0)));
const wide = (text: string, isLittle: boolean) => {
  const bytes = new DataView(new ArrayBuffer(text.length * 2));
  for (const [at, letter] of [...text].entries()) bytes.setUint16(at * 2, letter.charCodeAt(0), isLittle);
  return new Uint8Array(bytes.buffer);
};

describe('bytes of a file', () => {
  it.each([
    ['utf-8', new TextEncoder().encode(TEXT)],
    ['utf-8', new TextEncoder().encode(`\ufeff${TEXT}`)],
    ['windows-1252', single(TEXT, windows)],
    ['macintosh', single(TEXT, macintosh)],
    ['utf-16le', wide(TEXT, true)],
    ['utf-16be', wide(TEXT, false)],
    ['utf-16le', wide(`\ufeff${TEXT}`, true)],
    ['utf-16be', wide(`\ufeff${TEXT}`, false)],
  ])('are recognised as %s', (encoding, bytes) => {
    expect(readBytes(bytes)).toEqual({ text: TEXT, encoding, isSure: true, broken: 0 });
  });

  it('stay UTF-8 with single bad ones, which are counted', () => {
    const bytes = Uint8Array.from([...new TextEncoder().encode(TEXT), 0xfc, 0x0a]);
    expect(readBytes(bytes)).toEqual({ text: `${TEXT}\ufffd\n`, encoding: 'utf-8', isSure: true, broken: 1 });
  });

  it('are uncertain where two encodings are as likely, and read as chosen', () => {
    const bytes = single('Titel\nWir\u0092s', {});
    expect(readBytes(bytes)).toMatchObject({ text: 'Titel\nWir’s', isSure: false });
    expect(readBytes(bytes, 'macintosh')).toMatchObject({ text: 'Titel\nWirís', isSure: false });
  });

  it('of a binary are refused', () => {
    expect(readBytes(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]))).toBeNull();
    expect(decodeText(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 0, 0]))).toBeNull();
  });
});
