import type { z } from 'zod';
import type { EventSchema, PublicEvent } from '#contract/shared/event-fields.ts';
import type { ListedEvent, ListedFieldName } from '#contract/shared/listed-events.ts';
import type { EventVideo } from '#database/schema/events.ts';
import { unknownTags } from '#domain/catalogue/unknown-tags.ts';
import { eventPagePath } from '#domain/guest-pages/addresses.ts';
import type { PlanFeatures } from '#domain/plans/plan-features.ts';
import { eventCost } from '#domain/plans/tariffs.ts';
import { isTestBusiness } from '#domain/test-data/test-business.ts';
import { imageUrl, mediaUrl } from '#server/adapters/storage/image-url.ts';
import { videoTypeOf } from '#server/adapters/videos/store-video.ts';
import type { Config } from '#server/boot/settings/config.ts';
import { privateContent, publicContent } from '#server/modules/events/events/event-content.ts';
import { pictureId, picturesOf } from '#server/modules/events/events/picture-content.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import { pricedOptions } from '#server/modules/events/events/quote-event.ts';

type EventColumn = keyof EventRow;
type EventAnswer = z.input<typeof EventSchema>;

/** Context of a response; without plan data all stored media are included. */
interface ResponseContext extends Pick<Config, 'publicUrl'> {
  features?: PlanFeatures | undefined;
  /** Draft authors' names by id. */
  authors?: ReadonlyMap<string, string | null>;
}

/** A response field equal to a column. */
interface Plain<Column extends EventColumn> {
  column: Column;
}
/** A response field computed from columns. */
interface Made<Column extends EventColumn, Value> {
  columns: readonly Column[];
  make(row: Pick<EventRow, Column>, around: ResponseContext): Value;
}
type Field = Plain<EventColumn> | Made<EventColumn, unknown>;

type ColumnOf<F> = F extends Plain<infer Column> ? Column : F extends Made<infer Column, unknown> ? Column : never;
type ValueOf<F> = F extends Plain<infer Column> ? EventRow[Column] : F extends Made<never, infer Value> ? Value : never;
type AnswerOf<Fields> = { [Name in keyof Fields]: ValueOf<Fields[Name]> };

function plain<Column extends EventColumn>(column: Column): Plain<Column> {
  return { column };
}

function made<Column extends EventColumn, Value>(
  columns: readonly Column[],
  make: (row: Pick<EventRow, Column>, around: ResponseContext) => Value,
): Made<Column, Value> {
  return { columns, make };
}

type InstantColumn = { [C in EventColumn]: Date extends EventRow[C] ? C : never }[EventColumn];
function instant<Column extends InstantColumn>(column: Column) {
  return made([column], (row): string | Extract<EventRow[Column], null> => {
    const value: Date | null = row[column];
    return value === null ? (null as Extract<EventRow[Column], null>) : value.toISOString();
  });
}

function toVideo({ key, seconds, width, height, label, posterKey }: EventVideo, config: Pick<Config, 'publicUrl'>) {
  return {
    url: mediaUrl(config, key),
    mime_type: videoTypeOf(key),
    seconds,
    width,
    height,
    label,
    poster_url: imageUrl(config, posterKey),
  };
}

/** Sorts keys, since the database reorders JSON and the ETag depends on it. */
function inOrder<T extends object>(value: T, keys: readonly (keyof T)[]): T {
  return Object.fromEntries(keys.filter((key) => value[key] !== undefined).map((key) => [key, value[key]])) as T;
}
const categoryKeys = ['name', 'tags', 'userCharacteristics'] as const;
const repetitionKeys = ['frequency', 'interval', 'weekdays', 'nth', 'ends_on', 'count', 'closed_days'] as const;

const publicFields = {
  id: plain('id'),
  page_url: made(['code', 'title'], (row, { publicUrl }) => publicUrl + eventPagePath(row)),
  ...publicContent,
  category: made(['category'], ({ category }) => category && inOrder(category, categoryKeys)),
  night_of: plain('nightOf'),
  starts_at: instant('startsAt'),
  ends_at: instant('endsAt'),
  image_url: made(['imageKey'], (row, config) => imageUrl(config, row.imageKey)),
  pictures: made(['imageKey', 'imageAlt', 'morePictures'], (row, { features, publicUrl }) =>
    picturesOf(row)
      .slice(0, features?.picturesPerEvent)
      .map((picture) => ({ id: pictureId(picture), url: mediaUrl({ publicUrl }, picture.key), alt: picture.alt })),
  ),
  video: made(['video'], ({ video }, around) =>
    video && around.features?.video !== false ? toVideo(video, around) : null,
  ),
  capacity: plain('capacity'),
  participant_counts: made(
    ['joinedCount', 'waitingCount', 'appliedCount', 'offeredCount', 'unconfirmedCount'],
    (row) => ({
      joined: row.joinedCount,
      waiting: row.waitingCount,
      applied: row.appliedCount,
      offered: row.offeredCount + row.unconfirmedCount,
    }),
  ),
};

