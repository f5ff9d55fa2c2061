import type { z } from 'zod';
import type { EventSchema } from '#contract/shared/event-fields.ts';
import type { EventVideo } from '#database/schema/events.ts';
import { eventPagePath } from '#domain/guest-pages/addresses.ts';
import type { PlanFeatures } from '#domain/plans/plan-features.ts';
import { eventCost } from '#domain/plans/tariffs.ts';
import type { Config } from '#server/config.ts';
import { privateContent, publicContent } from '#server/modules/events/event-content.ts';
import { pictureId, picturesOf } from '#server/modules/events/picture-content.ts';
import type { EventRow } from '#server/modules/events/queries.ts';
import { pricedOptions } from '#server/modules/events/quote-event.ts';
import { imageUrl, mediaUrl } from '#server/storage/image-url.ts';
import { videoTypeOf } from '#server/videos/store-video.ts';

type Columns = Record<string, { column: keyof EventRow }>;
type ColumnIn<C extends Columns> = C[keyof C]['column'];

/** The columns of a row under the names of their fields in the API. */
function pick<C extends Columns>(
  row: Pick<EventRow, ColumnIn<C>>,
  columns: C,
): { [Name in keyof C]: EventRow[C[Name]['column']] } {
  const entries = Object.entries(columns).map(([name, { column }]) => [name, row[column as ColumnIn<C>]]);
  return Object.fromEntries(entries);
}

/** What everybody may see is made of these columns. */
export type PublicEventRow = Pick<
  EventRow,
  | ColumnIn<typeof publicContent>
  | 'id'
  | 'code'
  | 'nightOf'
  | 'startsAt'
  | 'endsAt'
  | 'imageUrl'
  | 'imageAlt'
  | 'morePictures'
  | 'video'
  | 'joinedCount'
  | 'waitingCount'
  | 'appliedCount'
  | 'offeredCount'
>;

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

/** What everybody may see of a public event; without what a plan gives, all that is stored. */
export function toPublicEvent(row: PublicEventRow, config: Pick<Config, 'publicUrl'>, features?: PlanFeatures) {
  return {
    id: row.id,
    page_url: config.publicUrl + eventPagePath(row),
    ...pick(row, publicContent),
    night_of: row.nightOf,
    starts_at: row.startsAt?.toISOString() ?? null,
    ends_at: row.endsAt?.toISOString() ?? null,
    image_url: imageUrl(config, row.imageUrl),
    pictures: picturesOf(row)
      .slice(0, features?.picturesPerEvent)
      .map((picture) => ({
        id: pictureId(picture),
        url: mediaUrl(config, picture.key),
        alt: picture.alt,
      })),
    video: row.video && features?.video !== false ? toVideo(row.video, config) : null,
    capacity: row.capacity,
    participant_counts: {
      joined: row.joinedCount,
      waiting: row.waitingCount,
      applied: row.appliedCount,
      offered: row.offeredCount,
    },
  };
}

export function toEvent(row: EventRow, config: Pick<Config, 'publicUrl'>): z.input<typeof EventSchema> {
  return {
    ...toPublicEvent(row, config),
    ...pick(row, privateContent),
    business_id: row.businessId,
    host_id: row.hostId,
    event_type: row.eventType,
    status: row.status,
    publish_at: row.publishAt?.toISOString() ?? null,
    published_at: row.publishedAt?.toISOString() ?? null,
    awaiting_verification: row.awaitsVerification,
    cancelled_at: row.cancelledAt?.toISOString() ?? null,
    cancel_reason: row.cancelReason,
    deleted_at: (row.isDeletedThen && row.cancelledUntil?.toISOString()) || null,
    series_id: row.seriesId,
    series_date: row.seriesDate,
    is_held_back: row.isHeldBack,
    credits_spent: row.creditsSpent,
    credits_reserved:
      row.status === 'scheduled' || row.awaitsVerification ? eventCost(row.tariff, pricedOptions(row)).total : 0,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
