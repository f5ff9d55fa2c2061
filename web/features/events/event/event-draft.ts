import type { UseFormReturn } from 'react-hook-form';
import { privateFields, publicFields } from '#domain/events/event-fields.ts';
import { defaultCapacity, eventLimits, surfaceLimits } from '#domain/events/limits.ts';
import type { Coordinates } from '#domain/geography/coordinates.ts';
import { isInGermany } from '#domain/geography/coordinates.ts';
import { readMapLink } from '#domain/geography/map-link.ts';
import type { Tariff } from '#domain/plans/tariffs.ts';
import { isCalendarDay } from '#domain/shared/calendar.ts';
import { parseTime } from '#domain/shared/parse-time.ts';
import type { Repetition } from './repetition.ts';
import type { EventOfBusiness } from './use-events.ts';

/** The dialog and the page have prices and limits of their own. */
export const dialogTariff = 'dialog';
export const pageTariff = 'standard';

/** A kind of field as it is typed: its empty value, and the conversion in both directions. */
type Conversion<Stored, Typed> = {
  empty: Typed;
  toTyped: (stored: Stored) => Typed;
  /** What is incomplete, such as half an address, is stored as null. */
  toStored: (typed: Typed, tariff: Tariff) => Stored;
};

const text: Conversion<string, string> = {
  empty: '',
  toTyped: (stored) => stored,
  toStored: (typed) => typed.trim(),
};
const day: Conversion<string | null, string> = {
  empty: '',
  toTyped: (stored) => stored ?? '',
  toStored: (typed) => (isCalendarDay(typed) ? typed : null),
};
const cents: Conversion<number | null, string> = {
  empty: '',
  toTyped: (stored) => (stored === null ? '' : (stored / 100).toFixed(stored % 100 === 0 ? 0 : 2)),
  toStored: centsOf,
};
const maximum: Conversion<number | null, string> = {
  empty: String(defaultCapacity),
  toTyped: (stored) => String(stored ?? defaultCapacity),
  toStored: (typed, tariff) => (isMaximum(typed, tariff) ? maximumOf(typed) : null),
};
const repetition: Conversion<Repetition | null, Repetition | null> = {
  empty: null,
  toTyped: (stored) => stored,
  toStored: (typed, tariff) =>
    typed && { ...typed, ...(typed.ends_on && { ends_on: day.toStored(typed.ends_on, tariff) }) },
};

/** By the kind of a field; those of other kinds are typed as they are stored. */
const conversions = {
  line: text,
  text,
  day,
  time: { ...day, toStored: parseTime },
  address: { ...day, toStored: ticketAddress },
  cents,
  maximum,
  repetition,
};

/** The exact place and the lists that the API keeps in `category` are typed otherwise; they are added below. */
const { latitude, longitude, category, ...typedPublicly } = publicFields;
/** Typed values of an event, under the API's names. */
export const draftFields = { ...typedPublicly, ...privateFields };

type Fields = typeof draftFields;
type FieldName = keyof Fields;
/** The fields whose value is one of several. */
export type ChoiceName = { [Name in FieldName]: Fields[Name]['kind'] extends 'choice' ? Name : never }[FieldName];
type TypedOf<Name extends FieldName> = Fields[Name]['kind'] extends keyof typeof conversions
  ? (typeof conversions)[Fields[Name]['kind']]['empty']
  : EventOfBusiness[Name];

/** What is typed into the dialog or the page. */
export type EventDraft = { [Name in FieldName]: TypedOf<Name> } & {
  /** The exact place, as a link of a map or a pair of numbers; empty at the business. */
  point: string;
  tags: string[];
  userCharacteristics: string[];
};

export type EventForm = UseFormReturn<EventDraft>;

/** What another option hides is not sent. */
const hiddenBy: { [Name in FieldName]?: (draft: EventDraft) => boolean } = {
  max_participants: (draft) => draft.participant_type === 'unlimited',
  waiting_list: (draft) => draft.participant_type === 'unlimited',
  ticket_price: (draft) => draft.ticket_type === 'free',
  ticket_url: (draft) => draft.ticket_type === 'free',
  box_office: (draft) => draft.ticket_type === 'free',
  box_office_price: (draft) => draft.ticket_type === 'free' || !draft.box_office,
  scheduled_date: (draft) => draft.publish_type === 'immediate',
  scheduled_time: (draft) => draft.publish_type === 'immediate' || !isCalendarDay(draft.scheduled_date),
};

