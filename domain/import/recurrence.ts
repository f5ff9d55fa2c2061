import ICAL from 'ical.js';
import type { Moment } from './calendar-moment.ts';
import { readMoment } from './calendar-moment.ts';
import { civilOf, dayText, monthLength, numberOf, weekdayOf } from './day-numbers.ts';

type Part = 'BYMONTH' | 'BYMONTHDAY' | 'BYYEARDAY' | 'BYWEEKNO' | 'BYSETPOS' | 'BYHOUR' | 'BYMINUTE';
const parts: Part[] = ['BYMONTH', 'BYMONTHDAY', 'BYYEARDAY', 'BYWEEKNO', 'BYSETPOS', 'BYHOUR', 'BYMINUTE'];
const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;

export type Rule = {
  freq: (typeof frequencies)[number];
  interval: number;
  count: number | null;
  /** Day, or moment with its zone. */
  until: string | null;
  untilMoment: Moment | null;
  /** 0 = Sunday. */
  weekStart: number;
  byDay: { weekday: number; position: number }[];
  by: Partial<Record<Part, number[]>>;
};

/** Periods of a rule with `COUNT` that are counted at most: daily for sixty years. */
const MOST_PERIODS = 22_000;
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/**
 * Parses an `RRULE`. Null if it is invalid or repeats within a day, as no business has such events. The iterator of
 * `ical.js` cannot be used: it never ends for rules that no date fits.
 */
export function readRule(value: string): Rule | null {
  const clean = value.replace(/\s+/g, '').replace(/;+$/, '').toUpperCase();
  const [, untilText] = /(?:^|;)UNTIL=([^;]+)/.exec(clean) ?? [];
  const untilMoment = untilText === undefined ? null : readMoment(untilText, null);
  if (untilText !== undefined && !untilMoment) return null;
  let recur: ICAL.Recur;
  try {
    recur = ICAL.Recur.fromString(clean.replace(/(^|;)(?:UNTIL|X-[^=;]*)=[^;]*/g, '$1').replace(/^;+|;+(?=;)/g, ''));
  } catch {
    return null;
  }
  const freq = frequencies.find((each) => each === recur.freq);
  if (!freq) return null;
  const byDay = recur.getComponent('BYDAY').map((text) => ({
    weekday: WEEKDAYS.indexOf(String(text).slice(-2)),
    position: Number.parseInt(String(text).slice(0, -2) || '0', 10),
  }));
  const by = Object.fromEntries(
    parts.flatMap((part) => {
      const values = recur.getComponent(part).map(Number);
      return values.length > 0 ? [[part, values]] : [];
    }),
  );
  return {
    freq,
    interval: Math.max(1, recur.interval || 1),
    count: recur.count || null,
    until: untilMoment?.day ?? null,
    untilMoment,
    weekStart: Math.max(0, (recur.wkst || 2) - 1),
    byDay: byDay.filter((day) => day.weekday >= 0),
    by,
  };
}

type Span = { from: string; to: string };
/** Days that may still be tried; below 0 the dates are incomplete. */
export type Work = { left: number };
/** A rule with its beginning, by day numbers. */
type Start = { rule: Rule; day: number; minutes: number | null };
type Period = { start: number; length: number };

/** Dates of a rule within a span, in the wall time of its beginning; it always ends, after `most` dates at the latest. */
export function datesOfRule(
  rule: Rule,
  beginning: Moment,
  span: Span,
  work: Work = { left: MOST_PERIODS },
  most = Number.POSITIVE_INFINITY,
): Moment[] {
  const start: Start = { rule, day: numberOf(beginning.day), minutes: beginning.minutes };
  const [from, to] = [numberOf(span.from), numberOf(span.to)];
  const dates: Moment[] = [];
  const first = rule.count === null && from > start.day ? firstPeriod(start, from) : 0;
  let counted = 0;
  for (let number = first; number - first < MOST_PERIODS && dates.length < most; number += 1) {
    const period = periodAt(start, number);
    if (!period || period.start > to) break;
    work.left -= period.length;
    if (work.left < 0) break;
    for (const { day, minutes } of momentsIn(start, period)) {
      if (day < start.day || (day === start.day && (minutes ?? 0) < (start.minutes ?? 0))) continue;
      counted += 1;
      if (rule.count !== null && counted > rule.count) return dates;
      if (day > to) break;
      if (day >= from) dates.push({ ...beginning, day: dayText(day), minutes });
    }
  }
  return dates;
}

const weekOf = (day: number, weekStart: number) => day - ((weekdayOf(day) - weekStart + 7) % 7);

/** Number of a period shortly before a day. */
function firstPeriod({ rule: { freq, interval }, day }: Start, from: number): number {
  const [begin, end] = [civilOf(day), civilOf(from)];
  const months = (end.year - begin.year) * 12 + end.month - begin.month;
  const days = from - day;
  const passed = { DAILY: days, WEEKLY: Math.floor(days / 7), MONTHLY: months, YEARLY: Math.floor(months / 12) }[freq];
  return Math.max(0, Math.floor(passed / interval) - 1);
}

