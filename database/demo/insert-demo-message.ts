import { randomUUIDv7 } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '#database/connect.ts';
import type { DemoEvent } from '#database/demo/demo-events.ts';
import { eventNotices, guestNotices } from '#database/schema/guest-notices.ts';
import { eventParticipants } from '#database/schema/participants.ts';

interface Subject {
  id: string;
  businessId: string;
  now: Date;
}

const HOUR_MS = 3_600_000;

/** A message to those who come to a demo event, which has arrived on some of their phones. */
export async function insertDemoMessage(
  tx: Transaction,
  { text, hoursAgo, delivered, read }: NonNullable<DemoEvent['message']>,
  { id: eventId, businessId, now }: Subject,
): Promise<void> {
  const createdAt = new Date(now.getTime() - hoursAgo * HOUR_MS);
  const noticeId = randomUUIDv7();
  const guests = await tx
    .select({ userId: eventParticipants.userId })
    .from(eventParticipants)
    .where(eq(eventParticipants.eventId, eventId))
    .orderBy(asc(eventParticipants.seq));
  const notice = { id: noticeId, businessId, eventId, kind: 'message', key: noticeId, text, createdAt } as const;
  await tx.insert(eventNotices).values(notice);
  await tx.insert(guestNotices).values(
    guests.map(({ userId }, index) => ({
      ...{ id: randomUUIDv7(), noticeId, businessId, userId, createdAt },
      deliveredAt: index < delivered ? createdAt : null,
      readAt: index < read ? createdAt : null,
    })),
  );
}
