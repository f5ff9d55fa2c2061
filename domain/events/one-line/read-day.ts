import * as german from 'chrono-node/de';
import * as english from 'chrono-node/en';
import { addDays, isCalendarDay, weekday } from '#domain/shared/calendar.ts';
import type { Language } from '#domain/shared/language.ts';
import type { LineText, Span } from './line-text.ts';
import { spanOf } from './line-text.ts';
import type { NamedDay } from './named-days.ts';
import { findNamedDay } from './named-days.ts';
import { findNthWeekday } from './nth-weekday.ts';
import type { Understood } from './reading.ts';

/** A day, and whether only its weekday was named. */
export interface Day {
  day: string;
  isWeekday: boolean;
  /** A named day that contradicts the weekday beside it. */
  holiday?: { name: string; weekday: string };
}

type Found = Day & { span: Span; isGuess: boolean };

const readers = { de: german.casual, en: english.casual } as const satisfies Record<Language, unknown>;

const numeric = {
  de: /(?<![\d.,:/])(?:(?:am|vom|ab|den|on)\s+)?(\d{1,2})\.(\d{1,2})(?:\.(?:(\s?\d{4}|\d{2})(?![\d:.]|\s*(?:uhr|h\b|€|\p{L})))?)?(?!\d|\s*(?:uhr|h\b|€|%))(\s*[-–]\s*\d{1,2}\.\d{1,2}\.?)?/giu,
  en: /(?<![\d.,:/])(?:(?:on|from)\s+)?(\d{1,2})[./](\d{1,2})(?:[./](?:(\d{4}|\d{2})(?!\d))?)?(?!\d|\s*(?:h\b|am\b|pm\b|€|%))(\s*[-–]\s*\d{1,2}[./]\d{1,2}[./]?)?/giu,
} as const satisfies Record<Language, RegExp>;
const iso = /(?<!\d)(\d{4}-\d{2}-\d{2})(?!\d)/u;

/** Times of day, hidden from the search for days. */
const times =
  /(?<![\d.,])\d{1,2}(?:[:.]\d{2})?\s*(?:[-–]|bis|to|till|until)\s*\d{1,2}(?:[:.]\d{2})?\s?(?:uhr|h|am|pm)?(?![\p{L}\d.])|(?<![\d.,])\d{1,2}(?:[:.]\d{2})?\s?(?:uhr|h|am|pm)(?![\p{L}\d])|(?<!\d)\d{1,2}:\d{2}(?!\d)/giu;
const blank = (text: string, { from, to }: Span) => text.slice(0, from) + '\ufffc'.repeat(to - from) + text.slice(to);
const hide = (text: string) => text.replace(times, (found) => '\ufffc'.repeat(found.length));

/** chrono binds "night" in "Movie night Friday" to the day; only after the day is that right. */
const partOfDay =
  /(?<!\p{L})(?:night|evening|morning|afternoon|midnight|noon|abend|nachmittag|vormittag|mittag|mitternacht|nacht)(?!\p{L})/giu;
const ofThatDay =
  /^\s+(?:night|evening|morning|afternoon|abend|nachmittag|vormittag|mittag|nacht|früh|morgen)(?!\p{L})/iu;

const stems = ['sonntag', 'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag'];
const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
/** Forms unknown to chrono: "Samstagabend", "mittwochs", "Wednesdays", "nächste Woche Freitag". */
const compound = {
  de: /(?<!\p{L})(?:am\s+|jeden\s+|immer\s+)?(?<next>nächste\s+woche\s+(?:am\s+)?)?(?<name>sonntag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend)(?:s|abend|nachmittag|mittag|morgen|vormittag|früh|nacht)?s?(?!\p{L})(?<later>\s+(?:in\s+einer\s+woche|nächste(?:r)?\s+woche))?/iu,
  en: /(?<!\p{L})(?:on\s+)?(?<name>sunday|monday|tuesday|wednesday|thursday|friday|saturday)(?:s(?!\p{L})|\s+(?<later>week|next\s+week)(?!\p{L}))/iu,
} as const satisfies Record<Language, RegExp>;

const leads =
  /(?:(?<!\p{L})(?:am|an|on the|the|ab|vom|den|dem|diesen|dieses|kommenden|kommende|jeden|jede|immer|bis|on|this|coming|every other|every second|every|each)\s+)+$/iu;
const due = /(?:am|jeden|diesen|nächsten|kommenden|on|this|next|every)\s+$/iu;
const followed = /^\.?\s*(?:,\s*)?(?:$|\d|\ufffc|(?:um|ab|von|at|from|halb|half past)\s)/iu;
/** Several days: "Mo+Di", "Fri & Sat". */
const another =
  /^\s*(?:[+&/–-]|und|and|bis|to)\s*(?:mo|di|mi|do|fr|sa|so|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|mon|tue|wed|thu|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?!\p{L})/iu;
