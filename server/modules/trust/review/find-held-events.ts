import { and, asc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { HeldEventSchema } from '#contract/held-events.ts';
import type { Database } from '#database/connect.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { eventHolds } from '#database/schema/event-holds.ts';
import { events } from '#database/schema/events.ts';
import { eventPagePath } from '#domain/guest-pages/addresses.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import type { Signal } from '#domain/signals/signals.ts';
import type { Config } from '#server/boot/settings/config.ts';
import { toPublicEvent } from '#server/modules/events/events/to-event.ts';

/** More than a reviewer checks before reloading. */
const SHOWN = 50;

/** Current holds, soonest release first, with their count. */
export async function findHeldEvents(db: Database, now: Date) {
  const isWaiting = and(
    isNull(eventHolds.closedAt),
    eq(events.status, 'published'),
    gte(events.eventDate, addDays(berlinDay(now), -1)),
  );
  const rows = await db
    .select({
      event: events,
      hold: eventHolds,
      business: {
        id: businesses.id,
        companyName: businesses.companyName,
        businessType: businesses.businessType,
        displayName: businessProfiles.displayName,
      },
      total: sql<number>`count(*) over ()::int`,
    })
    .from(eventHolds)
    .innerJoin(events, eq(events.id, eventHolds.eventId))
    .innerJoin(businesses, eq(businesses.id, events.businessId))
    .innerJoin(businessProfiles, eq(businessProfiles.businessId, events.businessId))
    .where(isWaiting)
    .orderBy(sql`${eventHolds.until} asc nulls last`, asc(eventHolds.raisedAt), asc(eventHolds.id))
    .limit(SHOWN);
  const others = rows.flatMap(({ hold }) => hold.signals.flatMap(({ otherEventId }) => otherEventId ?? []));
  return { rows, others: await findOthers(db, others), total: rows[0]?.total ?? 0 };
}

async function findOthers(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .select({
      id: events.id,
      code: events.code,
      title: events.title,
      description: events.description,
      displayName: businessProfiles.displayName,
    })
    .from(events)
    .innerJoin(businessProfiles, eq(businessProfiles.businessId, events.businessId))
    .where(inArray(events.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

type Found = Awaited<ReturnType<typeof findHeldEvents>>;

function toSignal({ signal, field, text, otherEventId }: Signal, others: Found['others'], { publicUrl }: Config) {
  const other = otherEventId === null ? undefined : others.get(otherEventId);
  return {
    ...{ signal, field, text },
    other: other
      ? {
          title: other.title,
          description: other.description,
          display_name: other.displayName,
          page_url: publicUrl + eventPagePath(other),
        }
      : null,
  };
}

export function toHeldEvents({ rows, others }: Found, config: Config): z.input<typeof HeldEventSchema>[] {
  return rows.map(({ event, hold, business }) => ({
    event: toPublicEvent(event, config),
    business: {
      id: business.id,
      display_name: business.displayName,
      company_name: business.companyName,
      business_type: business.businessType,
    },
    signals: hold.signals.map((signal) => toSignal(signal, others, config)),
    raised_at: hold.raisedAt.toISOString(),
    held_until: hold.until?.toISOString() ?? null,
  }));
}
