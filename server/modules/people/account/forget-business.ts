import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { inBatches } from '#database/delete-in-batches.ts';
import { businesses } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { tablesGoingWith } from '#database/schema/tables.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { verificationDecisions } from '#database/schema/verifications.ts';
import { webGuests } from '#database/schema/web-guests.ts';
import { forgetMailsTo } from '#server/adapters/mails/suppressions.ts';
import { IMAGE_FOLDER } from '#server/adapters/storage/store-image.ts';
import { VIDEO_FOLDER } from '#server/adapters/videos/store-video.ts';
import type { System } from '#server/context/actor.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { defineJob } from '#server/context/define-job.ts';
import { writeFarewells } from '#server/modules/news/guest-mails/write-farewells.ts';
import { writePeopleRemoved } from '#server/modules/news/guest-search/write-people-removed.ts';
import { lockChanges } from '#server/modules/news/stream/announce-change.ts';
import { exportFolder } from '#server/modules/people/account/to-export.ts';

/** The caller holds the lock on the business. */
export async function removeEvents(
  ctx: Pick<TransactionContext, 'db' | 'now' | 'deps'>,
  businessId: string,
): Promise<void> {
  const { db } = ctx;
  await writeFarewells(ctx, eq(webGuests.businessId, businessId));
  await writePeopleRemoved(ctx, eq(eventParticipants.businessId, businessId));
  await db.delete(events).where(eq(events.businessId, businessId));
}

/** Removes other data and members after the events. The caller holds the lock on the business. */
export async function removeBelongings({ db }: Pick<TransactionContext, 'db'>, businessId: string): Promise<void> {
  await lockChanges({ db }, businessId);
  const { userEmail, businessId: teamOf, userId } = teamMembers;
  const invited = await db
    .select({ email: userEmail })
    .from(teamMembers)
    .where(and(eq(teamOf, businessId), isNull(userId)));
  await forgetMailsTo(
    db,
    invited.map(({ email }) => email),
  );
  for (const { table, column } of tablesGoingWith('account')) {
    if (table !== events) await db.delete(table).where(eq(column, businessId));
  }
  // The decision stays, without the reviewer's text, which may name people.
  await db.update(verificationDecisions).set({ reason: null }).where(eq(verificationDecisions.businessId, businessId));
}

/** Keeps only actor ids, actions and times. */
async function emptyLog({ db }: Pick<Context, 'db'>, businessId: string): Promise<void> {
  await inBatches(async () => {
    const { rows } = await db.execute<{ emptied: string }>(sql`select empty_audit_of(${businessId}::uuid) as emptied`);
    return Number(rows[0]?.emptied ?? 0);
  });
}

/**
 * Removes a deleted business's files, log content, and late writes of in-flight requests. Idempotent; throws, to be
 * retried, while the store is unavailable.
 */
export const forgetBusiness = defineJob(
  'forget-business',
  { data: { businessId: z.uuid() }, retry: 'until done' },
  async (ctx, { businessId }): Promise<void> => {
    const mine = and(eq(businesses.id, businessId), isNotNull(businesses.closedAt));
    const business = await inTransaction(ctx, async (tx) => {
      const { proofKey } = businesses;
      const [closed] = await tx.db.select({ proofKey }).from(businesses).where(mine).for('no key update');
      if (!closed) return undefined;
      await removeEvents(tx, businessId);
      await removeBelongings(tx, businessId);
      return closed;
    });
    if (!business) return;
    await emptyLog(ctx, businessId);
    const { files } = ctx.deps;
    for (const folder of [`${IMAGE_FOLDER}/${businessId}`, `${VIDEO_FOLDER}/${businessId}`, exportFolder(businessId)]) {
      for await (const keys of files.list(folder)) {
        for (const key of keys) await files.remove(key);
      }
    }
    const { proofKey } = business;
    if (proofKey === null) return;
    await files.remove(proofKey);
    await ctx.db
      .update(businesses)
      .set({ proofKey: null, proofType: null })
      .where(and(mine, eq(businesses.proofKey, proofKey)));
  },
);

/** Repeats erasures after their jobs gave up. */
export async function forgetClosedBusinesses(ctx: Context<System>): Promise<void> {
  const left = await ctx.db
    .select({ id: businesses.id })
    .from(businesses)
    .where(and(isNotNull(businesses.closedAt), isNotNull(businesses.proofKey)));
  for (const { id } of left) await forgetBusiness.run(ctx, { businessId: id });
}
