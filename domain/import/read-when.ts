import { addDays } from '#domain/shared/calendar.ts';
import type { DayOrder } from './choices.ts';
import type { Column } from './columns.ts';
import type { Hours } from './read-hours.ts';
import { readHours } from './read-hours.ts';
import type { Moment } from './read-moment.ts';
import { readMoment } from './read-moment.ts';
import type { Entry, Noted, RowProblem } from './result.ts';

type Cells = Entry['values'];
type Reading = { today: string; order: DayOrder };
/** Days and times as the product stores them. */
type When = Pick<Cells, 'event_date' | 'start_time' | 'end_date' | 'end_time'>;

/** Longer cells hold no day. */
const MOST_LETTERS = 120;
const YES = /^(?:true|wahr|ein|ja|yes|x|1|on)$/i;

/** Days and times of a row, from whichever of its cells has them, with a note for all that was guessed or not read. */
export function readWhen(cells: Cells, reading: Reading): { when: When; notes: Noted[] } {
  const notes: Noted[] = [];
  const note = (field: Column, problem: RowProblem, text = cells[field] ?? '') =>
    void notes.push({ field, problem, text: text.slice(0, 40).toWellFormed() });
  const momentOf = (field: 'event_date' | 'end_date') => {
    const cell = cells[field];
    const moment = cell && cell.length <= MOST_LETTERS ? readMoment(cell, reading) : null;
    if (cell && !moment) note(field, 'unreadable');
    else if (moment?.rest) note(field, 'partly', moment.rest);
    if (moment?.isGuess || moment?.hours?.isGuess) note(field, 'guessed');
    return moment;
  };
  const timeOf = (field: 'start_time' | 'end_time') => {
    const cell = cells[field];
    const read = cell && cell.length <= MOST_LETTERS ? readTimeCell(cell, reading) : null;
    if (cell && !read) note(field, 'unreadable');
    else if (read?.hours?.rest) note(field, 'partly', read.hours.rest);
    if (read?.hours?.isGuess) note(field, 'guessed');
    return read;
  };
  const [first, last] = [momentOf('event_date'), momentOf('end_date')];
  const [start, end] = [timeOf('start_time'), timeOf('end_time')];

  const isWhole = YES.test(cells.whole_day?.trim() ?? '');
  const day = first?.day ?? start?.moment?.day ?? null;
  const from = isWhole ? null : (start?.hours?.start ?? first?.hours?.start ?? null);
  const to = isWhole
    ? null
    : (end?.hours?.start ?? end?.hours?.end ?? last?.hours?.start ?? start?.hours?.end ?? first?.hours?.end ?? null);
  if (start?.hours?.start && first?.hours?.start && start.hours.start !== first.hours.start)
    note('event_date', 'partly', first.hours.start);
  const endsAtMidnight = isWhole && (end?.hours?.start ?? last?.hours?.start) === '00:00';
  const stated = last?.lastDay ?? last?.day ?? end?.moment?.day ?? first?.lastDay ?? start?.moment?.lastDay ?? null;
  const lastDay = stated && endsAtMidnight ? addDays(stated, -1) : stated;
  if (day && lastDay && lastDay < day) note(last ? 'end_date' : 'end_time', 'before_start');
  const isNight = day !== null && lastDay === addDays(day, 1) && from !== null && to !== null && to <= from;
  const isLater = day !== null && lastDay !== null && lastDay > day && !isNight;
  return {
    when: {
      ...(day && { event_date: day }),
      ...(from && { start_time: from }),
      ...(isLater && { end_date: lastDay }),
      ...(to && to !== from && { end_time: to }),
    },
    notes,
  };
}

type TimeCell = { hours: Hours | null; moment: Moment | null };

/** Times alone, or with their day. */
function readTimeCell(cell: string, reading: Reading): TimeCell | null {
  const hours = readHours(cell);
  if (hours?.rest === '') return { hours, moment: null };
  const moment = readMoment(cell, reading);
  if (moment && moment.rest.length < (hours?.rest.length ?? Number.POSITIVE_INFINITY))
    return { hours: moment.hours && { ...moment.hours, rest: moment.rest }, moment };
  return hours && { hours, moment: null };
}
