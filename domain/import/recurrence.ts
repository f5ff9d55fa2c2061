import ICAL from 'ical.js';
import { addDays, isCalendarDay, weekday } from '#domain/shared/calendar.ts';
import type { Moment } from './calendar-moment.ts';
import { daysBetween, readMoment } from './calendar-moment.ts';

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

/** Dates of a rule within a span, in the wall time of its beginning; it always ends. */
export function datesOfRule(
  rule: Rule,
  start: Moment,
  { from, to }: Span,
  work: Work = { left: MOST_PERIODS },
): Moment[] {
  const dates: Moment[] = [];
  const first = rule.count === null && from > start.day ? firstPeriod(rule, start, from) : 0;
  let counted = 0;
  for (let number = first; number - first < MOST_PERIODS; number += 1) {
    const period = periodAt(rule, start, number);
    if (!period || period.start > to) break;
    work.left -= period.days.length;
    if (work.left < 0) break;
    for (const date of momentsIn(rule, start, period)) {
      if (date.day < start.day || (date.day === start.day && (date.minutes ?? 0) < (start.minutes ?? 0))) continue;
      counted += 1;
      if (rule.count !== null && counted > rule.count) return dates;
      if (date.day > to) break;
      if (date.day >= from) dates.push(date);
    }
  }
  return dates;
}

type Period = { start: string; days: string[] };

const yearOf = (day: string) => Number(day.slice(0, 4));
const monthOf = (day: string) => Number(day.slice(5, 7));
const dateOf = (day: string) => Number(day.slice(8));
const pad = (number: number, length = 2) => String(number).padStart(length, '0');
const dayOf = (year: number, month: number, date: number) => `${pad(year, 4)}-${pad(month)}-${pad(date)}`;
const monthLength = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

const weekOf = (day: string, weekStart: number) => addDays(day, -((weekday(day) - weekStart + 7) % 7));

/** Number of a period shortly before a day. */
function firstPeriod({ freq, interval }: Rule, start: Moment, from: string): number {
  const days = daysBetween(start.day, from);
  const months = (yearOf(from) - yearOf(start.day)) * 12 + monthOf(from) - monthOf(start.day);
  const passed = { DAILY: days, WEEKLY: Math.floor(days / 7), MONTHLY: months, YEARLY: Math.floor(months / 12) }[freq];
  return Math.max(0, Math.floor(passed / interval) - 1);
}

function periodAt(rule: Rule, start: Moment, number: number): Period | null {
  const steps = number * rule.interval;
  if (steps > MOST_PERIODS * 400) return null;
  if (rule.freq === 'DAILY') {
    const day = addDays(start.day, steps);
    return { start: day, days: [day] };
  }
  if (rule.freq === 'WEEKLY') {
    const monday = addDays(weekOf(start.day, rule.weekStart), steps * 7);
    return { start: monday, days: [0, 1, 2, 3, 4, 5, 6].map((at) => addDays(monday, at)) };
  }
  const months = rule.freq === 'MONTHLY' ? monthOf(start.day) - 1 + steps : 0;
  const year = yearOf(start.day) + (rule.freq === 'MONTHLY' ? Math.floor(months / 12) : steps);
  if (year > 9999) return null;
  const month = (months % 12) + 1;
  if (rule.freq === 'MONTHLY') return { start: dayOf(year, month, 1), days: daysOfMonth(year, month) };
  const firstDay = dayOf(year, 1, 1);
  const length = daysBetween(firstDay, dayOf(year, 12, 31)) + 1;
  return { start: weekOf(firstDay, rule.weekStart), days: Array.from({ length }, (_, at) => addDays(firstDay, at)) };
}

function daysOfMonth(year: number, month: number): string[] {
  return Array.from({ length: monthLength(year, month) }, (_, at) => dayOf(year, month, at + 1));
}

