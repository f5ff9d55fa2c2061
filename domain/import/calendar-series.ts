import { addDays } from '#domain/shared/calendar.ts';
import type { CalendarEvent } from './calendar-event.ts';
import type { Moment } from './calendar-moment.ts';
import { addMinutes, entryId, minutesBetween } from './calendar-moment.ts';
import { inBerlin } from './calendar-zones.ts';
import type { Rule, Work } from './recurrence.ts';
import { datesOfRule } from './recurrence.ts';
import type { LeftOut } from './result.ts';

/** One date of an event: `at` is its beginning, `original` what identifies it in a series. */
export type Occurrence = { event: CalendarEvent; at: Moment; original: Moment | null; goesOn: boolean };
export type Window = { today: string; last: string };
type Dated = { occurrences: Occurrence[]; leftOut: LeftOut[] };

/** Days after the window in which the next date is looked for. */
const LOOK_AHEAD = 1500;

const keyOf = (moment: Moment, { zones }: CalendarEvent) => {
  const { day, minutes } = inBerlin(moment, zones);
  return minutes === null ? day : `${day} ${minutes}`;
};

/** Compares by instant, or by day where one of both is a day. */
function holds(list: readonly Moment[], event: CalendarEvent): (at: Moment) => boolean {
  const keys = new Set(list.map((moment) => keyOf(moment, event)));
  const days = new Set(list.filter(({ minutes }) => minutes === null).map(({ day }) => day));
  const all = new Set(list.map(({ day }) => day));
  return (at) => keys.has(keyOf(at, event)) || days.has(at.day) || (at.minutes === null && all.has(at.day));
}

function isUntil({ untilMoment: until }: Rule, event: CalendarEvent): (at: Moment) => boolean {
  if (!until) return () => true;
  if (until.minutes === null) return ({ day }) => day <= until.day;
  const end = inBerlin({ ...until, zone: until.zone ?? event.start.zone }, event.zones);
  return (at) => minutesBetween(inBerlin(at, event.zones), at.minutes === null ? { ...end, minutes: null } : end) >= 0;
}

/** Dates of a series between two days, without its exceptions. */
function datesBetween(event: CalendarEvent, from: string, to: string, work: Work, most?: number): Moment[] {
  const span = { from: addDays(from, -1), to: addDays(to, 1) };
  const byRules = event.rules.flatMap((rule) =>
    datesOfRule(rule, event.start, span, work, most).filter(isUntil(rule, event)),
  );
  const own = event.rules.length === 0 ? [event.start] : [];
  const isExcept = holds(
    [...event.exceptDates, ...event.exceptRules.flatMap((rule) => datesOfRule(rule, event.start, span, work))],
    event,
  );
  const wanted = [...byRules, ...own, ...event.dates].filter((at) => {
    const { day } = inBerlin(at, event.zones);
    return day >= from && day <= to && !isExcept(at);
  });
  const unique = new Map(wanted.map((at) => [keyOf(at, event), at]));
  return [...unique.values()].toSorted((a, b) => minutesBetween(b, a));
}

const isSeries = ({ rules, dates }: CalendarEvent) => rules.length + dates.length > 0;

/** A changed date takes over what it does not say. */
const completed = (change: CalendarEvent, master: CalendarEvent): CalendarEvent => ({
  ...change,
  title: change.title || master.title,
  description: change.description || master.description,
  location: change.location || master.location,
});

/** The coming dates of an event with its changed, moved and cancelled dates. */
export function datesOfEvent(
  master: CalendarEvent,
  changes: readonly CalendarEvent[],
  { today, last }: Window,
  work: Work,
): Dated {
  const leftOut: LeftOut[] = [];
  const occurrences: Occurrence[] = [];
  const idOf = (change: CalendarEvent) => change.recurrenceId ?? change.start;
  const byKey = new Map(changes.map((change) => [keyOf(idOf(change), change), change]));
  const byDay = new Map(changes.filter((each) => idOf(each).minutes === null).map((each) => [idOf(each).day, each]));
  const following = changes
    .filter(({ isForFollowing, isCancelled }) => isForFollowing && !isCancelled)
    .toSorted((a, b) => minutesBetween(idOf(b), idOf(a)));
  const used = new Set<CalendarEvent>();

  const found = isSeries(master) ? datesBetween(master, today, last, work) : [master.start];
  for (const original of found) {
    const change = byKey.get(keyOf(original, master)) ?? byDay.get(original.day);
    const later = following.findLast((each) => minutesBetween(idOf(each), original) >= 0);
    if (change?.isCancelled)
      leftOut.push({
        title: change.title || master.title,
        reason: 'cancelled',
        text: original.day,
        ...(master.uid && { id: entryId(master.uid, original) ?? '' }),
      });
    else if (change) occurrences.push({ event: completed(change, master), at: change.start, original, goesOn: false });
    else if (later) {
      const moved = addMinutes(original, minutesBetween(idOf(later), later.start));
      occurrences.push({ event: completed(later, master), at: moved, original, goesOn: false });
    } else occurrences.push({ event: master, at: original, original, goesOn: false });
    if (change) used.add(change);
  }
  for (const change of changes) {
    const isComing = inBerlin(change.start, change.zones).day >= today;
    if (used.has(change) || change.isCancelled || !isComing) continue;
    occurrences.push({ event: completed(change, master), at: change.start, original: idOf(change), goesOn: false });
  }
  if (!isSeries(master)) return { occurrences: occurrences.map((each) => ({ ...each, original: null })), leftOut };
  return withEdges({ occurrences, leftOut }, master, { today, last }, work);
}

/** Says what follows the window: the next date, or that all are over. */
function withEdges({ occurrences, leftOut }: Dated, master: CalendarEvent, { today, last }: Window, work: Work): Dated {
  const most = master.exceptRules.length > 0 ? LOOK_AHEAD : master.exceptDates.length + 3;
  const [next] = datesBetween(master, addDays(last, 1), addDays(last, LOOK_AHEAD), work, most);
  const latest = occurrences.at(-1);
  if (latest) {
    const rest = occurrences.slice(0, -1);
    return { occurrences: [...rest, { ...latest, goesOn: next !== undefined }], leftOut };
  }
  if (leftOut.length > 0) return { occurrences, leftOut };
  if (next) return { occurrences, leftOut: [{ title: master.title, reason: 'too_late', text: next.day }] };
  if (inBerlin(master.start, master.zones).day >= today) {
    return { occurrences, leftOut: [{ title: master.title, reason: 'no_dates', text: '' }] };
  }
  return { occurrences: [{ event: master, at: master.start, original: master.start, goesOn: false }], leftOut };
}