/** Words that chrono reads as days but titles rarely mean so. */
const never =
  /^(?:now|jetzt|gerade|today's|may|mar|march|second|sec)$|woche$|week$|monat$|month$|jahr$|year$|^last|^letzte/iu;

/** Past days become their next occurrence. */
export function readDay(line: LineText, today: string, language: Language): Understood<Day> | null {
  const nth = findNthWeekday(line.unread, today);
  const inMonth = nth && line.take([spanOf(nth.match)]);
  if (nth) return inMonth && { ...inMonth, value: { day: nth.day, isWeekday: false }, isGuess: false };
  const exact = findIso(line) ?? findNumeric(line, today, language);
  const worded = findWorded(hide(exact ? blank(line.unread, exact.span) : line.unread), today, language);
  const called = exact || (worded && !worded.isWeekday) ? null : findNamedDay(line.unread, today);
  if (called) return readNamed(line, called, worded);
  const found = exact ?? worded;
  if (!found) return null;
  const isBoth = exact !== null && worded?.isWeekday === true;
  const spans = isBoth ? [exact.span, worded.span].sort((a, b) => a.from - b.from) : [found.span];
  const taken = line.take(spans);
  if (taken === null) return null;
  const isOther = isBoth && weekday(exact.day) !== weekday(worded.day);
  return { ...taken, value: { day: found.day, isWeekday: found.isWeekday }, isGuess: found.isGuess || isOther };
}

/** A named day takes precedence over a weekday. Used as a name, it stays in the title. */
function readNamed(line: LineText, { match, day, isDate }: NamedDay, beside: Found | null): Understood<Day> | null {
  const span = spanOf(match);
  const isInside = beside !== null && beside.span.from < span.to && span.from < beside.span.to;
  const other = isInside ? null : beside;
  const isOther = other !== null && weekday(other.day) !== weekday(day);
  const name = line.typed.slice(span.from, span.to);
  const taken = isDate ? line.take([span]) : line.mark(span);
  if (taken === null) return null;
  const word = other && line.take([other.span]);
  const value: Day = { day, isWeekday: false };
  if (isOther && word) value.holiday = { name, weekday: word.words };
  return { words: taken.words, spans: [...taken.spans, ...(word?.spans ?? [])], value, isGuess: isOther };
}

function findIso(line: LineText): Found | null {
  const match = iso.exec(line.unread);
  if (!match || !isCalendarDay(match[1] ?? '')) return null;
  return { day: match[1] ?? '', isWeekday: false, isGuess: false, span: spanOf(match) };
}

const pad = (part: string | number) => String(part).padStart(2, '0');

/** Next occurrence of a date; null if impossible, such as 31 November. */
function nextDate(dayOfMonth: string, month: string, year: string | undefined, today: string): string | null {
  const written = year?.trim() && (year.length === 2 ? `20${year}` : year.trim());
  const thisYear = Number(today.slice(0, 4));
  // The next leap day can be eight years away.
  const years = written ? [written] : Array.from({ length: 9 }, (_, more) => String(thisYear + more));
  const days = years.map((each) => `${each}-${pad(month)}-${pad(dayOfMonth)}`).filter(isCalendarDay);
  return days.find((day) => written !== undefined || day >= today) ?? null;
}

function findNumeric(line: LineText, today: string, language: Language): Found | null {
  for (const match of line.unread.matchAll(numeric[language])) {
    const [text, first = '', second = '', year, more] = match;
    const day = nextDate(first, second, year, today);
    const isDotted = /\d{1,2}[./]\d{1,2}[./]/.test(text);
    const namesTime = /(?:um|ab|von|bis|at|from|until)\s*$/iu.test(line.unread.slice(0, match.index)) && !isDotted;
    if (day === null || namesTime) continue;
    // 5/12 is ambiguous between countries; 20.10 without a second dot may be a time.
    const isEitherWay = text.includes('/') && Number(first) <= 12 && Number(second) <= 12 && first !== second;
    const isGuess = more !== undefined || (isEitherWay && year === undefined) || (!isDotted && !text.includes('/'));
    return { day, isWeekday: false, isGuess, span: spanOf(match) };
  }
  return null;
}

function findWorded(text: string, today: string, language: Language): Found | null {
  const known = findKnown(text, today, language);
  const match = compound[language].exec(text);
  if (!match || (known && !known.isWeekday)) return known;
  const span = withLead(text, spanOf(match));
  if (known && known.span.from < span.from && known.span.to < span.from) return known;
  const { next, later, name = '' } = match.groups ?? {};
  const of = Math.max(
    stems.indexOf(name.toLowerCase().replace('sonnabend', 'samstag')),
    names.indexOf(name.toLowerCase()),
  );
  const ahead = (of - weekday(today) + 7) % 7;
  if (next || later) {
    const monday = addDays(today, 7 - ((weekday(today) + 6) % 7));
    const day = later && !/nächste|next/i.test(later) ? addDays(today, ahead + 7) : addDays(monday, (of + 6) % 7);
    return { day, isWeekday: false, isGuess: false, span };
  }
  if (known && known.span.to >= span.to) return known;
  return { day: addDays(today, ahead), isWeekday: true, isGuess: false, span };
}

/** chrono's results without false positives. */
function findKnown(text: string, today: string, language: Language): Found | null {
  const found = allKnown(text, today, language);
  // "Sun salutations Sat 9am": prefers a position where a day is expected.
  return found.find((one) => one.isDue) ?? found[0] ?? null;
}

function allKnown(text: string, today: string, language: Language): (Found & { isDue: boolean })[] {
  const found: (Found & { isDue: boolean })[] = [];
  const reference = { instant: new Date(`${today}T00:00:01Z`), timezone: 0 };
  // After a comma chrono reads "morgen" as morning.
  const plain = text
    .replace(partOfDay, (word) => '\ufffc'.repeat(word.length))
    .replace(/[,;]\s*(?=morgen)/giu, (found) => '\ufffc'.repeat(found.length))
    // chrono does not know "Fr." with a dot before a comma.
    .replace(/(?<=(?<!\p{L})(?:mo|di|mi|do|fr|sa|so))\.(?=,)/giu, ' ');
  for (const { index, text: words, start } of readers[language].parse(plain, reference, { forwardDate: true })) {
    const isNamed = start.isCertain('weekday') && !start.isCertain('day');
    if (!isNamed && !start.isCertain('day')) continue;
    const dayWords = start.isCertain('hour') ? withoutTime(words) : words;
    const to = index + dayWords.trimEnd().length;
    const [before, after] = [text.slice(0, index), text.slice(to)];
    if (dayWords === '' || never.test(dayWords) || /\p{L}$/u.test(before) || /^[\p{L}'’]/u.test(after)) continue;
    if (/^(?:morgen|früh)/i.test(dayWords) && /guten\s+$/i.test(before)) continue;
    const isShort = /^\p{L}{2,3}$/u.test(dayWords);
    const more = another.exec(after);
    const isDue = !isShort || more !== null || due.test(before) || followed.test(plain.slice(to));
    if (/^\p{L}{2}$/u.test(dayWords) && !isDue) continue;
    const date = `${start.get('year')}-${pad(start.get('month') ?? 0)}-${pad(start.get('day') ?? 0)}`;
    if (!isCalendarDay(date)) continue;
    const day = isNamed ? namedDay(start.get('weekday') ?? 0, today, dayWords) : { day: date, isGuess: false };
    if (day.day < today && !start.isCertain('year')) continue;
    const isRelative = /woche|week|monat|month/i.test(dayWords);
    const isCut = isShort || /(?<!\p{L})(?:jan|feb|apr|jun|jul|aug|sept?|okt|oct|nov|dez|dec)$/iu.test(dayWords);
    const dot = /^\./.test(after) && isCut ? 1 : 0;
    found.push({
      isDue,
      day: day.day,
      isWeekday: isNamed && !/nächste|next/i.test(dayWords),
      isGuess: day.isGuess || isRelative || !isDue || more !== null,
      span: withLead(text, {
        from: index,
        to: to + (more ?? ofThatDay.exec(after) ?? [after.slice(0, dot)])[0].length,
      }),
    });
  }
  return found;
}

/** Next such weekday. "Next Friday" is a guess while this week's is still to come. */
function namedDay(of: number, today: string, words: string): { day: string; isGuess: boolean } {
  const ahead = (of - weekday(today) + 7) % 7;
  if (!/^(?:am\s+|den\s+|on\s+)?(?:nächste|next)/i.test(words)) return { day: addDays(today, ahead), isGuess: false };
  const untilSunday = (7 - weekday(today)) % 7;
  const isThisWeek = ahead !== 0 && ahead <= untilSunday;
  return { day: addDays(today, ahead === 0 ? 7 : ahead), isGuess: isThisWeek || ahead === 0 };
}

/** Removes the time that chrono includes. */
function withoutTime(words: string): string {
  return words.replace(
    /[\s,]*(?:(?:um|at|ab|von|from|@)\s*)?\d{1,2}(?:[:.]\d{2})?(?:\s*(?:-|–|bis|to|until)\s*\d{1,2}(?:[:.]\d{2})?)?\s*$/iu,
    '',
  );
}

function withLead(text: string, { from, to }: Span): Span {
  const lead = leads.exec(text.slice(0, from));
  return { from: from - (lead?.[0].length ?? 0), to };
}
