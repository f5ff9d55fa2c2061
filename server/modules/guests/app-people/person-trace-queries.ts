import { and, asc, eq, not, sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { appChanges } from '#database/schema/app-changes.ts';
import { businesses } from '#database/schema/businesses.ts';
import { doorMarks } from '#database/schema/door-marks.ts';
import { events } from '#database/schema/events.ts';
import { eventNotices, guestNotices } from '#database/schema/guest-notices.ts';
import { isOfTest } from '#database/schema/never-of-test.ts';
import { eventParticipants, placeOffers } from '#database/schema/participants.ts';
import { reports } from '#database/schema/reports.ts';
import { webhookDeliveries } from '#database/schema/webhooks.ts';

/** All stored data of a person, oldest first, without tests. */
export async function findPersonTraces(db: Connection, userId: string) {
  const participations = await db
    .select({ participant: eventParticipants, title: events.title, companyName: businesses.companyName })
    .from(eventParticipants)
    .innerJoin(events, eq(events.id, eventParticipants.eventId))
    .innerJoin(businesses, eq(businesses.id, eventParticipants.businessId))
    .where(and(eq(eventParticipants.userId, userId), not(isOfTest(eventParticipants.businessId))))
    .orderBy(asc(eventParticipants.seq));
  const changes = await db.select().from(appChanges).where(eq(appChanges.userId, userId)).orderBy(asc(appChanges.id));
  // All other data belongs to the events of a guest, so it is found by index.
  const at = [...new Set(participations.map(({ participant }) => participant.eventId))];
  const businessIds = [
    ...new Set([...changes, ...participations.map((each) => each.participant)].map((each) => each.businessId)),
  ];
  const among = (ids: string[]) => sql`any(${sql.param(ids)}::uuid[])`;
  return {
    participations,
    changes,
    offers: await db
      .select()
      .from(placeOffers)
      .where(and(sql`${placeOffers.eventId} = ${among(at)}`, eq(placeOffers.userId, userId)))
      .orderBy(asc(placeOffers.seq)),
    doorMarks: await db
      .select()
      .from(doorMarks)
      .where(and(sql`${doorMarks.eventId} = ${among(at)}`, eq(doorMarks.userId, userId)))
      .orderBy(asc(doorMarks.seq)),
    notices: await db
      .select({ receipt: guestNotices, notice: eventNotices })
      .from(eventNotices)
      .innerJoin(guestNotices, eq(guestNotices.noticeId, eventNotices.id))
      .where(and(sql`${eventNotices.eventId} = ${among(at)}`, eq(guestNotices.userId, userId)))
      .orderBy(asc(guestNotices.createdAt)),
    reports: await db.select().from(reports).where(eq(reports.appUserId, userId)).orderBy(asc(reports.createdAt)),
    messages: await db
      .select({
        id: webhookDeliveries.id,
        businessId: webhookDeliveries.businessId,
        eventType: webhookDeliveries.eventType,
        createdAt: webhookDeliveries.createdAt,
      })
      .from(webhookDeliveries)
      .where(
        and(
          sql`${webhookDeliveries.businessId} = ${among(businessIds)}`,
          sql`${webhookDeliveries.body} #>> '{data,participant,user_id}' = ${userId}`,
        ),
      )
      .orderBy(asc(webhookDeliveries.id)),
  };
}
