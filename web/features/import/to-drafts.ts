import { publicFields } from '#domain/events/event-fields.ts';
import { eventLimits, surfaceLimits } from '#domain/events/limits.ts';
import type { ApiBody } from '#web/api/paths.ts';
import { ticketAddress } from '#web/features/events/event/event-draft.ts';
import type { Column, Mapping } from './columns.ts';
import { readDay, readPrice, readTime, readTimeBehindDay } from './read-values.ts';

/** Problems of a row; only `no_title` prevents a draft. */
type RowProblem = 'no_title' | 'twice' | 'past' | 'shortened' | 'unreadable' | 'out_of_range';
/** `text`: as in the file. */
type Noted = { column: Column; problem: RowProblem; text: string };

export type ImportRow = {
  /** Without the heading. */
  number: number;
  event: ApiBody<'createEvent'> & { external_id: string };
  notes: Noted[];
  isPossible: boolean;
  /** Selected by default. */
  isWanted: boolean;
};

/** Characters of a cell to quote. */
const NOTED_LENGTH = 40;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
// biome-ignore lint/suspicious/noControlCharactersInRegex: removes control characters
const manyLines = (text: string) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '').trim();

function toRow(cells: readonly string[], mapping: Mapping, number: number, today: string): ImportRow {
  const notes: Noted[] = [];
  const cell = (column: Column) => cells[mapping.indexOf(column)]?.trim() ?? '';
  const note = (column: Column, problem: RowProblem) =>
    void notes.push({ column, problem, text: oneLine(cell(column)).slice(0, NOTED_LENGTH) });
  const shortened = (column: Column, text: string, length: number) => {
    if (text.length > length) note(column, 'shortened');
    return text.slice(0, length).trim().toWellFormed();
  };
  const readOr = <Value>(column: Column, read: (text: string) => Value | null): Value | null => {
    const value = cell(column) === '' ? null : read(cell(column));
    if (value === null && cell(column) !== '') note(column, 'unreadable');
    return value;
  };

  const title = shortened('title', oneLine(cell('title')), publicFields.title.max);
  if (title === '') note('title', 'no_title');
  const event_date = readOr('event_date', readDay);
  if (event_date !== null && event_date < today) note('event_date', 'past');
  const start_time = readOr('start_time', readTime) ?? readTimeBehindDay(cell('event_date'));
  const end_time = readOr('end_time', (text) => readTime(text) ?? readTimeBehindDay(text));

  const { min, max } = surfaceLimits.standard.participants;
  const places = readOr('max_participants', (text) => (/^\d{1,6}$/.test(text) ? Number(text) : null));
  const hasPlaces = places !== null && places >= min && places <= max;
  if (places !== null && !hasPlaces) note('max_participants', 'out_of_range');
  const price = readOr('ticket_price', readPrice);
  const hasPrice = price !== null && price > 0 && price <= eventLimits.price;
  if (price !== null && price > eventLimits.price) note('ticket_price', 'out_of_range');
  const ticket_url = readOr('ticket_url', ticketAddress);

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
    notes,
    isPossible: title !== '',
    isWanted: title !== '' && !(event_date && event_date < today),
  };
}

export function toDrafts(rows: readonly (readonly string[])[], mapping: Mapping, today: string): ImportRow[] {
  const seen = new Set<string>();
  return rows.map((cells, index) => {
    const row = toRow(cells, mapping, index + 1, today);
    const { external_id: id } = row.event;
    if (!seen.has(id)) {
      seen.add(id);
      return row;
    }
    return {
      ...row,
      notes: [...row.notes, { column: 'external_id', problem: 'twice', text: id }],
      isPossible: false,
      isWanted: false,
    };
  });
}
