import { addDays, isCalendarDay, weekday } from '#domain/shared/calendar.ts';
import { parseDay } from '#domain/shared/parse-day.ts';
import type { DayOrder } from './choices.ts';
import type { Hours } from './read-hours.ts';
import { ofFraction, readHours } from './read-hours.ts';
import { readInstant } from './read-instant.ts';

/** A cell with a day, and the times beside it. */
export interface Moment {
  day: string;
  /** Of several days, the last; else null. */
  lastDay: string | null;
  hours: Hours | null;
  /** Without a year, by a weekday alone, against its weekday, or a number of a spreadsheet. */
  isGuess: boolean;
  /** Words that were not read. */
  rest: string;
}

interface Reading {
  today: string;
  order: DayOrder;
}

type Day = { day: string; isGuess: boolean };

const MONTHS =
  'jan(?:uary|uar)?|feb(?:ruary|ruar)?|mär(?:z)?|mar(?:ch)?|mrz|apr(?:il)?|mai|may|jun[ei]?|jul[yi]?|aug(?:ust)?|sep(?:t|tember)?|o[kc]t(?:ober)?|nov(?:ember)?|de[zc](?:ember)?';
const MONTH_FIRST = new RegExp(`^(${MONTHS})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(\\d{4}))?$`, 'iu');
const WEEKDAY =
  /^(?:(so|su)(?:nntag|n|nday)?|(mo)(?:ntag|n|nday)?|(di|tu)(?:enstag|e|es|esday)?|(mi|we)(?:ttwoch|d|dnesday)?|(do|th)(?:nnerstag|u|ur|urs|ursday)?|(fr)(?:eitag|i|iday)?|(sa)(?:mstag|t|turday)?|sonnabend)(?!\p{L})[.,\s]*/iu;
const LEAD = /^(?:am|vom|ab|on|from|den|der|the)\s+/iu;
const NUMERIC = /^(\d{1,2})([./-])\s?(\d{1,2})(?=\2|$)/;
const YEAR_FIRST = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/;
const HAS_YEAR = /\d{4}|\d[./-]\s?\d{1,2}[./-]\s?\d{2}|\p{L}\.?[\s-]\d{2}$/u;
const SERIAL = /^([3-6]\d{4})(?:[.,](\d+))?$/;
const JOINT = /\s*(?:–|—|\bbis(?: zum)?\b|\bto\b|\buntil\b|\btill\b)\s*|\s+-\s*|\s*-\s+|(?<=[./](?:\d{4})?)-(?=\d)/iu;
const SHORT_START = /^(\d{1,2})\.?\s?(?:[-–—/+&]|bis|und|to|and)\s?(?=\d{1,2}\.?\s?(?:\d|\p{L}))/iu;
const TIME_MARK = /\d\s?[:h]\s?\d|\d\s?(?:uhr|h|am|pm|a\.m|p\.m)(?!\p{L})/iu;

/** An offset behind a time. */
const OFFSET =
  /(?<=\d{2})\s?(?:(?:UTC|GMT)([+-]\d{1,2}(?::?\d{2})?)?(?:\s\([^)]*\))?|(?<=:\d{2}(?:[.,]\d+)?)(Z|\+\d{2}(?::?\d{2})?))(?:\[[\w/+-]+\])?$/i;
const BERLIN_WORDS = /(?<=\d|\d\s?(?:uhr|[ap]m))\s(?:ME[SZ]{1,2}|CES?T|Europe\/Berlin)$/i;

const HAS_DATE = /\d{4}|\d\.\d{1,2}\./;
/** Without a mark; a year is none. */
const BARE_TIME = /^(?!(?:19|20)\d\d$)\D{0,5}\d{1,4}(?:\.\d{2})?(?:\s?[-–]\s?\d{1,2}(?:\.\d{2})?)?$/;

/** Excel's day 0. */
const SERIAL_EPOCH = '1899-12-30';

/** A cell with a day, with or without times; null without a day. Days are read as in the product's day field. */
export function readMoment(typed: string, reading: Reading): Moment | null {
  const text = typed.trim().replace(/\s+/g, ' ').replace(BERLIN_WORDS, '');
  if (text === '') return null;
  const zoned = OFFSET.exec(text);
  if (zoned) return inBerlin(readMoment(text.slice(0, zoned.index), reading), zoned[1] ?? zoned[2] ?? '');
  return readSerial(text) ?? readDays(text, reading) ?? readSpan(text, reading) ?? readInstantOrBoth(text, reading);
}

/** Wall time at an offset, as Berlin's. */
function inBerlin(moment: Moment | null, offset: string): Moment | null {
  if (!moment?.hours?.start) return moment;
  const at = (time: string) => readInstant(`${moment.day}T${time}${offset || 'Z'}`);
  const start = at(moment.hours.start);
  const end = moment.hours.end && at(moment.hours.end);
  if (!start) return null;
  return {
    ...moment,
    day: start.day,
    hours: { ...moment.hours, start: start.hours.start, end: end ? end.hours.start : null },
  };
}

function readSerial(text: string): Moment | null {
  const [, days, part] = SERIAL.exec(text) ?? [];
  if (days === undefined) return null;
  const hours = part ? { start: ofFraction(`0.${part}`), end: null, isGuess: false, rest: '' } : null;
  return { day: addDays(SERIAL_EPOCH, Number(days)), lastDay: null, hours, isGuess: true, rest: '' };
}

