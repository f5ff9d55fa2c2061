import { publicFields } from '#domain/events/event-fields.ts';
import { eventLimits, surfaceLimits } from '#domain/events/limits.ts';
import { ticketAddress } from '#domain/events/ticket-address.ts';
import type { Column } from './columns.ts';
import { columns } from './columns.ts';
import { cutText } from './cut-text.ts';
import { readPrice } from './read-price.ts';
import type { Entry, ImportRow, Noted, RowProblem } from './result.ts';

/** Characters of a cell to quote. */
const NOTED_LENGTH = 40;

/** Signs that events refuse: control characters, and signs that turn or hide text. */
const withoutSigns = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removes control characters
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\ufeff\u202a-\u202e\u2066-\u2069]/g, '');
const oneLine = (text: string) => withoutSigns(text).replace(/\s+/g, ' ').trim();
const manyLines = (text: string) => withoutSigns(text).trim();

function toRow(entry: Entry, number: number, today: string): ImportRow {
  const notes: Noted[] = [...entry.notes];
  const cell = (field: Column) => entry.values[field]?.trim() ?? '';
  const note = (field: Column, problem: RowProblem) =>
    void notes.push({ field, problem, text: cutText(oneLine(cell(field)), NOTED_LENGTH) });
  const shortened = (field: Column, text: string, length: number) => {
    if (text.length > length) note(field, 'shortened');
    return cutText(text.toWellFormed(), length);
  };
  const readOr = <Value>(field: Column, read: (text: string) => Value | null): Value | null => {
    const value = cell(field) === '' ? null : read(cell(field));
    if (value === null && cell(field) !== '') note(field, 'unreadable');
    return value;
  };

  const title = shortened('title', oneLine(cell('title')), publicFields.title.max);
  if (title === '') note('title', 'no_title');
  const { event_date = null, end_date } = entry.values;
  const [start_time, end_time] = [entry.values.start_time || null, entry.values.end_time || null];
  const isPast = event_date !== null && event_date < today;
  if (isPast) note('event_date', 'past');
  if (end_date) note('end_date', 'several_days');

  const { min, max } = surfaceLimits.standard.participants;
  const places = readOr('max_participants', (text) => (/^\d{1,6}$/.test(text) ? Number(text) : null));
  const hasPlaces = places !== null && places >= min && places <= max;
  if (places !== null && !hasPlaces) note('max_participants', 'out_of_range');
  const price = readOr('ticket_price', readPrice);
  const hasPrice = price !== null && price > 0 && price <= eventLimits.price;
  if (price !== null && price > eventLimits.price) note('ticket_price', 'out_of_range');
  const ticket_url = readOr('ticket_url', ticketAddress);
  if (ticket_url !== null && !hasPrice) note('ticket_url', 'without_price');

  const own = oneLine(cell('external_id')).slice(0, eventLimits.externalIdLength);
  const event = {
    title,
    description: shortened('description', manyLines(cell('description')), publicFields.description.max),
    location: shortened('location', oneLine(cell('location')), publicFields.location.max),
    event_date,
    start_time,
    end_time,
    ...(hasPlaces && { max_participants: places }),
    ...(hasPrice && { ticket_type: 'paid' as const, ticket_price: price, ticket_url }),
    // Without an id the content identifies a row, so importing twice makes no duplicates.
    external_id: own || `import ${event_date ?? ''} ${start_time ?? ''} ${title}`,
  };
  return {
    number,
    event,
    notes: notes.toSorted((a, b) => columns.indexOf(a.field) - columns.indexOf(b.field)),
    isPossible: title !== '',
    isWanted: title !== '' && !isPast,
    isPast,
  };
}

export function toDrafts(entries: readonly Entry[], today: string): ImportRow[] {
  const seen = new Set<string>();
  return entries.map((entry, index) => {
    const row = toRow(entry, index + 1, today);
    const { external_id: id } = row.event;
    if (!seen.has(id)) {
      seen.add(id);
      return row;
    }
    return {
      ...row,
      notes: [...row.notes, { field: 'external_id', problem: 'twice', text: id }],
      isPossible: false,
      isWanted: false,
    };
  });
}