function periodAt({ rule, day }: Start, number: number): Period | null {
  const steps = number * rule.interval;
  const { year, month } = civilOf(day);
  const isBeyond = steps > { DAILY: 3_000_000, WEEKLY: 400_000, MONTHLY: 90_000, YEARLY: 8000 }[rule.freq];
  if (isBeyond) return null;
  if (rule.freq === 'DAILY') return { start: day + steps, length: 1 };
  if (rule.freq === 'WEEKLY') return { start: weekOf(day, rule.weekStart) + steps * 7, length: 7 };
  const months = month - 1 + steps;
  if (rule.freq === 'MONTHLY') {
    const at = { year: year + Math.floor(months / 12), month: (months % 12) + 1 };
    return { start: numberOf(at.year, at.month, 1), length: monthLength(at.year, at.month) };
  }
  const start = numberOf(year + steps, 1, 1);
  return { start, length: numberOf(year + steps + 1, 1, 1) - start };
}

function momentsIn(start: Start, period: Period): { day: number; minutes: number | null }[] {
  const { BYHOUR, BYMINUTE, BYSETPOS } = start.rule.by;
  const own = start.minutes ?? 0;
  const times =
    start.minutes === null
      ? [null]
      : (BYHOUR ?? [Math.floor(own / 60)])
          .flatMap((hour) => (BYMINUTE ?? [own % 60]).map((minute) => hour * 60 + minute))
          .toSorted((a, b) => a - b);
  const all = daysIn(start, period).flatMap((day) => times.map((minutes) => ({ day, minutes })));
  if (!BYSETPOS) return all;
  return all.filter((_, at) => BYSETPOS.includes(at + 1) || BYSETPOS.includes(at - all.length));
}

/** Fits one of several numbers, negative ones counted from the end. */
const fits = (values: number[] | undefined, value: number, length: number) =>
  !values || values.includes(value) || values.includes(value - length - 1);

/** Days of a period by the table of RFC 5545 3.3.10. */
function daysIn(start: Start, period: Period): number[] {
  if (start.rule.by.BYWEEKNO && start.rule.freq === 'YEARLY') return daysOfWeeks(start, period);
  const days: number[] = [];
  for (let at = 0; at < period.length; at += 1) if (isDate(start, period, at)) days.push(period.start + at);
  return days;
}

function isDate(start: Start, { start: first, length }: Period, at: number): boolean {
  const { by, byDay, freq } = start.rule;
  const day = first + at;
  const { year, month, date } = civilOf(day);
  if (by.BYMONTH && !by.BYMONTH.includes(month)) return false;
  const isFree = byDay.length === 0;
  const onWeekday = isFree || byDay.some((each) => each.weekday === weekdayOf(day));
  if (freq === 'WEEKLY') return isFree ? weekdayOf(day) === weekdayOf(start.day) : onWeekday;
  const onMonthDay = fits(by.BYMONTHDAY, date, monthLength(year, month));
  if (freq === 'DAILY') return onMonthDay && onWeekday;
  if (by.BYYEARDAY) return fits(by.BYYEARDAY, at + 1, length) && onMonthDay && onWeekday;
  if (by.BYMONTHDAY) return onMonthDay && onWeekday;
  const own = civilOf(start.day);
  if (isFree) return date === own.date && (freq === 'MONTHLY' || by.BYMONTH !== undefined || month === own.month);
  const isOfMonth = freq === 'MONTHLY' || by.BYMONTH !== undefined;
  const [place, size] = isOfMonth ? [date - 1, monthLength(year, month)] : [at, length];
  return byDay.some((each) => isNth(each, weekdayOf(day), place, size));
}

/** The nth weekday of a month or year; without position every one. */
function isNth({ weekday, position }: Rule['byDay'][number], of: number, place: number, size: number): boolean {
  if (weekday !== of) return false;
  const [fromStart, fromEnd] = [Math.floor(place / 7) + 1, -Math.floor((size - 1 - place) / 7) - 1];
  return position === 0 || position === fromStart || position === fromEnd;
}

/** Days of numbered weeks; the first one has four days of the year. */
function daysOfWeeks({ rule: { by, byDay, weekStart }, day }: Start, { start, length }: Period): number[] {
  const begins = weekOf(start + 3, weekStart);
  const weeks = (weekOf(start + length + 3, weekStart) - begins) / 7;
  const wanted = byDay.length > 0 ? byDay.map((each) => each.weekday) : [weekdayOf(day)];
  const days: number[] = [];
  for (let at = 0; at < weeks * 7; at += 1) {
    const isWeek = fits(by.BYWEEKNO, Math.floor(at / 7) + 1, weeks);
    const isMonth = !by.BYMONTH || by.BYMONTH.includes(civilOf(begins + at).month);
    if (isWeek && isMonth && wanted.includes(weekdayOf(begins + at))) days.push(begins + at);
  }
  return days;
}