const eventFields = {
  ...publicFields,
  ...privateContent,
  repetition: made(['repetition'], ({ repetition }) => repetition && inOrder(repetition, repetitionKeys)),
  guest_questions: made(['guestQuestions'], ({ guestQuestions }) =>
    guestQuestions.map(({ question, required }) => ({ question, required })),
  ),
  business_id: plain('businessId'),
  test: made(['businessId'], ({ businessId }) => isTestBusiness(businessId)),
  host_id: plain('hostId'),
  event_type: plain('eventType'),
  status: plain('status'),
  publish_at: instant('publishAt'),
  published_at: instant('publishedAt'),
  awaiting_verification: plain('awaitsVerification'),
  hidden_by_measure: plain('hiddenBy'),
  held_until: instant('heldUntil'),
  hold_reasons: plain('holdReasons'),
  cancelled_at: instant('cancelledAt'),
  cancel_reason: plain('cancelReason'),
  deleted_at: made(
    ['isDeletedThen', 'cancelledUntil'],
    (row) => (row.isDeletedThen && row.cancelledUntil?.toISOString()) || null,
  ),
  series_id: plain('seriesId'),
  series_date: plain('seriesDate'),
  is_held_back: plain('isHeldBack'),
  unknown_tags: made(['category'], ({ category }) => {
    const unknown = unknownTags(category?.tags ?? []);
    return unknown.length > 0 ? unknown : undefined;
  }),
  credits_spent: plain('creditsSpent'),
  credits_reserved: made(
    ['businessId', 'status', 'awaitsVerification', 'tariff', 'featuredEvent', 'pushNotification', 'category'],
    (row) =>
      !isTestBusiness(row.businessId) && (row.status === 'scheduled' || row.awaitsVerification)
        ? eventCost(row.tariff, pricedOptions(row)).total
        : 0,
  ),
  created_at: instant('createdAt'),
  updated_at: instant('updatedAt'),
  edited_by: plain('editedBy'),
};

const listedFields = {
  ...eventFields,
  draft_of: made(['status', 'hostId'], ({ status, hostId }, { authors }) =>
    status === 'draft' ? (authors?.get(hostId) ?? null) : null,
  ),
};

/** Distinct columns of these fields. */
function columnsOf(fields: readonly Field[]): EventColumn[] {
  return [...new Set(fields.flatMap((field) => ('make' in field ? field.columns : [field.column])))];
}

function take<Fields extends Record<string, Field>>(
  fields: Fields,
  row: Pick<EventRow, ColumnOf<Fields[keyof Fields]>>,
  around: ResponseContext,
): AnswerOf<Fields> {
  const answer: Record<string, unknown> = {};
  const columns: Partial<EventRow> = row;
  for (const [name, field] of Object.entries(fields)) {
    answer[name] = 'make' in field ? field.make(columns as EventRow, around) : columns[field.column];
  }
  return answer as AnswerOf<Fields>;
}

type PublicColumn = ColumnOf<(typeof publicFields)[keyof typeof publicFields]>;

/** Columns of all public fields. */
export const publicColumns = columnsOf(Object.values(publicFields)) as PublicColumn[];
export type PublicEventRow = Pick<EventRow, PublicColumn>;

export function toPublicEvent(
  row: PublicEventRow,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  features?: PlanFeatures,
): PublicEvent {
  return take(publicFields, row, { publicUrl, features });
}

/** Columns and mapping of selected list fields. */
export function listedWith(names: readonly ListedFieldName[]) {
  const fields = names.map((name): [ListedFieldName, Field] => [name, listedFields[name]]);
  const chosen = Object.fromEntries(fields);
  const toListed = (row: EventRow, around: ResponseContext): Partial<ListedEvent> => take(chosen, row, around);
  return { columns: columnsOf(fields.map(([, field]) => field)), toListed };
}

export function toEvent(row: EventRow, config: Pick<Config, 'publicUrl'>): EventAnswer {
  return take(eventFields, row, config);
}
