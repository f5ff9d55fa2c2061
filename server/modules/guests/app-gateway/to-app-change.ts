import type { z } from 'zod';
import type { AppChangeSchema } from '#contract/app-changes.ts';
import type { Context } from '#server/context/context.ts';
import { findGuestCards } from '#server/modules/guests/app-gateway/business-queries.ts';
import type { AppChangeRow } from '#server/modules/guests/app-gateway/number-app-changes.ts';
import { findSeenEvents } from '#server/modules/guests/app-gateway/queries.ts';
import { toFeedEvent } from '#server/modules/guests/app-gateway/to-feed-event.ts';
import { toGuestBusinessCard } from '#server/modules/guests/app-gateway/to-guest-business.ts';

const unique = (ids: readonly (string | null)[]) => [...new Set(ids.filter((id) => id !== null))];

/** Adds the current state of the subjects, read once for all. */
export async function toAppChanges(
  { now, deps: { config, db } }: Pick<Context, 'now' | 'deps'>,
  rows: readonly AppChangeRow[],
): Promise<z.input<typeof AppChangeSchema>[]> {
  const events = await findSeenEvents(db, unique(rows.map(({ eventId }) => eventId)), now);
  const eventOf = new Map(events.map((row) => [row.event.id, toFeedEvent(row, config)]));
  const ids = unique(rows.map(({ eventId, businessId }) => (eventId === null ? businessId : null)));
  const businesses = await findGuestCards(db, ids, now);
  const cardOf = new Map(businesses.map((row) => [row.business.id, toGuestBusinessCard(row, { config, at: now })]));
  return rows.map((row) => ({
    position: String(row.position),
    type: row.type,
    at: row.createdAt.toISOString(),
    business_id: row.businessId,
    event_id: row.eventId,
    user_id: row.userId,
    before: row.details?.before ?? null,
    answer_by: row.details?.answer_by ?? null,
    push: row.details?.push ?? null,
    notice: row.details?.notice ? { ...row.details.notice, confirm_by: row.details.notice.confirm_by ?? null } : null,
    event: eventOf.get(row.eventId ?? '') ?? null,
    business: row.eventId === null ? (cardOf.get(row.businessId) ?? null) : null,
  }));
}
