import { randomUUIDv7 } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { and, eq, exists, inArray, isNotNull, isNull, not, or } from 'drizzle-orm';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { guestFarewells } from '#database/schema/guest-farewells.ts';
import { eventNotices, guestNotices } from '#database/schema/guest-notices.ts';
import { isOfTest } from '#database/schema/never-of-test.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { webGuests } from '#database/schema/web-guests.ts';
import { isOver } from '#domain/events/is-over.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { sendFarewell } from '#server/modules/news/guest-mails/send-farewell.ts';

type InTransaction = Pick<TransactionContext, 'db' | 'now' | 'deps'>;

/**
 * Mails guests without the app who are expected at events that are deleted with their guests. Events that are over, and guests who
 * got the mail of the cancellation, are left out.
 */
export async function writeFarewells(ctx: InTransaction, which: SQL): Promise<void> {
  const { db, now } = ctx;
  const unmailed = db
    .select({ id: guestNotices.id })
    .from(guestNotices)
    .innerJoin(eventNotices, eq(eventNotices.id, guestNotices.noticeId))
    .where(
      and(
        ...[eq(eventNotices.eventId, webGuests.eventId), eq(eventNotices.kind, 'cancelled')],
        ...[eq(guestNotices.userId, webGuests.userId), isNull(guestNotices.deliveredAt)],
      ),
    );
  const rows = await db
    .select({
      guest: webGuests,
      participant: eventParticipants,
      event: events,
      business: businesses,
      host: businessProfiles.displayName,
    })
    .from(webGuests)
    .innerJoin(
      eventParticipants,
      and(eq(eventParticipants.eventId, webGuests.eventId), eq(eventParticipants.userId, webGuests.userId)),
    )
    .innerJoin(events, eq(events.id, webGuests.eventId))
    .innerJoin(businesses, eq(businesses.id, events.businessId))
    .leftJoin(businessProfiles, eq(businessProfiles.businessId, events.businessId))
    .where(
      and(
        which,
        or(eq(events.status, 'published'), and(eq(events.status, 'cancelled'), exists(unmailed))),
        isNotNull(events.startsAt),
        not(isOfTest(webGuests.businessId)),
        isNull(webGuests.mailsOffAt),
        inArray(eventParticipants.status, ['joined', 'approved', 'applied', 'waiting', 'offered']),
      ),
    );
  for (const { guest, participant, event, business, host } of rows) {
    const { startsAt } = event;
    if (startsAt === null || isOver(event, now)) continue;
    const { email, language } = guest;
    const { displayName, partySize, userId } = participant;
    const { id: eventId, code, title, location, eventDate, startTime } = event;
    const id = randomUUIDv7();
    await db.insert(guestFarewells).values({
      id,
      createdAt: now,
      farewell: {
        ...{ email, language, displayName, partySize, userId, eventId, code, title, location, eventDate, startTime },
        startsAt: startsAt.toISOString(),
        endsAt: event.endsAt?.toISOString() ?? null,
        changedAt: now.toISOString(),
        host: host || business.companyName,
        address: business.address,
      },
    });
    await enqueue(ctx, sendFarewell, { id });
  }
}
