import { doorPhase, doorTimes, mayHaveDoor } from '#domain/door/door-hours.ts';
import type { Member } from '#server/context/actor.ts';
import type { AnyContext } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { findOwnEvent } from '#server/modules/events/events/find-own-event.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';

/** The times of the door of an event, with its beginning, which it then has. */
export interface DoorTimes {
  startsAt: Date;
  opensAt: Date;
  closesAt: Date;
}

/**
 * The times of a door that is open now. Throws 409 `event_state` for an event that guests do not come to, 409 `door_early` with when
 * the list is there, and 410 `door_over` afterwards.
 */
export function requireDoor(event: Pick<EventRow, 'status' | 'startsAt' | 'endsAt'>, now: Date): DoorTimes {
  const { status, startsAt } = event;
  const times = doorTimes(event);
  if (!mayHaveDoor(status) || startsAt === null || times === null) {
    throw new Problem('event_state', { members: { event_status: status } });
  }
  const phase = doorPhase(times, now);
  if (phase === 'early') throw new Problem('door_early', { members: { opens_at: times.opensAt.toISOString() } });
  if (phase === 'over') throw new Problem('door_over');
  return { startsAt, ...times };
}

/** An event of the caller's business with its door, which is open; refused as `requireDoor` says, and 404 when it is none. */
export async function findDoor(ctx: AnyContext<Member>, id: string): Promise<{ event: EventRow; times: DoorTimes }> {
  const event = await findOwnEvent(ctx, id);
  return { event, times: requireDoor(event, ctx.now) };
}
