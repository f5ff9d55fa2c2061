import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { guestEvents } from '#database/schema/guest-search.ts';
import { pushes } from '#database/schema/pushes.ts';
import { pushRadiusM, pushReturn, resultHours } from '#domain/pushes/push-rules.ts';
import { inTransaction } from '#server/context/context.ts';
import { defineJob, enqueue } from '#server/context/define-job.ts';
import { closePush } from '#server/modules/events/events/close-push.ts';
import { writeEvent } from '#server/modules/events/events/lock-event.ts';
import { lastCallOf, lockPush } from '#server/modules/events/events/push-queries.ts';
import { findPushCredits } from '#server/modules/money/credits/close-reservation.ts';
import { writeAppChange } from '#server/modules/news/guest-search/write-app-change.ts';
import { announceChange } from '#server/modules/news/stream/announce-change.ts';

const HOUR_MS = 3_600_000;

/** Pushes sent before this have overdue results. */
export const overdueSince = (now: Date) => new Date(now.getTime() - resultHours * 3_600_000);

/** Refunds a push without a timely result; no effect on others. */
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

/**
 * Sends a due push exactly once: the channel entry commits with its status. Drops and refunds it if no longer wanted,
 * or its event is invisible or has started; a dropped one can be added again. Early, late or repeated jobs have no
 * effect.
 */
export const sendPush = defineJob(
  'send-push',
  { data: { pushId: z.uuid() }, retry: 'soon' },
  async (ctx, { pushId }): Promise<void> => {
    await inTransaction(ctx, async (tx) => {
      const held = await lockPush(tx, pushId);
      if (!held) return;
      const { push, event } = held;
      if (push.status !== 'planned' || push.sendAt > tx.now) return;
      const { businessId, eventId } = push;
      const [shown] = await tx.db.select().from(guestEvents).where(eq(guestEvents.eventId, eventId));
      const isLate = event !== undefined && lastCallOf(event) <= tx.now;
      const isWanted = event?.pushNotification === true;
      if (!event || !shown || isLate || !isWanted) {
        const credits = await findPushCredits(tx, { businessId, eventId });
        const unsent = isLate ? 'no_time' : 'not_public';
        const reason = event && !isWanted ? 'switched_off' : unsent;
        await closePush(tx, held, { status: 'dropped', credits, reason });
        if (event && reason === 'switched_off') {
          await writeEvent(tx, event, { chargedItems: event.chargedItems.filter((item) => item !== 'push') });
        }
        return;
      }
      await tx.db.update(pushes).set({ status: 'sent', sentAt: tx.now }).where(eq(pushes.id, pushId));
      const reportUntil = new Date(tx.now.getTime() + resultHours * HOUR_MS);
      await enqueue(tx, settlePush, { pushId }, { startAfter: reportUntil });
      await announceChange(tx, businessId, 'push.changed', eventId);
      const { latitude, longitude } = shown;
      const { tags = [], userCharacteristics: characteristics = [] } = event.category ?? {};
      const near = latitude === null || longitude === null ? null : { latitude, longitude };
      const audience = { tags, characteristics, near, radius_m: near && pushRadiusM };
      const details = { push: { id: pushId, report_until: reportUntil.toISOString(), audience } };
      await writeAppChange(tx, { type: 'push.requested', businessId, eventId, details });
    });
  },
);
