import { and, asc, isNotNull, isNull, lt, min } from 'drizzle-orm';
import { deleteInPieces } from '#database/delete-in-pieces.ts';
import { notices } from '#database/schema/notices.ts';
import { keptSince } from '#domain/retention/retention.ts';
import type { System } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { defineJob, enqueue } from '#server/context/define-job.ts';
import { isDue } from '#server/modules/news/notices/pick-due-notices.ts';
import { sendDeviceNotices } from '#server/modules/news/notices/send-device-notices.ts';
import { sendNotices } from '#server/modules/news/notices/send-notices.ts';

/** As many members a minute as a mail server takes; the rest is due a minute later. */
const BATCH = 500;
/** A mail server that refuses this many in a row is not there. */
const MOST_FAILURES = 20;

/**
 * Sends what is due: what was gathered, the mails of the day, and whatever a process did not get to. Throws the first
 * refusal of the mail server, after the mails that it took.
 */
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

/** Has devices told what is due: what was gathered for them, what a push service refused, and whatever a process did not get to. */
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

/** Told ones are kept for so long that what follows is gathered. */
const KEPT_MS = 24 * 3_600_000;

/** Deletes notices that were told a day ago, and those that never could be. */
export async function sweepNotices({ db, now }: Context): Promise<void> {
  await deleteInPieces(db, notices, lt(notices.toldAt, new Date(now.getTime() - KEPT_MS)));
  await deleteInPieces(db, notices, lt(notices.createdAt, keptSince('notices', now)));
}

/** Has members told what is due, on their devices and by mail. */
export const sendDueNotices = defineJob(
  'send-due-notices',
  { retry: 'soon', schedule: '* * * * *' },
  async (ctx): Promise<void> => {
    await enqueueDeviceNotices(ctx);
    await mailDueNotices(ctx);
  },
);
