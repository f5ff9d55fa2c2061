import { defineJob } from '#server/context/define-job.ts';
import { findDuePushes } from '#server/modules/events/events/push-queries.ts';
import { overdueSince, sendPush, settlePush } from '#server/modules/events/events/send-push.ts';

/** Sends and settles due pushes missed by their jobs, for example during downtime. */
export const sendDuePushes = defineJob(
  'send-due-pushes',
  { retry: 'soon', schedule: '* * * * *' },
  async (ctx): Promise<void> => {
    const isOff = ctx.deps.switches.isOff('pushes');
    for (const { id, status } of await findDuePushes(ctx.db, ctx.now, overdueSince(ctx.now), !isOff)) {
      await (status === 'planned' ? sendPush : settlePush)
        .run(ctx, { pushId: id })
        .catch((error) => ctx.deps.logger.error({ err: error, pushId: id }, 'a push was not sent or settled'));
    }
  },
);