function momentsIn(rule: Rule, start: Moment, period: Period): Moment[] {
  const days = daysIn(rule, start, period);
  const { BYHOUR, BYMINUTE, BYSETPOS } = rule.by;
  const own = start.minutes ?? 0;
  const times =
    start.minutes === null
      ? [null]
      : (BYHOUR ?? [Math.floor(own / 60)])
          .flatMap((hour) => (BYMINUTE ?? [own % 60]).map((minute) => hour * 60 + minute))
          .toSorted((a, b) => a - b);
  const all = days.flatMap((day) => times.map((minutes) => ({ ...start, day, minutes })));
  if (!BYSETPOS) return all;
  return all.filter((_, at) => BYSETPOS.includes(at + 1) || BYSETPOS.includes(at - all.length));
}

/** Fits one of several numbers, negative ones counted from the end. */
const fits = (values: number[] | undefined, value: number, length: number) =>
  !values || values.includes(value) || values.includes(value - length - 1);

/** Days of a period by the table of RFC 5545 3.3.10. */
function daysIn(rule: Rule, start: Moment, { days }: Period): string[] {
  const { by, byDay, freq } = rule;
  const isFree = byDay.length === 0;
  const inMonth = (day: string) => !by.BYMONTH || by.BYMONTH.includes(monthOf(day));
  const onMonthDay = (day: string) => fits(by.BYMONTHDAY, dateOf(day), monthLength(yearOf(day), monthOf(day)));
  const onWeekday = (day: string) => isFree || byDay.some((each) => each.weekday === weekday(day));
  const candidates = days.filter(inMonth);
  if (freq === 'DAILY') return candidates.filter((day) => onMonthDay(day) && onWeekday(day));
  if (freq === 'WEEKLY') return candidates.filter(isFree ? (day) => weekday(day) === weekday(start.day) : onWeekday);
  if (by.BYYEARDAY) {
    const ordinal = (day: string) => daysBetween(dayOf(yearOf(day), 1, 1), day) + 1;
    return candidates.filter(
      (day) => fits(by.BYYEARDAY, ordinal(day), days.length) && onMonthDay(day) && onWeekday(day),
    );
  }
  if (by.BYWEEKNO && freq === 'YEARLY') return daysOfWeeks(rule, start, days).filter(inMonth);
  if (by.BYMONTHDAY) return candidates.filter((day) => onMonthDay(day) && onWeekday(day));
  if (isFree) {
    const isOwnMonth = (day: string) => by.BYMONTH || freq === 'MONTHLY' || monthOf(day) === monthOf(start.day);
    return candidates.filter((day) => isOwnMonth(day) && dateOf(day) === dateOf(start.day));
  }
  const isOfMonth = freq === 'MONTHLY' || by.BYMONTH !== undefined;
  return candidates.filter((day) =>
    byDay.some((each) => isNth(each, day, isOfMonth ? daysOfMonth(yearOf(day), monthOf(day)) : days)),
  );
}

/** The nth weekday of a month or year; without position every one. */
function isNth({ weekday: wanted, position }: Rule['byDay'][number], day: string, days: string[]): boolean {
  if (weekday(day) !== wanted) return false;
  if (position === 0) return true;
  const at = daysBetween(days[0] ?? day, day);
  const fromStart = Math.floor(at / 7) + 1;
  const fromEnd = -Math.floor((days.length - 1 - at) / 7) - 1;
  return position === fromStart || position === fromEnd;
}

/** Days of numbered weeks; the first one has four days of the year. */
function daysOfWeeks({ by, byDay, weekStart }: Rule, start: Moment, days: string[]): string[] {
  const first = days[0] ?? start.day;
  const weekOne = (january: string) => weekOf(addDays(january, 3), weekStart);
  const begins = weekOne(first);
  const weeks = daysBetween(begins, weekOne(dayOf(yearOf(first) + 1, 1, 1))) / 7;
  const wanted = byDay.length > 0 ? byDay.map((each) => each.weekday) : [weekday(start.day)];
  return Array.from({ length: weeks }, (_, at) => at)
    .filter((at) => fits(by.BYWEEKNO, at + 1, weeks))
    .flatMap((at) => [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(begins, at * 7 + day)))
    .filter((day) => isCalendarDay(day) && wanted.includes(weekday(day)));
}
