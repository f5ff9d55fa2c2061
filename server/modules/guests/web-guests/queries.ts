import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#database/connect.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { eventNotices, guestNotices } from '#database/schema/guest-notices.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { webGuests } from '#database/schema/web-guests.ts';
import type { GuestQuestion } from '#domain/web-guests/questions.ts';
import { hashToken } from '#server/security/tokens.ts';

export type WebGuestRow = typeof webGuests.$inferSelect;

/** The request with this id. */
export async function findRequest(db: Connection, id: string): Promise<WebGuestRow | undefined> {
  const [row] = await db.select().from(webGuests).where(eq(webGuests.id, id));
  return row;
}

/** The same, locked. The caller holds the row of the event. */
export async function lockRequest(db: Transaction, id: string): Promise<WebGuestRow | undefined> {
  const [row] = await db.select().from(webGuests).where(eq(webGuests.id, id)).for('no key update');
  return row;
}

/** The confirmed guest of an address at an event. */
export async function findConfirmed(db: Connection, eventId: string, email: string): Promise<WebGuestRow | undefined> {
  const isOfAddress = and(eq(webGuests.eventId, eventId), eq(webGuests.email, email), isNotNull(webGuests.userId));
  const [row] = await db.select().from(webGuests).where(isOfAddress);
  return row;
}

/** The guest of a secret: the confirmed one, or the latest request if there is none or they left before it. */
export async function findBySecret(db: Connection, secret: string): Promise<WebGuestRow | undefined> {
  const { eventId, userId, status, updatedAt } = eventParticipants;
  const [known, latest] = await db
    .select({ guest: webGuests, status, updatedAt })
    .from(webGuests)
    .leftJoin(eventParticipants, and(eq(eventId, webGuests.eventId), eq(userId, webGuests.userId)))
    .where(eq(webGuests.secretHash, hashToken(secret)))
    .orderBy(sql`${webGuests.userId} is null`, desc(webGuests.createdAt))
    .limit(2);
  const isBack = known?.status === 'left' && known.updatedAt && latest && latest.guest.createdAt > known.updatedAt;
  return isBack ? latest.guest : known?.guest;
}

/** The questions of an event to guests without the app. */
export async function findQuestions(db: Connection, eventId: string): Promise<readonly GuestQuestion[]> {
  const [row] = await db.select({ questions: events.guestQuestions }).from(events).where(eq(events.id, eventId));
  return row?.questions ?? [];
}

/** An event with its host as the page of a guest shows it, public or not. */
export async function findPlaceEvent(db: Connection, eventId: string) {
  const [row] = await db
    .select({
      event: events,
      host: businessProfiles.displayName,
      slug: businessProfiles.slug,
      isVisible: businessProfiles.isVisible,
      companyName: businesses.companyName,
      address: businesses.address,
    })
    .from(events)
    .innerJoin(businesses, eq(businesses.id, events.businessId))
    .leftJoin(businessProfiles, eq(businessProfiles.businessId, events.businessId))
    .where(eq(events.id, eventId));
  return row;
}

/** Where a guest is at an event, with how many wait before them, and the kinds of notices that ask whether they still come. */
export async function findPlace(db: Connection, eventId: string, userId: string) {
  const [row] = await db
    .select({
      participant: eventParticipants,
      waitingBefore: sql<number>`(
        select count(*)::int from event_participants as others
        where others.event_id = event_participants.event_id and others.status = 'waiting'
          and others.seq < event_participants.seq)`,
    })
    .from(eventParticipants)
    .where(and(eq(eventParticipants.eventId, eventId), eq(eventParticipants.userId, userId)));
  if (!row) return undefined;
  const asked = await db
    .selectDistinct({ kind: eventNotices.kind })
    .from(guestNotices)
    .innerJoin(eventNotices, eq(eventNotices.id, guestNotices.noticeId))
    .where(
      and(
        eq(eventNotices.eventId, eventId),
        eq(guestNotices.userId, userId),
        eq(guestNotices.needsConfirmation, true),
        isNull(guestNotices.confirmedAt),
      ),
    );
  return { ...row, askedBy: asked.map(({ kind }) => kind) };
}
