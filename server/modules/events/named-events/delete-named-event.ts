import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { takeLockedEvent } from '#server/modules/events/events/delete-event.ts';
import { requireAction } from '#server/modules/events/events/lock-event.ts';
import { removeEventFiles } from '#server/modules/events/events/remove-event-files.ts';
import { lockNamedEvent, readName } from '#server/modules/events/named-events/queries.ts';

/** Like `deleteEvent`, by the external id. */
export async function deleteNamedEvent(ctx: Context<Member>, sent: string): Promise<void> {
  const externalId = readName(sent);
  const deleted = await inTransaction(ctx, async (tx) => {
    const [event] = await lockNamedEvent(tx.db).execute({ businessId: tx.actor.businessId, externalId });
    if (!event) throw new Problem('not_found');
    requireAction(event, 'delete');
    return takeLockedEvent(tx, event);
  });
  if (deleted) await removeEventFiles(ctx.deps, deleted);
}