/** One day or several, and nothing else. */
function readDays(text: string, reading: Reading): Moment | null {
  const single = readDay(text, reading);
  if (single) return { ...single, lastDay: null, hours: null, rest: '' };
  const range = readShortRange(text, reading) ?? readLongRange(text, reading);
  return range && { ...range, hours: null, rest: '' };
}

/** `10.–12.12.2026`, `10./11. Dezember`. */
function readShortRange(text: string, reading: Reading) {
  const bare = text.replace(LEAD, '');
  const lead = SHORT_START.exec(bare);
  const last = lead && readDay(bare.slice(lead[0].length), reading);
  const day = last && `${last.day.slice(0, 8)}${lead?.[1]?.padStart(2, '0')}`;
  if (!last || !day || !isCalendarDay(day) || day >= last.day) return null;
  // Two days with a pause are no range.
  if (/[/+&]|und|and/i.test(lead[0]) && addDays(day, 1) !== last.day) return null;
  return { day, lastDay: last.day, isGuess: last.isGuess };
}

/** Days on both sides; a missing year is that of the other. */
function readLongRange(text: string, reading: Reading) {
  const [from, to, more] = text.split(JOINT);
  if (!from || !to || more !== undefined) return null;
  const last = readDay(to, reading);
  if (!last) return null;
  const borrowed = /\d{4}/.test(to) && !/\d{4}/.test(from);
  const year = Number(last.day.slice(0, 4));
  const years = borrowed ? [year, year - 1] : [];
  const first =
    years
      .map((each) => readDay(`${from}${each}`, reading) ?? readDay(`${from} ${each}`, reading))
      .find((each) => each && each.day <= last.day) ?? readDay(from, reading);
  if (!first || first.day > last.day) return null;
  return { day: first.day, lastDay: first.day === last.day ? null : last.day, isGuess: last.isGuess || first.isGuess };
}

/** Day and times in one cell, in either order; of several readings the one that leaves the fewest words. */
function readBoth(text: string, reading: Reading): Moment | null {
  const ends = [...text.matchAll(/(?<=[^\s,;|@T])(?=[\s,;|@T(])/g)].map(({ index }) => index);
  const parts = ends.map((at) => [trimmed(text.slice(0, at)), trimmed(text.slice(at))] as const);
  const found = parts.flatMap(([before, after]) =>
    [readPair(before, after, reading), readPair(after, before, reading, true)].filter((each) => each !== null),
  );
  const [best] = found.toSorted((a, b) => a.rest.length - b.rest.length || Number(a.isGuess) - Number(b.isGuess));
  return best ?? null;
}

function readPair(dayText: string, timeText: string, reading: Reading, mustHaveTime = false): Moment | null {
  const days = readDays(dayText, reading);
  if (!days) return null;
  const isTime = TIME_MARK.test(timeText) || (HAS_DATE.test(dayText) && BARE_TIME.test(timeText));
  const hours = isTime ? readHours(timeText) : null;
  if (hours?.start) return { ...days, hours, rest: hours.rest };
  return mustHaveTime ? null : { ...days, rest: timeText };
}

const trimmed = (text: string) => text.replace(/^(?:[\s,;|@]|T(?=\d)|um(?=\s)|at(?=\s))+|[\s,;|@]+$/giu, '').trim();

/** `10.12.2026 20:00 bis 11.12.2026 2:00`: with times on both sides. */
function readSpan(text: string, reading: Reading): Moment | null {
  const sides = text.split(JOINT);
  if (sides.length !== 2) return null;
  const [first, last] = sides.map((side) => readInstantOrBoth(side.trim(), reading));
  if (!first?.hours?.start || !last?.hours?.start || first.day > last.day) return null;
  const isNight = last.day === addDays(first.day, 1) && last.hours.start <= first.hours.start;
  return {
    day: first.day,
    lastDay: isNight || last.day === first.day ? null : last.day,
    hours: { ...first.hours, end: last.hours.start },
    isGuess: first.isGuess || last.isGuess,
    rest: [first.rest, last.rest].filter(Boolean).join(' '),
  };
}

function readInstantOrBoth(text: string, reading: Reading): Moment | null {
  const instant = readInstant(text);
  return instant ? { ...instant, lastDay: null, isGuess: false, rest: '' } : readBoth(text, reading);
}

function readDay(typed: string, { today, order }: Reading): Day | null {
  const text = typed
    .trim()
    .replace(LEAD, '')
    .replace(/(?<=[\s,])(?:den|der|the)\s+/giu, '');
  const named = WEEKDAY.exec(text);
  const bare = named ? text.slice(named[0].length) : text;
  const day = bare === '' ? parseDay(text, today) : readDate(bare, today, order);
  if (day === null) return null;
  const isOther = named !== null && bare !== '' && weekday(day) !== weekdayOf(named);
  return { day, isGuess: isOther || !HAS_YEAR.test(bare) };
}

function weekdayOf(named: RegExpExecArray): number {
  const at = named.slice(1).findIndex((part) => part !== undefined);
  return at < 0 ? 6 : at;
}

function readDate(text: string, today: string, order: DayOrder): string | null {
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? /^(20\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  const iso = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  if (year && isCalendarDay(iso)) return iso;
  const english = text.replace(MONTH_FIRST, (_, name, number, of = '') => `${number} ${name} ${of}`.trim());
  const ordered = order === 'month_first' ? english.replace(NUMERIC, '$3$2$1') : english;
  return parseDay(ordered, today);
}
