import type { SQL } from 'drizzle-orm';
import { and, inArray, not, notLike } from 'drizzle-orm';
import { appChanges } from '#database/schema/app-changes.ts';
import { isOfTest } from '#database/schema/never-of-test.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import type { TransactionContext } from '#server/context/context.ts';

/** Notifies people of the app expected at events that are deleted with their participants. */
export async function writePeopleRemoved(
  { db, now }: Pick<TransactionContext, 'db' | 'now'>,
  which: SQL,
): Promise<void> {
  const { eventId, businessId, userId, status } = eventParticipants;
  const expected = await db
    .select({ eventId, businessId, userId })
    .from(eventParticipants)
    .where(
      and(
        which,
        not(isOfTest(businessId)),
        notLike(userId, 'web:%'),
        inArray(status, ['joined', 'approved', 'applied', 'waiting', 'offered']),
      ),
    );
  const changes = expected.map((person) => ({ ...person, type: 'person.removed' as const, createdAt: now }));
  for (let start = 0; start < changes.length; start += 1000) {
    await db.insert(appChanges).values(changes.slice(start, start + 1000));
  }
}
