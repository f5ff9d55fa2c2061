import type { EntryLines } from './calendar-entries.ts';
import type { Line } from './calendar-line.ts';
import { readLine, textOf } from './calendar-line.ts';
import type { Moment } from './calendar-moment.ts';
import { minutesBetween, readDuration, readMoment, readMoments } from './calendar-moment.ts';
import type { Zones } from './calendar-zones.ts';
import { inBerlin } from './calendar-zones.ts';
import { plainText } from './plain-text.ts';
import type { Rule } from './recurrence.ts';
import { readRule } from './recurrence.ts';
import type { LeftOut, Noted } from './result.ts';

/** An event of a calendar, or a changed date of a series. */
export type CalendarEvent = {
  uid: string | null;
  title: string;
  description: string;
  location: string;
  start: Moment;
  /** Minutes between the walls in Berlin; 0 without an end. */
  duration: number;
  isWholeDay: boolean;
  /** The date of the series that is changed. */
  recurrenceId: Moment | null;
  /** Changes every later date as well. */
  isForFollowing: boolean;
  rules: Rule[];
  exceptRules: Rule[];
  dates: Moment[];
  exceptDates: Moment[];
  isCancelled: boolean;
  sequence: number;
  stamp: string;
  notes: Noted[];
  zones: Zones;
};

const DAY_MINUTES = 24 * 60;
const MOST_DAYS = 3660;
const QUOTED_LETTERS = 80;

class Unreadable extends Error {
  readonly reason: LeftOut['reason'];

  constructor(reason: LeftOut['reason'], text = '') {
    super(text);
    this.reason = reason;
  }
}

/** Lines of the event itself, without those of its alarms. */
function ownLines(lines: readonly string[]): string[] {
  let depth = 0;
  return lines.filter((line) => {
    if (/^BEGIN:/i.test(line)) depth += 1;
    const isOwn = depth === 0;
    if (/^END:/i.test(line)) depth -= 1;
    return isOwn;
  });
}

/** Reads one event; whatever is broken leaves it out with its title. */
export function readEvent(
  { lines, isClosed }: EntryLines,
  zones: Zones,
  isCancelling: boolean,
): CalendarEvent | LeftOut {
  const read = ownLines(lines).map((line) => readLine(line) ?? line);
  const known = read.filter((line) => typeof line !== 'string');
  const title = titleOf(known);
  try {
    const bad = read.find((line) => typeof line === 'string');
    if (bad !== undefined) throw new Unreadable('broken', bad as string);
    if (!isClosed) throw new Unreadable('cut_off');
    return toEvent(known, title, zones, isCancelling);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { title, reason: error.reason, text: error.message.slice(0, QUOTED_LETTERS) };
  }
}

/** The title of any entry, as far as it is readable. */
export function titleOf(lines: readonly Line[]): string {
  const summary = lines.find(({ name }) => name === 'SUMMARY');
  return summary ? plainText(textOf(summary)).replace(/\s+/g, ' ').trim() : '';
}

function toEvent(lines: readonly Line[], title: string, zones: Zones, isCancelling: boolean): CalendarEvent {
  const line = (name: string) => lines.find((each) => each.name === name && each.value.trim() !== '');
  const all = (name: string) => lines.filter((each) => each.name === name && each.value.trim() !== '');
  const text = (name: string) => {
    const found = line(name);
    return found ? plainText(textOf(found)) : '';
  };
  const moment = (name: string, zone: string | null = null) => {
    const found = line(name);
    return found ? unlessBroken(readMoment(found.value, found.parameters.tzid ?? zone), found) : null;
  };
  const start = moment('DTSTART');
  if (!start) throw new Unreadable('no_day');
  // Lists without a zone mean the zone of the beginning.
  const moments = (name: string) =>
    all(name).flatMap((each) =>
      unlessBroken(readMoments(each), each).map((at) => ({ ...at, zone: at.zone ?? start.zone })),
    );
  const rules = (name: string) => all(name).map((each) => unlessBroken(readRule(each.value), each));
  const isUnknown = start.minutes !== null && zones(start) === null;
  return {
    ...spanOf(lines, start, zones),
    uid: line('UID')?.value.trim() ?? null,
    title,
    description: text('DESCRIPTION') || text('X-ALT-DESC'),
    location: text('LOCATION'),
    recurrenceId: moment('RECURRENCE-ID', start.zone),
    isForFollowing: /^THISANDFUTURE$/i.test(line('RECURRENCE-ID')?.parameters.range ?? ''),
    rules: rules('RRULE'),
    exceptRules: rules('EXRULE'),
    dates: moments('RDATE'),
    exceptDates: moments('EXDATE'),
    isCancelled: isCancelling || /^CANCELLED$/i.test(line('STATUS')?.value.trim() ?? ''),
    sequence: Number(line('SEQUENCE')?.value) || 0,
    stamp: line('LAST-MODIFIED')?.value ?? line('DTSTAMP')?.value ?? '',
    notes: isUnknown ? [{ field: 'start_time', problem: 'unknown_zone', text: start.zone ?? '' }] : [],
    zones,
  };
}

function unlessBroken<Value>(value: Value | null, { name, value: text }: Line): Value {
  if (value === null) throw new Unreadable('broken', `${name}:${text}`);
  return value;
}

/** Beginning and length; whole days however they are written. */
function spanOf(lines: readonly Line[], start: Moment, zones: Zones) {
  const line = (name: string) => lines.find((each) => each.name === name && each.value.trim() !== '');
  const [endLine, durationLine] = [line('DTEND'), line('DURATION')];
  const begins = inBerlin(start, zones);
  let duration = 0;
  if (endLine) {
    const end = unlessBroken(readMoment(endLine.value, endLine.parameters.tzid ?? start.zone), endLine);
    const isSameKind = (end.minutes === null) === (start.minutes === null);
    duration = minutesBetween(begins, inBerlin(end, zones)) + (isSameKind || start.minutes === null ? 0 : DAY_MINUTES);
  } else if (durationLine) duration = unlessBroken(readDuration(durationLine.value), durationLine);
  if (!(Math.abs(duration) <= MOST_DAYS * DAY_MINUTES)) {
    throw new Unreadable('too_long', endLine?.value ?? durationLine?.value);
  }
  duration = Math.max(0, duration);
  if (start.minutes === null) return { start, duration: roundUp(duration), isWholeDay: true };
  const isMarked = /^TRUE$/i.test(line('X-MICROSOFT-CDO-ALLDAYEVENT')?.value.trim() ?? '');
  const hasWholeLength =
    duration > 0 && (duration % DAY_MINUTES) % (DAY_MINUTES - 1) === 0 && duration >= DAY_MINUTES - 1;
  const midnight = [start, begins].find(({ minutes }) => minutes === 0);
  if (!(isMarked || (hasWholeLength && midnight))) return { start, duration, isWholeDay: false };
  const day = midnight?.day ?? start.day;
  return { start: { day, minutes: null, zone: null }, duration: roundUp(duration), isWholeDay: true };
}

const roundUp = (minutes: number) => Math.max(1, Math.ceil(minutes / DAY_MINUTES)) * DAY_MINUTES;
