import { randomUUIDv7 } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { eventParticipants } from '#database/schema/participants.ts';
import { isUnseen } from '#domain/events/lifecycle.ts';
import type { ToldGuests, Whereabouts } from '#domain/events/moves.ts';
import { asksGuests, hasMoved } from '#domain/events/moves.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { invalidField } from '#server/context/problem.ts';

import type { EventRow } from '#server/modules/events/events/queries.ts';
import { hasGuests, writeGuestNotices } from '#server/modules/events/events/write-guest-notices.ts';

const hasPlace = inArray(eventParticipants.status, ['joined', 'approved']);

function whereaboutsOf({ startsAt, endsAt, location }: EventRow): Whereabouts | null {
  return startsAt && { startsAt, endsAt, location };
}

const toJson = ({ startsAt, endsAt, location }: Whereabouts) => ({
  starts_at: startsAt.toISOString(),
  ends_at: endsAt?.toISOString() ?? null,
  location,
});

/**
 * Notifies guests if a locked event moved. A long move asks those with a place, so excluding guests is 422. Last step
 * of a transaction.
 */
export async function announceMove(
  ctx: Pick<TransactionContext, 'db' | 'now'>,
  from: EventRow,
  to: EventRow,
  told: ToldGuests,
): Promise<void> {
  const [before, after] = [whereaboutsOf(from), whereaboutsOf(to)];
  if (to.status !== 'published' || isUnseen(to) || !before || !after || !hasMoved(before, after)) return;
  if (!(await hasGuests(ctx, to.id))) return;
  const asks = asksGuests(before, after);
  if (asks && told === 'nobody') {
    throw invalidField('tell_guests', 'must_tell', 'After a move of more than two hours guests have to be told');
  }
  if (told === 'nobody') return;
  await writeGuestNotices(ctx, to, {
    kind: 'moved',
    key: randomUUIDv7(),
    text: null,
    move: { before: toJson(before), after: toJson(after) },
    asks,
    whom: told === 'joined' ? hasPlace : undefined,
  });
}
