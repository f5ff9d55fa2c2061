import { isDeepStrictEqual } from 'node:util';
import type { EventChanges } from '#contract/shared/event-fields.ts';
import { privateFields, programFields, publicFields } from '#domain/events/event-fields.ts';
import { eventInstants } from '#domain/events/instants.ts';
import { surfaceLimits } from '#domain/events/limits.ts';
import { movedEnd } from '#domain/events/schedule.ts';
import { searchText } from '#domain/guest-search/search-text.ts';
import { invalidField, outOfLimit } from '#server/context/problem.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import {
  requireSentInstants,
  withoutKnownInstants,
  withWallTime,
} from '#server/modules/events/events/read-instants.ts';

/** Columns named differently from their field. */
const otherColumns = {
  max_participants: 'capacity',
  ticket_price: 'ticketPriceCents',
  box_office_price: 'boxOfficePriceCents',
} as const;

/** `start_time` -> `startTime` */
type CamelCase<Name> = Name extends `${infer Word}_${infer Rest}` ? `${Word}${Capitalize<CamelCase<Rest>>}` : Name;
type ColumnNamed<Name> = Name extends keyof typeof otherColumns ? (typeof otherColumns)[Name] : CamelCase<Name>;

function withColumns<Rows extends Record<string, { blank: unknown }>>(rows: Rows) {
  const others: Record<string, string> = otherColumns;
  const camelCase = (name: string) => name.replace(/_./g, ([, letter = '']) => letter.toUpperCase());
  const entries = Object.entries(rows).map(([name, { blank }]) => {
    return [name, { column: others[name] ?? camelCase(name), blank }];
  });
  return Object.fromEntries(entries) as {
    [Name in keyof Rows]: { column: ColumnNamed<Name>; blank: Rows[Name]['blank'] };
  };
}

export const publicContent = withColumns(publicFields);

export const privateContent = withColumns({ ...privateFields, ...programFields });

/** Editable content; reading, changing, replacing, duplicating and ETag follow from this map. */
const content = { ...publicContent, ...privateContent };

type Fields = typeof content;
type FieldName = keyof Fields;
type ColumnOf<Name extends FieldName> = Fields[Name]['column'];

export type EventContent = Pick<EventRow, ColumnOf<FieldName>>;

type SentColumns = { [Name in FieldName as ColumnOf<Name>]?: Exclude<EventChanges[Name], undefined> };
type BlankColumns = { [Name in FieldName as ColumnOf<Name>]: Fields[Name]['blank'] };

const names = Object.keys(content) as FieldName[];
const blank: EventContent = Object.fromEntries(
  names.map((name) => [content[name].column, content[name].blank]),
) as BlankColumns;

export function contentOf(row: EventRow): EventContent {
  return Object.fromEntries(names.map((name) => [content[name].column, row[content[name].column]])) as EventContent;
}

/** Content for a copy, without the id in another program. */
export function copyContent(row: EventRow): EventContent {
  return { ...contentOf(row), externalId: null };
}

const isSame = (a: unknown, b: unknown) => a === b || (typeof a === 'object' && isDeepStrictEqual(a, b));

export function isSameContent(a: EventContent, b: EventContent): boolean {
  return names.every((name) => isSame(a[content[name].column], b[content[name].column]));
}

export function differingColumns(row: EventRow, columns: Partial<EventRow>): Partial<EventRow> {
  const given = Object.entries(columns) as [keyof EventRow, unknown][];
  return Object.fromEntries(given.filter(([name, value]) => !isSame(row[name], value)));
}

/** Refuses different values of a field and its alias. */
function requireAgreement(field: string, sent: unknown, alias: string, aliased: unknown): void {
  if (sent === undefined || aliased === undefined || isDeepStrictEqual(sent, aliased)) return;
  throw invalidField(alias, 'mismatch', `\`${alias}\` and \`${field}\` are the same, but differ here`);
}

function changeDay(present: string | null, { event_date: day, date: alias }: EventChanges): string | null {
  requireAgreement('event_date', day, 'date', alias);
  const sent = day === undefined ? alias : day;
  return sent === undefined ? present : sent;
}

