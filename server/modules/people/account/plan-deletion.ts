import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { businesses } from '#database/schema/businesses.ts';
import { users } from '#database/schema/users.ts';
import { deletionDue } from '#domain/account/deletion.ts';
import { deletionPlannedMail } from '#server/adapters/mails/account-mails.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { defineJob, enqueue } from '#server/context/define-job.ts';
import { lockToDelete } from '#server/modules/people/account/delete-account.ts';
import { setDeletion } from '#server/modules/people/business/set-deletion.ts';
import { confirmPassword } from '#server/modules/people/sessions/confirm-password.ts';

/** Returns the day; a planned deletion keeps its own. 409 `subscription_running`. */
export async function planDeletion(ctx: Context<Member>, password: string): Promise<Date> {
  await confirmPassword(ctx, ctx.actor.userId, password);
  return inTransaction(ctx, async (tx) => {
    const { businessId } = tx.actor;
    const planned = (await lockToDelete(tx)).deletesAt;
    if (planned) return planned;
    const deletesAt = deletionDue(tx.now);
    await setDeletion(tx, { businessId, before: null, deletesAt });
    await enqueue(tx, sendDeletionPlanned, { businessId });
    return deletesAt;
  });
}

export async function keepAccount(ctx: Context<Member>): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { businessId } = tx.actor;
    const { deletesAt } = businesses;
    const mine = eq(businesses.id, businessId);
    const [held] = await tx.db.select({ deletesAt }).from(businesses).where(mine).for('no key update');
    if (held?.deletesAt) await setDeletion(tx, { businessId, before: held.deletesAt, deletesAt: null });
  });
}

export const sendDeletionPlanned = defineJob(
  'send-deletion-planned',
  { data: { businessId: z.uuid() }, retry: 'a day' },
  async ({ db, deps }, { businessId }): Promise<void> => {
    const { companyName, deletesAt } = businesses;
    const [found] = await db
      .select({ companyName, deletesAt, name: users.name, to: users.email, language: users.language })
      .from(businesses)
      .innerJoin(users, eq(users.id, businesses.userId))
      .where(eq(businesses.id, businessId));
    if (!found?.deletesAt) return;
    const { language, ...facts } = found;
    await deps.mailer.send(await deletionPlannedMail(deps.config, language, { ...facts, deletesAt: found.deletesAt }));
  },
);
