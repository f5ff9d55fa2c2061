import type { UseFormReturn } from 'react-hook-form';
import { defaultCapacity, eventLimits, surfaceLimits } from '#domain/events/limits.ts';
import type { ApprovalMethod, ParticipantType, PublishType, TicketType } from '#domain/events/options.ts';
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

/** A field of the API as it is typed: its empty value, and the conversion in both directions. */
type Field<Stored, Typed> = {
  empty: Typed;
  toTyped: (stored: Stored) => Typed;
  /** What is incomplete, such as half an address, is stored as null. */
  toStored: (typed: Typed, tariff: Tariff) => Stored;
};

function asItIs<Value>(empty: Value): Field<Value, Value> {
  return { empty, toTyped: (value) => value, toStored: (value) => value };
}

const text: Field<string, string> = { ...asItIs(''), toStored: (typed) => typed.trim() };
const day: Field<string | null, string> = {
  empty: '',
  toTyped: (stored) => stored ?? '',
  toStored: (typed) => (isCalendarDay(typed) ? typed : null),
};
const time: Field<string | null, string> = { ...day, toStored: parseTime };
const price: Field<number | null, string> = {
  empty: '',
  toTyped: (cents) => (cents === null ? '' : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)),
  toStored: centsOf,
};
const address: Field<string | null, string> = { ...day, toStored: ticketAddress };
const maximum: Field<number | null, string> = {
  empty: String(defaultCapacity),
  toTyped: (stored) => String(stored ?? defaultCapacity),
  toStored: (typed, tariff) => (isMaximum(typed, tariff) ? maximumOf(typed) : null),
};
const repetition: Field<Repetition | null, Repetition | null> = {
  ...asItIs<Repetition | null>(null),
  toStored: (typed, tariff) =>
    typed && { ...typed, ...(typed.ends_on && { ends_on: day.toStored(typed.ends_on, tariff) }) },
};

/** What is typed into an event, under the API's names. The exact place and the lists that the API keeps in `category` are added below. */
const fields = {
  title: text,
  description: text,
  location: text,
  event_date: day,
  start_time: time,
  end_time: time,
  participant_type: asItIs<ParticipantType>('unlimited'),
  max_participants: maximum,
  waiting_list: asItIs(false),
  approval_method: asItIs<ApprovalMethod>('first_come'),
  ticket_type: asItIs<TicketType>('free'),
  ticket_price: price,
  ticket_url: address,
  box_office: asItIs(false),
  box_office_price: price,
  featured_event: asItIs(false),
  push_notification: asItIs(false),
  guest_reminders: asItIs(true),
  repetition,
  publish_type: asItIs<PublishType>('immediate'),
  scheduled_date: day,
  scheduled_time: time,
} satisfies {
  [Name in keyof EventOfBusiness]?:
    | Field<EventOfBusiness[Name], string>
    | Field<EventOfBusiness[Name], EventOfBusiness[Name]>;
};

type FieldName = keyof typeof fields;

/** What is typed into the dialog or the page. */
export type EventDraft = { [Name in FieldName]: (typeof fields)[Name]['empty'] } & {
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

function mapFields<Value>(map: (name: FieldName, field: Field<unknown, unknown>) => Value): [string, Value][] {
  const entries = Object.entries(fields) as unknown as [FieldName, Field<unknown, unknown>][];
  return entries.map(([name, field]) => [name, map(name, field)]);
}

/** A new event takes place at the business, until someone types something else. */
export function emptyDraft(location: string): EventDraft {
  const empty = Object.fromEntries(mapFields((_, field) => field.empty));
  return { ...empty, location, point: '', tags: [], userCharacteristics: [] } as unknown as EventDraft;
}

/** A stored event as it is typed. */
export function draftOf(event: EventOfBusiness): EventDraft {
  const typed = Object.fromEntries(mapFields((name, field) => field.toTyped(event[name])));
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
  const stored = mapFields((name, field) => {
    if (hiddenBy[name]?.(draft)) return typeof field.empty === 'boolean' ? false : null;
    return field.toStored(draft[name], tariff);
  });
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
  return isWeb && url.href.length <= eventLimits.ticketUrlLength ? url.href : null;
}
