import { Temporal } from 'temporal-polyfill';
import { findIana } from 'windows-iana';
import { BERLIN } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { readLine } from './calendar-line.ts';
import type { Moment } from './calendar-moment.ts';
import { addMinutes, readMoment, timeOf } from './calendar-moment.ts';
import { datesOfRule, readRule } from './recurrence.ts';

/** The difference of a zone to Berlin at a wall time, in minutes; null if the zone is unknown. */
export type Zones = (moment: Moment) => number | null;

/** An IANA name: as written, behind a prefix of the program, or for a name of Windows by CLDR's table. */
function ianaName(written: string): string | null {
  const name = written.trim().replace(/^\/+/, '');
  const parts = name.replaceAll(' ', '_').split('/');
  const candidates = [parts.join('/'), parts.slice(-3).join('/'), parts.slice(-2).join('/')];
  if (/^(GMT|Z|Etc\/UTC|Coordinated Universal Time)$/i.test(name)) return 'UTC';
  return findIana(name)[0] ?? candidates.find(isZone) ?? null;
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const offsetMinutes = (offset: string) => {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})/.exec(offset) ?? [];
  if (sign === undefined) return null;
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
};

/** Offset of a zone that the file describes (`VTIMEZONE`) at a wall time: by its last change before. */
function describedOffset(lines: readonly string[], at: Moment): number | null {
  let latest: { day: string; minutes: number; offset: number } | null = null;
  for (const part of lines
    .join('\n')
    .split(/^BEGIN:/im)
    .slice(1)) {
    const read = part.split('\n').flatMap((line) => readLine(line) ?? []);
    const property = (name: string) => read.find((line) => line.name === name)?.value;
    const offset = offsetMinutes(property('TZOFFSETTO') ?? '');
    const start = readMoment(property('DTSTART') ?? '', null);
    if (offset === null || !start) continue;
    const rule = property('RRULE');
    const parsed = rule === undefined ? null : readRule(rule);
    const last = parsed?.until && parsed.until < at.day ? parsed.until.slice(0, 10) : at.day;
    const days = parsed
      ? datesOfRule(parsed, start, { from: addDays(last, -400), to: last }).map(({ day }) => day)
      : [start.day];
    for (const day of days) {
      const minutes = start.minutes ?? 0;
      const isBefore = day < at.day || (day === at.day && minutes <= (at.minutes ?? 0));
      if (isBefore && (!latest || day > latest.day)) latest = { day, minutes, offset };
    }
  }
  return latest?.offset ?? null;
}

function ianaDifference(zone: string, { day, minutes }: Moment): number {
  const wall = Temporal.PlainDateTime.from(`${day}T${timeOf(minutes ?? 0)}`);
  const there = wall.toZonedDateTime(zone, { disambiguation: 'compatible' });
  const here = there.withTimeZone(BERLIN);
  return Math.round((here.offsetNanoseconds - there.offsetNanoseconds) / 60e9);
}

/** Zones of one calendar: known names count before its own descriptions. Differences are remembered per hour. */
export function zonesOf(described: ReadonlyMap<string, readonly string[]>): Zones {
  const names = new Map<string, string | null>();
  const differences = new Map<string, number | null>();
  const nameOf = (zone: string) => {
    if (!names.has(zone)) names.set(zone, offsetMinutes(zone) === null ? ianaName(zone) : zone);
    return names.get(zone) ?? null;
  };
  const differenceAt = (zone: string, moment: Moment): number | null => {
    const name = nameOf(zone);
    if (name !== null) return ianaDifference(name.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2'), moment);
    const lines = described.get(zone);
    const offset = lines ? describedOffset(lines, moment) : null;
    if (offset === null) return null;
    const instant = addMinutes({ ...moment, minutes: moment.minutes ?? 0, zone: 'UTC' }, -offset);
    return ianaDifference('UTC', instant) - offset;
  };
  return (moment) => {
    if (moment.zone === null || nameOf(moment.zone) === BERLIN) return 0;
    const key = `${moment.zone} ${moment.day} ${Math.floor((moment.minutes ?? 0) / 60)}`;
    const known = differences.get(key);
    if (known !== undefined) return known;
    const difference = differenceAt(moment.zone, moment);
    differences.set(key, difference);
    return difference;
  };
}

/** The wall time in Berlin; of an unknown zone the time as written. Whole days stay. */
export function inBerlin(moment: Moment, zones: Zones): Moment {
  if (moment.minutes === null) return moment;
  return { ...addMinutes(moment, zones(moment) ?? 0), zone: null };
}
