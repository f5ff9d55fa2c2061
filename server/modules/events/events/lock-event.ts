import { and, eq, sql } from 'drizzle-orm';
import { prepared } from '#database/prepared.ts';
import { events } from '#database/schema/events.ts';
import type { EventAction } from '#domain/events/lifecycle.ts';
import { canEvent } from '#domain/events/lifecycle.ts';
import type { PublishObstacle } from '#domain/events/publishable.ts';
import { obstacleSentences } from '#domain/events/publishable.ts';
import type { BusinessActor } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';

/** 409 `event_state` if the status forbids the action. */
export function requireAction(event: EventRow, action: EventAction): void {
  if (!canEvent(event, action)) throw new Problem('event_state', { members: { event_status: event.status } });
}

const lockEventRow = prepared('lock_event', (db) =>
  db
    .select()
    .from(events)
    .where(and(eq(events.id, sql.placeholder('id')), eq(events.businessId, sql.placeholder('businessId'))))
    .for('no key update'),
);

/** Locks an event of the caller's business. 404; 409 `event_state` if its status forbids the given action. */
export async function lockEvent(
  { db, actor }: TransactionContext<BusinessActor>,
  id: string,
  action?: EventAction,
): Promise<EventRow> {
  const [event] = await lockEventRow(db).execute({ id, businessId: actor.businessId });
  if (!event) throw new Problem('not_found');
  if (action) requireAction(event, action);
  return event;
}

/** Updates a locked event and returns it. */
export async function writeEvent<Row extends EventRow>(
  { db }: Pick<TransactionContext, 'db'>,
  event: Row,
  columns: Partial<EventRow>,
): Promise<Row> {
  await db.update(events).set(columns).where(eq(events.id, event.id));
  return { ...event, ...columns };
}

/** 422 `not_publishable` with every field and reason. */
export function refuseObstacles(obstacles: PublishObstacle[]): void {
  if (obstacles.length === 0) return;
  throw new Problem('not_publishable', {
    detail: obstacles.map(({ field, reason }) => `${field}: ${obstacleSentences[reason]}`).join('; '),
    errors: obstacles.map(({ field, reason }) => ({ path: field, code: reason, message: obstacleSentences[reason] })),
  });
}
