import type { EventAction } from '#domain/events/lifecycle.ts';
import { canEvent } from '#domain/events/lifecycle.ts';
import type { PublishObstacle } from '#domain/events/publishable.ts';
import { isTestBusiness } from '#domain/test-data/test-business.ts';
import type { BusinessActor } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { EventRow } from '#server/modules/events/queries.ts';
import { asStored, changeEvent, holdEvent } from '#server/modules/events/write-event-row.ts';

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

/** The same, with whether any webhook may have to hear of it. */
export async function lockHeardEvent(
  { db, actor }: TransactionContext<BusinessActor>,
  id: string,
  action?: EventAction,
): Promise<{ event: EventRow; isHeard: boolean }> {
  const [held] = await holdEvent.run(db, { id, businessId: actor.businessId });
  if (!held) throw new Problem('not_found');
  if (action) requireAction(held.event, action);
  // The webhooks of tests belong to the real business.
  return { event: held.event, isHeard: held.isHeard || isTestBusiness(actor.businessId) };
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
