import type { UseFormReturn } from 'react-hook-form';
import { privateFields, publicFields } from '#domain/events/event-fields.ts';
import { defaultCapacity, eventLimits, surfaceLimits } from '#domain/events/limits.ts';
import { ticketAddress } from '#domain/events/ticket-address.ts';
import type { Coordinates } from '#domain/geography/coordinates.ts';
import { isInGermany } from '#domain/geography/coordinates.ts';
import { readMapLink } from '#domain/geography/map-link.ts';
import type { Tariff } from '#domain/plans/tariffs.ts';
import { isCalendarDay } from '#domain/shared/calendar.ts';
import { parseTime } from '#domain/shared/parse-time.ts';
import type { GuestQuestion } from '#domain/web-guests/questions.ts';
import type { Repetition } from './repetition.ts';
import type { EventOfBusiness } from './use-events.ts';

/** Dialog and page have different prices and limits. */
export const dialogTariff = 'dialog';
export const pageTariff = 'standard';

/** Empty value of a field type, and its conversion to and from the input. */
type Conversion<Stored, Typed> = {
  empty: Typed;
  toTyped: (stored: Stored) => Typed;
  /** Incomplete input, such as half an address, is stored as null. */
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

const blank = { question: '', required: false };
const threeBlank = [blank, blank, blank];
const questions: Conversion<GuestQuestion[], GuestQuestion[]> = {
  empty: threeBlank,
  toTyped: (stored) => [...stored, ...threeBlank].slice(0, 3),
  toStored: (typed) => {
    const asked = new Map(typed.map(({ question, required }) => [question.trim(), required]));
    asked.delete('');
    return Array.from(asked, ([question, required]) => ({ question, required }));
  },
};

/** By field type; others are typed as stored. */
const conversions = {
  line: text,
  text,
  day,
  time: { ...day, toStored: parseTime },
  address: { ...day, toStored: ticketAddress },
  cents,
  maximum,
  repetition,
  questions,
};

/** Position and the lists in `category` have other inputs, added below. */
const { latitude, longitude, category, ...typedPublicly } = publicFields;
/** Typed values of an event, by the API's names. */
export const draftFields = { ...typedPublicly, ...privateFields };

type Fields = typeof draftFields;
type FieldName = keyof Fields;
export type ChoiceName = { [Name in FieldName]: Fields[Name]['kind'] extends 'choice' ? Name : never }[FieldName];
type TypedOf<Name extends FieldName> = Fields[Name]['kind'] extends keyof typeof conversions
  ? (typeof conversions)[Fields[Name]['kind']]['empty']
  : EventOfBusiness[Name];

export type EventDraft = { [Name in FieldName]: TypedOf<Name> } & {
  /** A map link or coordinates; empty at the business. */
  point: string;
  tags: string[];
  userCharacteristics: string[];
};

export type EventForm = UseFormReturn<EventDraft>;

/** Hidden fields are not sent. */
const hiddenBy: { [Name in FieldName]?: (draft: EventDraft) => boolean } = {
  max_participants: (draft) => draft.participant_type === 'unlimited',
  waiting_list: (draft) => draft.participant_type === 'unlimited',
  reconfirm_hours: (draft) => !draft.guest_reminders,
  ticket_price: (draft) => draft.ticket_type === 'free',
  ticket_url: (draft) => draft.ticket_type === 'free',
  box_office: (draft) => draft.ticket_type === 'free',
  box_office_price: (draft) => draft.ticket_type === 'free' || !draft.box_office,
  scheduled_date: (draft) => draft.publish_type === 'immediate',
  scheduled_time: (draft) => draft.publish_type === 'immediate' || !isCalendarDay(draft.scheduled_date),
};

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

/** A new event; its default place is the business. */
export function emptyDraft(location: string): EventDraft {
  const empty = Object.fromEntries(mapFields((_, { empty }) => empty));
  return { ...empty, location, point: '', tags: [], userCharacteristics: [] } as unknown as EventDraft;
}

export function draftOf(event: EventOfBusiness): EventDraft {
  const typed = Object.fromEntries(mapFields((name, { toTyped }) => toTyped(event[name])));
  const { tags = [], userCharacteristics = [] } = event.category ?? {};
  const { latitude, longitude } = event;
  const point = latitude === null || longitude === null ? '' : `${latitude}, ${longitude}`;
  return { ...typed, point, tags, userCharacteristics } as unknown as EventDraft;
}

/** The editable part, as in the API. */
export type EventContent = Pick<EventOfBusiness, FieldName | 'latitude' | 'longitude' | 'tariff'> & {
  category: { tags: string[]; userCharacteristics: string[] };
};

export function eventBody(draft: EventDraft, tariff: Tariff): EventContent {
  const stored = mapFields((name, { toStored }) =>
    isHidden(name, draft) ? draftFields[name].blank : toStored(draft[name], tariff),
  );
  const { tags, userCharacteristics } = draft;
  const { latitude, longitude } = pointOf(draft.point) ?? { latitude: null, longitude: null };
  const category = { tags, userCharacteristics };
  return { ...Object.fromEntries(stored), latitude, longitude, category, tariff } as unknown as EventContent;
}

export function pricedOptions(draft: EventDraft) {
  return {
    isFeatured: draft.featured_event,
    hasPush: draft.push_notification,
    tags: draft.tags,
    characteristics: draft.userCharacteristics,
  };
}

/** The pasted position; null if none or outside Germany. */
export function pointOf(pasted: string): Coordinates | null {
  const found = readMapLink(pasted);
  return found && isInGermany(found) ? found : null;
}

/** The default if not a number. */
export function maximumOf(typed: string): number {
  return /^\s*\d+\s*$/.test(typed) ? Number(typed) : defaultCapacity;
}

export function isMaximum(typed: string, tariff: Tariff): boolean {
  const { min, max } = surfaceLimits[tariff].participants;
  const count = maximumOf(typed);
  return count >= min && count <= max;
}

/** `12`, `12,5` and `12.50` in cents; null if invalid. */
export function centsOf(typed: string): number | null {
  if (!/^\s*\d+([.,]\d{1,2})?\s*$/.test(typed)) return null;
  const cents = Math.round(Number(typed.replace(',', '.')) * 100);
  return cents <= eventLimits.price ? cents : null;
}
