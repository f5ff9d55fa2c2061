import { randomUUIDv7 } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '#database/connect.ts';
import { doorMarks } from '#database/schema/door-marks.ts';
import { eventParticipants } from '#database/schema/participants.ts';

/** One party in this many did not come. */
const ONE_STAYED_AWAY = 7;

/** Door marks of a past evening: nearly everybody came. */
export async function insertDemoDoor(
  tx: Transaction,
  { id: eventId, businessId, memberId, at }: { id: string; businessId: string; memberId: string; at: Date },
): Promise<void> {
  const guests = await tx
    .select({ userId: eventParticipants.userId })
    .from(eventParticipants)
    .where(eq(eventParticipants.eventId, eventId))
    .orderBy(asc(eventParticipants.seq));
  const came = guests.filter((_, index) => index % ONE_STAYED_AWAY !== ONE_STAYED_AWAY - 1);
  if (came.length === 0) return;
  const deviceId = randomUUIDv7();
  await tx.insert(doorMarks).values(
    came.map(({ userId }) => ({
      id: randomUUIDv7(),
      eventId,
      businessId,
      userId,
      move: 'in' as const,
      at,
      deviceId,
      memberId,
    })),
  );
}
