import { and, asc, isNotNull, isNull, lt, min } from 'drizzle-orm';
import { deleteInBatches } from '#database/delete-in-batches.ts';
import { notices } from '#database/schema/notices.ts';
import { keptSince } from '#domain/retention/retention.ts';
import type { System } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { defineJob, enqueue } from '#server/context/define-job.ts';
import { isDue } from '#server/modules/news/notices/pick-due-notices.ts';
import { sendDeviceNotices } from '#server/modules/news/notices/send-device-notices.ts';
import { sendNotices } from '#server/modules/news/notices/send-notices.ts';

/** Members mailed per minute. */
const BATCH = 500;
/** Consecutive refusals after which the mail server counts as unavailable. */
const MOST_FAILURES = 20;

/** Batched ones, daily mails, and leftovers of dead processes. Throws the first refusal after trying the rest. */
async function mailDueNotices(ctx: Context<System>): Promise<void> {
  const members = await ctx.db
    .select({ memberId: notices.memberId, dueAt: min(notices.dueAt) })
    .from(notices)
    .where(and(isNull(notices.deviceId), isDue(ctx.now)))
    .groupBy(notices.memberId)
    .orderBy(asc(min(notices.dueAt)))
    .limit(BATCH);
  let inARow: unknown[] = [];
  let failure: unknown;
  for (const { memberId } of members) {
    try {
      await sendNotices.run(ctx, { memberId });
      inARow = [];
    } catch (error) {
      failure ??= error;
      if (inARow.push(error) === MOST_FAILURES) break;
    }
  }
  if (failure) throw failure;
}

/** Batched, refused before, or left by a dead process. */
async function enqueueDeviceNotices(ctx: Context): Promise<void> {
  if (!ctx.deps.config.vapid) return;
  await inTransaction(ctx, async ({ db, now, deps }) => {
    const due = await db
      .select({ memberId: notices.memberId, deviceId: notices.deviceId })
      .from(notices)
      .where(and(isNotNull(notices.deviceId), isDue(now)))
      .groupBy(notices.memberId, notices.deviceId)
      .orderBy(asc(min(notices.dueAt)))
      .limit(BATCH);
    for (const { memberId, deviceId } of due) {
      if (deviceId) await enqueue({ db, deps }, sendDeviceNotices, { memberId, deviceId }, { group: deviceId });
    }
  });
}

/** Told notices are kept this long to batch later ones. */
const KEPT_MS = 24 * 3_600_000;

/** Deletes notices a day after they were sent, or if undeliverable. */
export async function sweepNotices({ db, now }: Context): Promise<void> {
  await deleteInBatches(db, notices, lt(notices.toldAt, new Date(now.getTime() - KEPT_MS)));
  await deleteInBatches(db, notices, lt(notices.createdAt, keptSince('notices', now)));
}

export const sendDueNotices = defineJob(
  'send-due-notices',
  { retry: 'soon', schedule: '* * * * *' },
  async (ctx): Promise<void> => {
    await enqueueDeviceNotices(ctx);
    await mailDueNotices(ctx);
  },
);
