import { splitCalendar } from './calendar-entries.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { readEvent, titleOf } from './calendar-event.ts';
import { readLine } from './calendar-line.ts';
import { entryId } from './calendar-moment.ts';
import { toEntry } from './calendar-rows.ts';
import type { Window } from './calendar-series.ts';
import { datesOfEvent } from './calendar-series.ts';
import type { Zones } from './calendar-zones.ts';
import { zonesOf } from './calendar-zones.ts';
import { importLimits } from './limits.ts';
import type { Entry, Found, LeftOut } from './result.ts';

/** Entries that are no event of a business, and none that an owner misses. */
const silent = new Set(['VFREEBUSY', 'VALARM', 'STANDARD', 'DAYLIGHT', 'DAYLIGHTSAVINGS']);
/** Days of rules that are tried for one file. */
const MOST_DAYS_TRIED = 1_500_000;
/** Entries of one file that are read; further ones are named only. */
const MOST_READ = 4 * importLimits.entries;
const MOST_ROWS = 4 * importLimits.entries;

function readEvents(text: string): { events: CalendarEvent[]; leftOut: LeftOut[] } {
  const events: CalendarEvent[] = [];
  const leftOut: LeftOut[] = [];
  const zones = new Map<unknown, Zones>();
  for (const entry of splitCalendar(text)) {
    const { calendar, kind, lines } = entry;
    if (events.length + leftOut.length >= MOST_READ) {
      leftOut.push({
        title: titleOf(lines.flatMap((line) => (/^SUMMARY/i.test(line) ? (readLine(line) ?? []) : []))),
        reason: 'too_many',
        text: '',
      });
      continue;
    }
    if (kind !== 'VEVENT') {
      const title = titleOf(lines.flatMap((line) => readLine(line) ?? []));
      if (!silent.has(kind)) leftOut.push({ title, reason: 'not_an_event', text: kind.toLowerCase() });
      continue;
    }
    const own = zones.get(calendar) ?? zonesOf(calendar.zones);
    zones.set(calendar, own);
    const event = readEvent(entry, own, calendar.isCancelling);
    if ('reason' in event) leftOut.push(event);
    else events.push(event);
  }
  return { events, leftOut };
}

const isNewer = (one: CalendarEvent, other: CalendarEvent) =>
  one.sequence === other.sequence ? one.stamp >= other.stamp : one.sequence > other.sequence;

/** Keeps the newest state; two of the same age with different beginnings are two events. */
function newestOf(states: readonly CalendarEvent[], leftOut: LeftOut[]): CalendarEvent[] {
  const kept: CalendarEvent[] = [];
  for (const state of states) {
    const at = kept.findIndex(
      (each) => each.sequence !== state.sequence || each.stamp !== state.stamp || isSameBegin(each, state),
    );
    const before = kept[at];
    if (!before) kept.push(state);
    else {
      const [newer, older] = isNewer(state, before) ? [state, before] : [before, state];
      kept[at] = newer;
      leftOut.push({ title: older.title, reason: 'older', text: older.start.day });
    }
  }
  return kept;
}

const isSameBegin = (one: CalendarEvent, other: CalendarEvent) =>
  one.start.day === other.start.day && one.start.minutes === other.start.minutes;

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item, at: number) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const [at, item] of items.entries()) {
    const key = keyOf(item, at);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}

/** Events of an iCalendar file, each read alone; series are expanded up to the limit of scheduling. */
export function readCalendar(text: string, window: Window): Found {
  const { events, leftOut } = readEvents(text);
  const work = { left: MOST_DAYS_TRIED };
  const entries: Entry[] = [];
  for (const group of groupBy(events, ({ uid }, at) => uid ?? `#${at}`)) {
    const masters = newestOf(
      group.filter(({ recurrenceId }) => !recurrenceId),
      leftOut,
    );
    const changes = groupBy(
      group.filter(({ recurrenceId }) => recurrenceId),
      ({ recurrenceId }) => JSON.stringify(recurrenceId),
    ).flatMap((states) => newestOf(states, leftOut).slice(-1));
    const heads = masters.length > 0 ? masters : changes;
    for (const [at, master] of heads.entries()) {
      if (master.isCancelled) {
        const id = entryId(master.uid, master.recurrenceId);
        leftOut.push({ title: master.title, reason: 'cancelled', text: master.start.day, ...(id && { id }) });
        continue;
      }
      const isChange = master.recurrenceId !== null;
      const isFull = work.left < 0 || entries.length > MOST_ROWS;
      const dated = isFull ? null : datesOfEvent(master, at === 0 && !isChange ? changes : [], window, work);
      if (!dated || work.left < 0) {
        leftOut.push({ title: master.title, reason: 'too_many', text: master.start.day });
        continue;
      }
      leftOut.push(...dated.leftOut);
      const isTwin = at > 0 || isChange;
      entries.push(...dated.occurrences.map((each) => toEntry(each, isTwin, window.last)));
    }
  }
  return { entries, leftOut, notes: [] };
}
