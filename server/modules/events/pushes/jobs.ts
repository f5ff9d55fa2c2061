import type { System } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { findDuePushes } from '#server/modules/events/events/push-queries.ts';
import { sendPush } from '#server/modules/events/pushes/send-push.ts';
import { overdueSince, settlePush } from '#server/modules/events/pushes/settle-push.ts';

/** Sends and settles whatever is due and was not by its own job, for example because no server was running. */
export async function sendDuePushes(ctx: Context<System>): Promise<void> {
  for (const { id, status } of await findDuePushes(ctx.db, ctx.now, overdueSince(ctx.now))) {
    await (status === 'planned' ? sendPush(ctx, id) : settlePush(ctx, id)).catch((error) =>
      ctx.deps.logger.error({ err: error, pushId: id }, 'a push was not sent or settled'),
    );
  }
}
