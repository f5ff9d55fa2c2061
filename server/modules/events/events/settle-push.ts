import { z } from 'zod';
import { pushReturn, resultHours } from '#domain/pushes/push-rules.ts';
import { inTransaction } from '#server/context/context.ts';
import { defineJob } from '#server/context/define-job.ts';
import { closePush } from '#server/modules/events/events/close-push.ts';
import { lockPush } from '#server/modules/events/events/push-queries.ts';
import { findPushCredits } from '#server/modules/money/credits/close-reservation.ts';

/** When a push has to have been sent for its result to be overdue now. */
export const overdueSince = (now: Date) => new Date(now.getTime() - resultHours * 3_600_000);

/** Ends a push of which the app reported nothing in time: all its credits come back. Does nothing to any other. */
export const settlePush = defineJob(
  'settle-push',
  { data: { pushId: z.uuid() }, retry: 'soon' },
  async (ctx, { pushId }): Promise<void> => {
    await inTransaction(ctx, async (tx) => {
      const held = await lockPush(tx, pushId);
      if (held?.push.status !== 'sent' || !held.push.sentAt || held.push.sentAt > overdueSince(tx.now)) return;
      const { businessId, eventId, lowEstimate } = held.push;
      const credits = await findPushCredits(tx, { businessId, eventId });
      await closePush(tx, held, { status: 'done', ...pushReturn(credits, lowEstimate, null) });
    });
  },
);
