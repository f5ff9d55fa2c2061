import { and, eq, exists, not } from 'drizzle-orm';
import { businesses } from '#database/schema/businesses.ts';
import { payments, subscriptions } from '#database/schema/subscriptions.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { users } from '#database/schema/users.ts';
import { testIdOf } from '#domain/test-data/test-business.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { Problem } from '#server/context/problem.ts';
import { rememberErasure } from '#server/erasures/remember-erasure.ts';
import { showBusiness } from '#server/modules/news/guest-search/show-business.ts';
import { forgetBusiness, removeBelongings, removeEvents } from '#server/modules/people/account/forget-business.ts';
import { confirmPassword } from '#server/modules/people/sessions/confirm-password.ts';
import { forgetPeople } from '#server/modules/people/sessions/forget-people.ts';

/** No call takes so long. */
const UNDER_WAY_MS = 10 * 60_000;

/** Without another business the person goes as well: nameless, without a way in, the address free for somebody new. */
async function forgetOwner(tx: TransactionContext, userId: string): Promise<void> {
  const [other] = await tx.db
    .select({ id: teamMembers.id })
    .from(teamMembers)
    .where(eq(teamMembers.userId, userId))
    .limit(1);
  if (!other) await forgetPeople(tx, eq(users.id, userId));
}

/** What no invoice needs, of a business that never went to a checkout. */
async function forgetAddress({ db }: TransactionContext, businessId: string): Promise<void> {
  const bought = (table: typeof subscriptions | typeof payments) =>
    exists(db.select({ id: table.id }).from(table).where(eq(table.businessId, businessId)));
  await db
    .update(businesses)
    .set({ companyName: '', address: '', taxId: null, handelsregisterNumber: null })
    .where(and(eq(businesses.id, businessId), not(bought(subscriptions)), not(bought(payments))));
}

/**
 * Closes a business for good, in the caller's transaction, and remembers that, in case a backup is restored. What tax law keeps
 * stays: the ledger, the payments with their buyer, and the name and address they belong to; the files go with a job, at once.
 */
export async function closeBusiness(tx: TransactionContext, businessId: string, ownerId: string): Promise<void> {
  const { db, now, deps } = tx;
  const testId = testIdOf(businessId);
  await removeEvents(tx, businessId);
  await removeEvents(tx, testId);
  // Not before: whoever changes an event holds it while the database asks for its host.
  await db.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update');
  await removeBelongings(tx, businessId);
  await removeBelongings(tx, testId);
  await db
    .update(businesses)
    .set({
      ...{ closedAt: now, updatedAt: now, phone: '', email: '' },
      ...{ managingDirector: null, licenceNumber: null, customBusinessType: null, planInterest: null },
    })
    .where(eq(businesses.id, businessId));
  await forgetAddress(tx, businessId);
  await db
    .update(businesses)
    .set({ closedAt: now, updatedAt: now, companyName: '', address: '' })
    .where(eq(businesses.testOf, businessId));
  await showBusiness(tx, businessId);
  await forgetOwner(tx, ownerId);
  await rememberErasure(tx, { kind: 'business', subject: businessId, finishedAt: now });
  await enqueue({ db, deps }, forgetBusiness, { businessId });
  await enqueue({ db, deps }, forgetBusiness, { businessId: testId });
  // Once more when every call that was under way has ended, such as an upload.
  const startAfter = new Date(now.getTime() + UNDER_WAY_MS);
  await enqueue({ db, deps }, forgetBusiness, { businessId }, { startAfter });
}

/** Deletes the caller's business. 409 `subscription_running` while one would go on being paid. */
export async function deleteAccount(ctx: Context<Member>, password: string): Promise<void> {
  await confirmPassword(ctx, ctx.actor.userId, password);
  await inTransaction(ctx, async (tx) => {
    const { db, actor } = tx;
    const { businessId } = actor;
    const { userId: ownerId } = businesses;
    const mine = eq(businesses.id, businessId);
    const [held] = await db.select({ ownerId }).from(businesses).where(mine).for('no key update');
    // They may have handed it over since the gate looked.
    if (held?.ownerId !== actor.userId) throw new Problem('permission_missing');
    const [running] = await db
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.businessId, businessId),
          eq(subscriptions.status, 'active'),
          eq(subscriptions.cancelsAtPeriodEnd, false),
        ),
      );
    if (running) throw new Problem('subscription_running');
    await closeBusiness(tx, businessId, actor.userId);
  });
}
