import { dividedByZero } from '#database/failures.ts';
import type { EventAction } from '#domain/events/lifecycle.ts';
import { canEvent } from '#domain/events/lifecycle.ts';
import type { PublishObstacle } from '#domain/events/publishable.ts';
import { isTestBusiness } from '#domain/test-data/test-business.ts';
import type { BusinessActor } from '#server/context/actor.ts';
import type { AnyContext, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { EventRow } from '#server/modules/events/queries.ts';
import { asStored, changeEvent, findVersion, holdEvent, holdVersion } from '#server/modules/events/write-event-row.ts';

/**
 * True while nobody but its business sees a published event: it waits for the verification of the business, or is held before
 * guests see it.
 */
export function isUnseen(event: Pick<EventRow, 'awaitsVerification' | 'heldUntil'>): boolean {
  return event.awaitsVerification || event.heldUntil !== null;
}

/** Throws 409 `event_state` when the state of an event does not allow the action. */
export function requireAction(event: EventRow, action: EventAction): void {
  if (!canEvent(event.status, isUnseen(event), action))
    throw new Problem('event_state', { members: { event_status: event.status } });
}

/**
 * Holds an event of the caller's business until the transaction ends. 404 when it is none, 409 `event_state` when its
 * state does not allow the action, if there is one.
 */
export async function lockEvent(
  ctx: TransactionContext<BusinessActor>,
  id: string,
  action?: EventAction,
): Promise<EventRow> {
  return (await lockHeardEvent(ctx, id, action)).event;
}

/** An event that a transaction holds, and whether any webhook may have to hear of it. */
interface LockedEvent {
  event: EventRow;
  isHeard: boolean;
}

async function lockHeardEvent(
  { db, actor }: TransactionContext<BusinessActor>,
  id: string,
  action?: EventAction,
): Promise<LockedEvent> {
  const [held] = await holdEvent.run(db, { id, businessId: actor.businessId });
  return requireOwn(actor, held, action);
}

function requireOwn({ businessId }: BusinessActor, found: LockedEvent | undefined, action?: EventAction): LockedEvent {
  if (found?.event.businessId !== businessId) throw new Problem('not_found');
  if (action) requireAction(found.event, action);
  // The webhooks of tests belong to the real business.
  return { event: found.event, isHeard: found.isHeard || isTestBusiness(businessId) };
}

/**
 * Does the work in a transaction that holds an event, with the failures of `lockEvent`. Outside of one, the event is read before it, and the
 * transaction need not wait to hold what was read; where somebody else changed the event in between, the work is done again in
 * one that does: docs/decisions/0082-an-event-is-read-before-it-is-locked.md.
 */
export async function withLockedEvent<A extends BusinessActor, T>(
  ctx: AnyContext<A>,
  id: string,
  action: EventAction,
  work: (tx: TransactionContext<A>, locked: LockedEvent) => Promise<T>,
): Promise<T> {
  const lockFirst = () => inTransaction(ctx, async (tx) => work(tx, await lockHeardEvent(tx, id, action)));
  if (ctx.isInTransaction) return lockFirst();
  const [found] = await findVersion(ctx.db, id);
  const read = requireOwn(ctx.actor, found, action);
  try {
    return await inTransaction(ctx, (tx) => {
      holdVersion.send(tx.db, { id, version: found?.version });
      return work(tx, read);
    });
  } catch (error) {
    if (!dividedByZero(error)) throw error;
    return lockFirst();
  }
}

/** Updates columns of a locked event, and returns it as it is then; nothing waits for the database. */
export async function writeEvent<Row extends EventRow>(
  { db }: Pick<TransactionContext, 'db'>,
  event: Row,
  columns: Partial<EventRow>,
): Promise<Row> {
  changeEvent(db, event.id, columns);
  return { ...event, ...asStored(columns) };
}

/** Throws 422 `not_publishable`, which names every field and its reason. */
export function refuseObstacles(obstacles: PublishObstacle[]): void {
  if (obstacles.length === 0) return;
  throw new Problem('not_publishable', {
    detail: obstacles.map(({ field, reason }) => `${field}: ${reason}`).join('; '),
    errors: obstacles.map(({ field, reason }) => ({ path: field, code: reason, message: reason })),
  });
}
