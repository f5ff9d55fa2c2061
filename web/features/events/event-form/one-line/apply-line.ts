import type { LineReading } from '#domain/events/one-line/read-line.ts';
import { isSame } from '#web/editing/merge-edits.ts';
import type { EventDraft } from '../../event/event-draft.ts';
import type { LinkedRow } from './use-line-reader.ts';

type Fields = Partial<EventDraft>;

/** Values written by the line, and the previous ones. */
export type Written = { [Name in keyof EventDraft]?: { before: EventDraft[Name]; wrote: EventDraft[Name] } };

/** Cents as typed text. */
const typedPrice = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2));

/** Form fields in a reading. */
export function fieldsOf({ title, rest, day, times, end, places, entry, tags }: LineReading): Fields {
  const fields: Fields = {};
  if (title) fields.title = title;
  if (rest) fields.description = rest;
  if (day) fields.event_date = day.value;
  if (times?.value.start) fields.start_time = times.value.start;
  const ends = times?.value.end ?? end?.time;
  if (ends) fields.end_time = ends;
  if (places) fields.participant_type = places.value === null ? 'unlimited' : 'limited';
  if (places && places.value !== null) fields.max_participants = String(places.value);
  if (entry) {
    const { ticket, door } = entry.value;
    fields.ticket_type = ticket === null && door === null ? 'free' : 'paid';
    fields.ticket_price = typedPrice(ticket);
    fields.box_office = door !== null;
    fields.box_office_price = typedPrice(door);
  }
  if (tags) fields.tags = tags.value;
  return fields;
}

/** Form fields of an event behind a link; what it does not say stays. */
export function fieldsOfLink({ event }: Pick<LinkedRow, 'event'>): Fields {
  const {
    title,
    description,
    location,
    event_date: day,
    start_time: start,
    end_time: end,
    ticket_price: price,
  } = event;
  return {
    ...(title && { title }),
    ...(description && { description }),
    ...(location && { location }),
    ...(day && { event_date: day }),
    ...(start && { start_time: start }),
    ...(end && { end_time: end }),
    ...(price && { ticket_type: 'paid' as const, ticket_price: typedPrice(price), ticket_url: event.ticket_url ?? '' }),
  };
}

/** Whether start or end were set by hand; then no end is guessed. */
export function hasOwnTimes(values: EventDraft, written: Written): boolean {
  const isOwn = (name: 'start_time' | 'end_time') =>
    values[name] !== '' && written[name] !== undefined && values[name] !== written[name].wrote;
  return isOwn('start_time') || isOwn('end_time') || (values.end_time !== '' && written.end_time === undefined);
}

/** Changes of the form for these fields. Fields no longer in the line are restored, unless edited by hand. */
export function applyLine(values: EventDraft, fields: Fields, written: Written): { changes: Fields; written: Written } {
  const changes: Record<string, unknown> = {};
  const next: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(written), ...Object.keys(fields)]) as Set<keyof EventDraft>) {
    const last = written[name];
    if (last && !isSame(values[name], last.wrote)) {
      next[name] = last;
      continue;
    }
    const wanted = fields[name] ?? last?.before;
    if (!isSame(values[name], wanted)) changes[name] = wanted;
    if (fields[name] !== undefined) next[name] = { before: last ? last.before : values[name], wrote: wanted };
  }
  return { changes: changes as Fields, written: next as Written };
}
