import { and, eq } from 'drizzle-orm';
import { events } from '#database/schema/events.ts';
import { isNameless } from '#domain/erasure/nameless.ts';
import type { Decision, ParticipantStatus } from '#domain/events/participation.ts';
import { canParticipant, statusOnApprove } from '#domain/events/participation.ts';
import type { Member } from '#server/context/actor.ts';
import type { AnyContext, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { announceEvent } from '#server/modules/events/events/announce-event.ts';
import { announceFilled, fillPlaces } from '#server/modules/events/events/fill-places.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import type { ParticipantRow } from '#server/modules/events/events/set-participant-status.ts';
import {
  findParticipant,
  requireStatus,
  setStatus,
  takenOf,
} from '#server/modules/events/events/set-participant-status.ts';

interface One {
  eventId: string;
  userId: string;
}

async function lockEvent({ db, actor }: TransactionContext<Member>, eventId: string): Promise<EventRow> {
  const [event] = await db
    .select()
    .from(events)
    .where(and(eq(events.id, eventId), eq(events.businessId, actor.businessId)))
    .for('no key update');
  if (!event) throw new Problem('not_found');
  return event;
}

/** 409 `event_state` for a cancelled event: its guests were notified. */
function requireDecidable({ status }: EventRow): void {
  if (status === 'cancelled') throw new Problem('event_state', { members: { event_status: status } });
}

async function requirePerson(tx: TransactionContext<Member>, { eventId, userId }: One): Promise<ParticipantRow> {
  const person = await findParticipant(tx, eventId, userId);
  if (!person) throw new Problem('not_found');
  return person;
}

function refuse({ status }: ParticipantRow): never {
  throw new Problem('participant_state', { members: { participant_status: status } });
}

/** A person after a decision, their previous status, and the event with new counts. */
interface Moved {
  event: EventRow;
  row: ParticipantRow;
  from: ParticipantStatus;
}

/** Notifies nobody. Null if already in that status. */
async function move(
  tx: TransactionContext<Member>,
  event: EventRow,
  person: ParticipantRow,
  decision: Decision,
): Promise<Moved | null> {
  const { status: from } = person;
  // Erased guests cannot come.
  if (isNameless(person.userId)) refuse(person);
  if (from === (decision === 'approve' ? 'approved' : 'rejected')) return null;
  if (!canParticipant(from, decision)) refuse(person);
  if (decision === 'reject') return { ...(await setStatus(tx, event, person, 'rejected', 'withdrawn')), from };
  const status = requireStatus(event, statusOnApprove(event, takenOf(event), person));
  return { ...(await setStatus(tx, event, person, status, 'admitted')), from };
}

/** Announces the decided person and offers of freed places. Last step of a transaction. */
async function announceMoved(
  tx: TransactionContext<Member>,
  event: EventRow,
  moved: readonly Moved[],
  decision: Decision,
): Promise<void> {
  const filled = decision === 'reject' ? await fillPlaces(tx, event, 'rejected') : { event, moved: [] };
  for (const { row, from } of moved) {
    if (decision === 'reject') {
      const change = from === 'applied' ? 'person.rejected' : 'person.removed';
      await announceEvent(tx, { type: 'participant.rejected', event: filled.event, participant: { ...row, change } });
    } else {
      const change = row.status === 'waiting' ? 'person.waiting' : 'person.approved';
      await announceEvent(tx, { type: 'participant.approved', event: filled.event, participant: { ...row, change } });
    }
  }
  await announceFilled(tx, filled);
}

async function decideOne(ctx: AnyContext<Member>, one: One, decision: Decision): Promise<ParticipantRow> {
  return inTransaction(ctx, async (tx) => {
    const event = await lockEvent(tx, one.eventId);
    const person = await requirePerson(tx, one);
    requireDecidable(event);
    const moved = await move(tx, event, person, decision);
    if (moved) await announceMoved(tx, moved.event, [moved], decision);
    return moved?.row ?? person;
  });
}

/**
 * Admits a party. One that does not fit joins the waiting list; without one 409 `event_full`, or 422 `party_too_large`
 * if it can never fit. Idempotent.
 */
export async function approveParticipant(ctx: AnyContext<Member>, one: One): Promise<ParticipantRow> {
  return decideOne(ctx, one, 'approve');
}

/** Rejects a person and offers freed places to the waiting list. */
export async function rejectParticipant(ctx: AnyContext<Member>, one: One): Promise<ParticipantRow> {
  return decideOne(ctx, one, 'reject');
}

interface Several {
  eventId: string;
  decision: Decision;
  /** With the status on the decider's screen. */
  people: readonly { userId: string; status: ParticipantStatus }[];
}

/** Result for one of several: the new state, or the refusal. */
export type Decided = { userId: string; row: ParticipantRow } | { userId: string; problem: Problem };

/**
 * Decides in one transaction, in the given order. Refuses people who no longer fit or have another status; decides
 * the others.
 */
export async function decideParticipants(ctx: AnyContext<Member>, several: Several): Promise<Decided[]> {
  const { eventId, decision, people } = several;
  return inTransaction(ctx, async (tx) => {
    let event = await lockEvent(tx, eventId);
    requireDecidable(event);
    const moved: Moved[] = [];
    const decided: Decided[] = [];
    for (const { userId, status } of people) {
      try {
        const person = await requirePerson(tx, { eventId, userId });
        if (person.status !== status) refuse(person);
        const one = await move(tx, event, person, decision);
        if (one) {
          event = one.event;
          moved.push(one);
        }
        decided.push({ userId, row: one?.row ?? person });
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        decided.push({ userId, problem: error });
      }
    }
    if (moved.length > 0) await announceMoved(tx, event, moved, decision);
    return decided;
  });
}
