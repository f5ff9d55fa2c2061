import { randomUUIDv7 } from 'node:crypto';
import { webUserId } from '#domain/events/channels.ts';
import { isOver } from '#domain/events/is-over.ts';
import { isUnseen } from '#domain/events/lifecycle.ts';
import type { Member } from '#server/context/actor.ts';
import type { AnyContext, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { lockEvent } from '#server/modules/events/events/lock-event.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import type { Participant } from '#server/modules/events/events/set-participant-status.ts';
import { joinEvent } from '#server/modules/events/participants/join-event.ts';
import { lockNoticeMembers } from '#server/modules/news/notices/queries.ts';

interface NewGuest {
  displayName: string;
  partySize: number;
  externalId: string | null;
  note: string | null;
}

async function lockOpenEvent(tx: TransactionContext<Member>, eventId: string): Promise<EventRow> {
  const event = await lockEvent(tx, eventId);
  const refuse = (state: string) => new Problem('event_state', { members: { event_status: state } });
  if (event.status !== 'published' || isUnseen(event)) throw refuse(event.status);
  if (isOver(event, tx.now)) throw refuse('over');
  return event;
}

/**
 * Adds a guest without the app, on behalf of the business. 409 `event_state` for an event that guests cannot join, and the problems of
 * `joinEvent`.
 */
export async function addGuest(ctx: AnyContext<Member>, eventId: string, guest: NewGuest): Promise<Participant> {
  const channel = ctx.actor.sessionId === null ? 'api' : 'owner';
  return inTransaction(ctx, async (tx) => {
    const party = { ...guest, userId: webUserId(randomUUIDv7()), channel } as const;
    return joinEvent(tx, eventId, party, () => lockOpenEvent(tx, eventId));
  });
}

/** Result for one of several guests: the row, or the refusal. */
export type Added = { row: Participant } | { problem: Problem };

/** Adds guests in one transaction, in the given order. Refuses those who do not fit or have a taken id; adds the others. */
export async function addGuests(
  ctx: AnyContext<Member>,
  eventId: string,
  guests: readonly NewGuest[],
): Promise<Added[]> {
  return inTransaction(ctx, async (tx) => {
    const event = await lockOpenEvent(tx, eventId);
    // The first guest announces to members, so a later notice must not wait for them.
    await lockNoticeMembers(tx, event.businessId);
    const added: Added[] = [];
    for (const guest of guests) {
      try {
        added.push({ row: await addGuest(tx, eventId, guest) });
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        added.push({ problem: error });
      }
    }
    return added;
  });
}