/** Whether another option hides a field. */
export function isHidden(name: FieldName, draft: EventDraft): boolean {
  return hiddenBy[name]?.(draft) ?? false;
}

function conversionOf({ kind, blank }: Fields[FieldName]): Conversion<unknown, unknown> {
  const asItIs = { empty: blank, toTyped: (stored: unknown) => stored, toStored: (typed: unknown) => typed };
  const known: Partial<Record<string, unknown>> = conversions;
  return (known[kind] ?? asItIs) as Conversion<unknown, unknown>;
}

function mapFields<Value>(
  map: (name: FieldName, conversion: Conversion<unknown, unknown>) => Value,
): [string, Value][] {
  const names = Object.keys(draftFields) as FieldName[];
  return names.map((name) => [name, map(name, conversionOf(draftFields[name]))]);
}

/** A new event takes place at the business, until someone types something else. */
export function emptyDraft(location: string): EventDraft {
  const empty = Object.fromEntries(mapFields((_, { empty }) => empty));
  return { ...empty, location, point: '', tags: [], userCharacteristics: [] } as unknown as EventDraft;
}

/** A stored event as it is typed. */
export function draftOf(event: EventOfBusiness): EventDraft {
  const typed = Object.fromEntries(mapFields((name, { toTyped }) => toTyped(event[name])));
  const { tags = [], userCharacteristics = [] } = event.category ?? {};
  const { latitude, longitude } = event;
  const point = latitude === null || longitude === null ? '' : `${latitude}, ${longitude}`;
  return { ...typed, point, tags, userCharacteristics } as unknown as EventDraft;
}

/** What people fill in, as the API takes and returns it. */
export type EventContent = Pick<EventOfBusiness, FieldName | 'latitude' | 'longitude' | 'tariff'> & {
  category: { tags: string[]; userCharacteristics: string[] };
};

/** The draft as the API takes it. */
export function eventBody(draft: EventDraft, tariff: Tariff): EventContent {
  const stored = mapFields((name, { toStored }) =>
    isHidden(name, draft) ? draftFields[name].blank : toStored(draft[name], tariff),
  );
  const { tags, userCharacteristics } = draft;
  const { latitude, longitude } = pointOf(draft.point) ?? { latitude: null, longitude: null };
  const category = { tags, userCharacteristics };
  return { ...Object.fromEntries(stored), latitude, longitude, category, tariff } as unknown as EventContent;
}

/** The part of a draft that has a price. */
export function pricedOptions(draft: EventDraft) {
  return {
    isFeatured: draft.featured_event,
    hasPush: draft.push_notification,
    tags: draft.tags,
    characteristics: draft.userCharacteristics,
  };
}

/** The place that was pasted; null where none is in it, or one outside Germany. */
export function pointOf(pasted: string): Coordinates | null {
  const found = readMapLink(pasted);
  return found && isInGermany(found) ? found : null;
}

/** Anything that is not a number becomes the usual maximum. */
export function maximumOf(typed: string): number {
  return /^\s*\d+\s*$/.test(typed) ? Number(typed) : defaultCapacity;
}

export function isMaximum(typed: string, tariff: Tariff): boolean {
  const { min, max } = surfaceLimits[tariff].participants;
  const count = maximumOf(typed);
  return count >= min && count <= max;
}

/** `12`, `12,5` and `12.50` in cents; null when it is not a valid price. */
export function centsOf(typed: string): number | null {
  if (!/^\s*\d+([.,]\d{1,2})?\s*$/.test(typed)) return null;
  const cents = Math.round(Number(typed.replace(',', '.')) * 100);
  return cents <= eventLimits.price ? cents : null;
}

/** The address of the tickets, completed with `https://`; null when it is not an address. */
export function ticketAddress(typed: string): string | null {
  const trimmed = typed.trim();
  const complete = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  const url = URL.parse(complete);
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
  return isWeb && url.href.length <= publicFields.ticket_url.max ? url.href : null;
}
