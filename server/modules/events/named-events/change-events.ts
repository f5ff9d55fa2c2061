import type { EventOperation, EventOperationResult as Result } from '#contract/event-batches.ts';
import { MisfitOperation } from '#contract/event-batches.ts';
import { eventsRoutes } from '#contract/events.ts';
import { namedEventsRoutes } from '#contract/named-events.ts';
import { mayMember } from '#domain/team/permissions.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { StoredResponse } from '#server/http/idempotency.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { invalidInput } from '#server/http/input.ts';
import { createEvent } from '#server/modules/events/events/create-event.ts';
import { takeEvent } from '#server/modules/events/events/delete-event.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import { removeEventFiles } from '#server/modules/events/events/remove-event-files.ts';
import { toEvent } from '#server/modules/events/events/to-event.ts';
import { updateEvent } from '#server/modules/events/events/update-event.ts';
import { putInTransaction, retryTakenId } from '#server/modules/events/named-events/replace-named-event.ts';

/** Each operation requires its endpoint's permission. */
const rights = {
  create: eventsRoutes.createEvent.access.requires,
  update: eventsRoutes.updateEvent.access.requires,
  put: namedEventsRoutes.putNamedEvent.access.requires,
  delete: eventsRoutes.deleteEvent.access.requires,
};

function requireRight({ actor }: Context<Member>, { op }: EventOperation): void {
  if (mayMember(actor, rights[op])) return;
  throw new Problem('permission_missing', { members: { required_permission: rights[op] } });
}

/** The caller removes a deleted event's files. */
async function perform(
  tx: TransactionContext<Member>,
  operation: EventOperation,
): Promise<{ status: number; event?: EventRow; deleted?: EventRow | null }> {
  switch (operation.op) {
    case 'create':
      return { status: eventsRoutes.createEvent.success.status, event: await createEvent(tx, operation.event) };
    case 'update': {
      const { id, changes, if_match: ifMatch } = operation;
      return {
        status: eventsRoutes.updateEvent.success.status,
        event: await updateEvent(tx, id, changes, ifMatch),
      };
    }
    case 'put': {
      const { external_id: name, event: input, if_match: ifMatch } = operation;
      const { event, isNew } = await putInTransaction(tx, name, input, ifMatch);
      return { status: isNew ? 201 : namedEventsRoutes.putNamedEvent.success.status, event };
    }
    case 'delete':
      return { status: eventsRoutes.deleteEvent.success.status, deleted: await takeEvent(tx, operation.id) };
  }
}

async function run(ctx: Context<Member>, operation: EventOperation, key: string | null): Promise<StoredResponse> {
  requireRight(ctx, operation);
  let deleted: EventRow | null | undefined;
  const answer = await retryTakenId(operation.op === 'put', () =>
    inTransaction(ctx, (tx) => {
      const once = async (): Promise<StoredResponse> => {
        const done = await perform(tx, operation);
        deleted = done.deleted;
        return { status: done.status, body: done.event ? toEvent(done.event, tx.deps.config) : null };
      };
      if (key === null) return once();
      const claim = { scope: `batchEvents:${ctx.actor.businessId}`, key, input: operation };
      return withIdempotency(tx.db, claim, tx.deps.config, tx.now, once);
    }),
  );
  if (deleted) await removeEventFiles(ctx.deps, deleted);
  return answer;
}

/**
 * Runs operations sequentially, each in its own transaction; refusals are results. With a key each result commits with
 * its change, so an interrupted batch resumes.
 */
export async function changeEvents(
  ctx: Context<Member>,
  operations: readonly (EventOperation | MisfitOperation)[],
  key: string | null,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, operation] of operations.entries()) {
    try {
      if (operation instanceof MisfitOperation) throw invalidInput(operation.issues);
      // Distinct times keep their order in lists.
      const { status, body } = await run(
        { ...ctx, now: ctx.deps.clock() },
        operation,
        key === null ? null : `${key}:${index}`,
      );
      results.push({ status, event: body as Result['event'], problem: null });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const problem = error.toBody(ctx.requestId) as Result['problem'];
      results.push({ status: error.status, event: null, problem });
    }
  }
  return results;
}
