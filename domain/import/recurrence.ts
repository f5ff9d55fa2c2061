import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { addDays } from '#domain/shared/calendar.ts';
import type { Moment } from './calendar-moment.ts';
import { readMoment, timeOf } from './calendar-moment.ts';

/** A rule without its `UNTIL`, which is compared in the zone of the event. */
export type Rule = { text: string; until: string | null; untilMoment: Moment | null };

type Span = { from: string; to: string };
/** Dates that may still be looked for; below 0 the dates are incomplete. */
export type Work = { left: number };

/** Periods of a rule that are tried: daily for 27 years. */
const MOST_PERIODS = 10_000;
/** Dates that a call without any costs as much time as, and one that tried every period. */
const [COST_OF_NONE, COST_OF_ALL] = [2000, 150_000];

/** A wall time as if it were UTC, so that no change of clocks moves a date. */
const wallTime = ({ day, minutes }: Pick<Moment, 'day' | 'minutes'>) =>
  Temporal.PlainDateTime.from(`${day}T${timeOf(minutes ?? 0)}`).toZonedDateTime('UTC');

const seriesOf = (text: string, beginning: Moment) =>
  new RRuleTemporal({ rruleString: `RRULE:${text}`, dtstart: wallTime(beginning), maxIterations: MOST_PERIODS });

/** Parses an `RRULE`. Null if it is invalid or repeats within a day, as no business has such events. */
export function readRule(value: string): Rule | null {
  const clean = value.replace(/\s+/g, '').toUpperCase();
  const [, untilText] = /(?:^|;)UNTIL=([^;]+)/.exec(clean) ?? [];
  const untilMoment = untilText === undefined ? null : readMoment(untilText, null);
  const text = clean
    .split(';')
    .filter((part) => /^(?!UNTIL=|X-)[A-Z]+=./.test(part))
    .join(';');
  if (untilText !== undefined && !untilMoment) return null;
  if (!/(?:^|;)FREQ=(?:DAILY|WEEKLY|MONTHLY|YEARLY)(?:;|$)/.test(text)) return null;
  try {
    seriesOf(text, { day: '2026-01-01', minutes: 0, zone: null });
  } catch {
    return null;
  }
  return { text, until: untilMoment?.day ?? null, untilMoment };
}

/** The first dates since an instant, one by one. */
function firstDates(series: RRuleTemporal, from: Temporal.ZonedDateTime, most: number): Temporal.ZonedDateTime[] {
  const dates: Temporal.ZonedDateTime[] = [];
  while (dates.length < most) {
    const next = series.next(dates.at(-1) ?? from, dates.length === 0);
    if (!next) break;
    dates.push(Temporal.ZonedDateTime.from(next.toString()));
  }
  return dates;
}

/** Null for a rule that no date fits, which the library refuses after the most periods. */
function unlessNone<Dates>(find: () => Dates): Dates | null {
  try {
    return find();
  } catch {
    return null;
  }
}

/** Dates of a rule within a span, in the wall time of its beginning; it always ends, after `most` dates at the latest. */
export function datesOfRule(
  { text }: Rule,
  beginning: Moment,
  { from, to }: Span,
  work: Work = { left: MOST_PERIODS },
  most = Number.POSITIVE_INFINITY,
): Moment[] {
  const series = seriesOf(text, beginning);
  const start = wallTime({ day: from, minutes: 0 });
  const end = wallTime({ day: addDays(to, 1), minutes: 0 });
  const find = () => (Number.isFinite(most) ? firstDates(series, start, most) : series.between(start, end, true));
  const found = unlessNone(find);
  work.left -= found?.length ?? COST_OF_ALL;
  if (found?.length === 0) work.left -= COST_OF_NONE;
  return (found ?? [])
    .map((date) => ({ ...beginning, day: date.toPlainDate().toString(), minutes: date.hour * 60 + date.minute }))
    .filter(({ day }) => day <= to)
    .map((moment) => (beginning.minutes === null ? { ...moment, minutes: null } : moment));
}