/** A missing end moves with the start. */
function changeEnd(present: EventContent, { start_time: start, end_time: end }: EventChanges): string | null {
  if (end !== undefined) return end;
  return start === undefined ? present.endTime : movedEnd(present, start);
}

function changeCategory(present: EventContent['category'], { category, character_tags: aliasTags }: EventChanges) {
  if (category === undefined && aliasTags === undefined) return present;
  requireAgreement('category.tags', category === null ? [] : category?.tags, 'character_tags', aliasTags);
  const kept = category === null ? null : present;
  const tags = aliasTags ?? category?.tags ?? kept?.tags ?? [];
  const userCharacteristics = category?.userCharacteristics ?? kept?.userCharacteristics ?? [];
  const name = category?.name ?? present?.name;
  if (tags.length + userCharacteristics.length === 0 && !name) return null;
  return { tags, userCharacteristics, ...(name ? { name } : {}) };
}

function changeLimit(present: EventContent, changes: EventChanges): Pick<EventContent, 'participantType' | 'capacity'> {
  const { max_participants: maximum, capacity } = changes;
  requireAgreement('capacity', capacity, 'max_participants', maximum);
  const number = maximum === undefined ? capacity : maximum;
  const follows = number === undefined ? present.participantType : number === null ? 'unlimited' : 'limited';
  const participantType = changes.participant_type ?? follows;
  if (participantType === 'unlimited') return { participantType, capacity: null };
  return { participantType, capacity: number === undefined ? present.capacity : number };
}

/** Applies changes; omitted fields stay. 422 beyond the tariff's limits. */
export function changeContent(present: EventContent, sent: EventChanges): EventContent {
  const changes = withWallTime(sent);
  const changed: EventContent = {
    ...present,
    ...sentColumns(changes),
    eventDate: changeDay(present.eventDate, changes),
    endTime: changeEnd(present, changes),
    category: changeCategory(present.category, changes),
    ...changeLimit(present, changes),
  };
  requireSentInstants(sent, changed);
  requireLimits(present, changed, changes);
  return changed;
}

function sentColumns(changes: EventChanges): SentColumns {
  const fields = names.filter((name) => changes[name] !== undefined);
  return Object.fromEntries(fields.map((name) => [content[name].column, changes[name]]));
}

function requireLimits(present: EventContent, changed: EventContent, changes: EventChanges): void {
  if ((changed.latitude === null) !== (changed.longitude === null)) {
    throw invalidField(changed.latitude === null ? 'latitude' : 'longitude', 'required', 'A place has both numbers');
  }
  const isNewTariff = changed.tariff !== present.tariff;
  const { characteristics: max, participants: range } = surfaceLimits[changed.tariff];
  const count = changed.category?.userCharacteristics.length ?? 0;
  if (count > max && (isNewTariff || changed.category !== present.category)) {
    const field = 'category.userCharacteristics';
    throw outOfLimit(field, 'too_big', `At most ${max} user characteristics`, { limit: max, unit: 'entries' });
  }
  const { capacity } = changed;
  if (capacity === null || (capacity === present.capacity && !isNewTariff)) return;
  if (capacity >= range.min && capacity <= range.max) return;
  const field = changes.max_participants === undefined ? 'capacity' : 'max_participants';
  const [code, limit] = capacity < range.min ? (['too_small', range.min] as const) : (['too_big', range.max] as const);
  throw outOfLimit(field, code, `Between ${range.min} and ${range.max} participants`, { limit });
}

export function newContent(changes: EventChanges): EventContent {
  return changeContent(blank, changes);
}

/** Replaces the content; keeps only omitted tariff, external id and legacy category name. */
export function replaceContent(present: EventContent, replacement: EventChanges): EventContent {
  const name = present.category?.name;
  const category = name ? { tags: [], userCharacteristics: [], name } : null;
  const { tariff, externalId } = present;
  return changeContent({ ...blank, tariff, externalId, category }, withoutKnownInstants(replacement, present));
}

export function derivedColumns(content: EventContent): Pick<EventRow, 'searchText' | 'startsAt' | 'endsAt'> {
  const { title, location, eventDate, startTime, endTime } = content;
  const instants =
    eventDate === null ? { startsAt: null, endsAt: null } : eventInstants({ eventDate, startTime, endTime });
  return { searchText: searchText(title, location), ...instants };
}
