import { doorPhase, doorTimes, mayHaveDoor } from '#domain/door/door-hours.ts';
import type { Member } from '#server/context/actor.ts';
import type { AnyContext } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { findOwnEvent } from '#server/modules/events/events/find-own-event.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';

/** Opening times of the door, with the event's start. */
export interface DoorTimes {
  startsAt: Date;
  opensAt: Date;
  closesAt: Date;
}

/**
 * Times of an open door. 409 `event_state` for an event without guests, 409 `door_early` with the opening time, 410
 * `door_over`.
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

/** An event of the caller's business with an open door; errors of `requireDoor`, and 404. */
export async function findDoor(ctx: AnyContext<Member>, id: string): Promise<{ event: EventRow; times: DoorTimes }> {
  const event = await findOwnEvent(ctx, id);
  return { event, times: requireDoor(event, ctx.now) };
}
