import { LineText } from '#domain/events/one-line/line-text.ts';
import { readTimes } from '#domain/events/one-line/read-times.ts';
import { parseTime } from '#domain/shared/parse-time.ts';

/** Times of a cell, HH:mm. */
export interface Hours {
  start: string | null;
  end: string | null;
  /** An hour that may be morning or evening, or a number of a spreadsheet. */
  isGuess: boolean;
  /** Words that were not read. */
  rest: string;
}

const WHOLE_DAY = /^(?:ganztägig|ganztags|ganzer tag|all[\s-]?day|whole day|-+|–|n\/a)$/iu;
const FRACTION = /^0?(?:,\d+|\.\d{3,})$/;
const SECONDS = /(\d{1,2}:\d{2}):\d{2}(?:[.,]\d+)?/g;
const HALF_DAY = /(?<=\d\s?)([ap])\.\s?m\.?(?!\p{L})/giu;
const MINUTES_OF_DAY = 24 * 60;

/** Like the forms' time field, or as the one line reads times and ranges. Null without a time. */
export function readHours(typed: string): Hours | null {
  const text = typed.trim().replace(SECONDS, '$1').replace(HALF_DAY, '$1m').replace(/\s+/g, ' ');
  if (text === '' || WHOLE_DAY.test(text)) return { start: null, end: null, isGuess: false, rest: '' };
  const single = parseTime(text);
  if (FRACTION.test(text)) return { start: ofFraction(text), end: null, isGuess: true, rest: '' };
  if (single) return { start: single, end: null, isGuess: false, rest: '' };
  const range = readRange(text);
  if (range) return range;
  const line = new LineText(text, new Set());
  const read = readTimes(line);
  if (!read?.value.start && !read?.value.end) return null;
  const rest = line
    .title()
    .replace(/^(?:uhr|h|o'clock)(?!\p{L})|^[\s()]+|[\s()]+$/giu, '')
    .trim();
  return { start: read.value.start, end: read.value.end, isGuess: read.isGuess, rest };
}

/** Two times as the field reads each; `8-11pm` is left to the line. */
function readRange(text: string): Hours | null {
  const [from = '', to = '', more] = text.split(/\s*(?:[-–—]|\bbis\b|\bto\b|\buntil\b)\s*/iu);
  const [start, end] = [parseTime(from), parseTime(to)];
  if (start === null || end === null || more !== undefined || /m\.?$/i.test(to)) return null;
  const isBare = /^\d{1,2}$/.test(from) && start < '13:00' && !/uhr/i.test(to);
  return { start, end, isGuess: isBare, rest: '' };
}

/** A spreadsheet's time: the part of a day. */
export function ofFraction(text: string): string {
  const minutes = Math.round(Number(`0.${text.replace(/^0?[.,]/, '')}`) * MINUTES_OF_DAY) % MINUTES_OF_DAY;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
