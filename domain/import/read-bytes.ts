import type { Encoding } from './choices.ts';

interface ReadBytes {
  text: string;
  encoding: Encoding;
  /** False if another encoding is about as likely. */
  isSure: boolean;
  /** Characters that became U+FFFD. */
  broken: number;
}

const MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** Bytes that decide; a file of one program has one encoding. */
const SAMPLE_BYTES = 200_000;

/** Decodes by byte order mark and content, or by the given encoding. Null for a binary, such as a spreadsheet. */
export function readBytes(bytes: Uint8Array, chosen?: Encoding): ReadBytes | null {
  const guess = guessEncoding(bytes);
  const encoding = chosen ?? guess.encoding;
  const text = new TextDecoder(encoding).decode(bytes);
  if (text.includes('\0')) return null;
  const isSure = guess.isSure && encoding === guess.encoding;
  return { text, encoding, isSure, broken: countOf(text, /\ufffd/g) };
}

/** The text alone; null for a binary. */
export function decodeText(bytes: Uint8Array): string | null {
  return readBytes(bytes)?.text ?? null;
}

function guessEncoding(bytes: Uint8Array): { encoding: Encoding; isSure: boolean } {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return { encoding: marked[0], isSure: true };
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const wide = guessWide(sample);
  if (wide) return { encoding: wide, isSure: true };
  const text = new TextDecoder('utf-8').decode(bytes);
  const broken = countOf(text, /\ufffd/g);
  if (broken === 0) return { encoding: 'utf-8', isSure: true };
  const whole = countOf(text, /[\u0080-\ufffc]|[\ud800-\udbff][\udc00-\udfff]/g);
  // Letters of one byte hardly ever form a valid sequence by chance.
  if (whole >= broken) return { encoding: 'utf-8', isSure: true };
  const windows = likelihood(new TextDecoder('windows-1252').decode(sample));
  const mac = likelihood(new TextDecoder('macintosh').decode(sample));
  return { encoding: mac > windows ? 'macintosh' : 'windows-1252', isSure: mac !== windows && whole === 0 };
}

/** UTF-16 without a mark: western text has zeros in every second byte. */
function guessWide(sample: Uint8Array): Encoding | null {
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const most = sample.length / 2;
  if (sample.length < 4) return null;
  if (odd > most * 0.7 && even < most * 0.05) return 'utf-16le';
  return even > most * 0.7 && odd < most * 0.05 ? 'utf-16be' : null;
}

/** Letters inside words and signs where writers put them, minus signs inside words. */
function likelihood(text: string): number {
  const letters = countOf(text, /(?<=\p{L})[äöüßéèêëàáâçñíóôøåæ](?!\p{Lu}\p{Ll})|[ÄÖÜÉ](?=\p{Ll}|\p{Lu})/gu);
  const initials = countOf(text, /(?<!\p{L})[äöüéè](?=\p{Ll})/gu);
  const signs = countOf(
    text,
    /(?<=\s|^|[;,("])[„“‚‘«–](?=\P{L}|\p{L})|(?<=\d\s?)€|€(?=\s?\d)|(?<=\p{L})[’…“”](?!\p{Ll}{3})/gmu,
  );
  const wrong = countOf(
    text,
    /(?<=\p{Ll})[^\p{L}\p{N}\s\x20-\x7e’'–…“”](?=\p{Ll})|(?<=\p{L})[ŠŸšŽžˆ‰ÕÔÒÓÐ¬√∂ƒ≈∆](?=\p{L})|[\u0080-\u009f]/gu,
  );
  return letters + initials + signs - 2 * wrong;
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
