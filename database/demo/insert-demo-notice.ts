import { randomUUIDv7 } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '#database/connect.ts';
import type { DemoNotice } from '#database/demo/demo-events.ts';
import { eventNotices, guestNotices } from '#database/schema/guest-notices.ts';
import { eventParticipants } from '#database/schema/participants.ts';

interface Subject {
  kind: 'message' | 'cancelled';
  id: string;
  businessId: string;
  now: Date;
}

const HOUR_MS = 3_600_000;

/** A message or cancellation that has reached some of the guests' phones. */
export async function insertDemoNotice(
  tx: Transaction,
  { text, hoursAgo, delivered, read }: DemoNotice,
  { kind, id: eventId, businessId, now }: Subject,
): Promise<void> {
  const createdAt = new Date(now.getTime() - hoursAgo * HOUR_MS);
  const noticeId = randomUUIDv7();
  const guests = await tx
    .select({ userId: eventParticipants.userId })
    .from(eventParticipants)
    .where(eq(eventParticipants.eventId, eventId))
    .orderBy(asc(eventParticipants.seq));
  // One cancellation per event, many messages.
  const key = kind === 'cancelled' ? '' : noticeId;
  await tx.insert(eventNotices).values({ id: noticeId, businessId, eventId, kind, key, text, createdAt });
  await tx.insert(guestNotices).values(
    guests.map(({ userId }, index) => ({
      ...{ id: randomUUIDv7(), noticeId, businessId, userId, createdAt },
      deliveredAt: index < delivered ? createdAt : null,
      readAt: index < read ? createdAt : null,
    })),
  );
}
