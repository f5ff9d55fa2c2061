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

/** Longer than any request takes, in milliseconds. */
const IN_FLIGHT_MS = 10 * 60_000;

/** Erases a person without another business. */
async function forgetOwner(tx: TransactionContext, userId: string): Promise<void> {
  const [other] = await tx.db
    .select({ id: teamMembers.id })
    .from(teamMembers)
    .where(eq(teamMembers.userId, userId))
    .limit(1);
  if (!other) await forgetPeople(tx, eq(users.id, userId));
}

/** Erases what no invoice needs, unless the business ever opened a checkout. */
async function forgetAddress({ db }: TransactionContext, businessId: string): Promise<void> {
  const bought = (table: typeof subscriptions | typeof payments) =>
    exists(db.select({ id: table.id }).from(table).where(eq(table.businessId, businessId)));
  await db
    .update(businesses)
    .set({ companyName: '', address: '', taxId: null, handelsregisterNumber: null })
    .where(and(eq(businesses.id, businessId), not(bought(subscriptions)), not(bought(payments))));
}

/**
 * Closes a business permanently and records the erasure for restored backups. Ledger, payments and the buyer's name and
 * address stay, as tax law requires; a job removes files.
 */
export async function closeBusiness(tx: TransactionContext, businessId: string, ownerId: string): Promise<void> {
  const { db, now, deps } = tx;
  const testId = testIdOf(businessId);
  await removeEvents(tx, businessId);
  await removeEvents(tx, testId);
  // After the events: changes of an event hold its lock while the foreign key locks its host.
  await db.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update');
  await removeBelongings(tx, businessId);
  await removeBelongings(tx, testId);
  await db
    .update(businesses)
    .set({
      ...{ closedAt: now, deletesAt: null, updatedAt: now, phone: '', email: '' },
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
  // Repeated after in-flight requests have ended.
  const startAfter = new Date(now.getTime() + IN_FLIGHT_MS);
  await enqueue({ db, deps }, forgetBusiness, { businessId }, { startAfter });
}

export async function isSubscriptionRunning({ db }: TransactionContext, businessId: string): Promise<boolean> {
  const renews = and(
    eq(subscriptions.businessId, businessId),
    eq(subscriptions.status, 'active'),
    eq(subscriptions.cancelsAtPeriodEnd, false),
  );
  return (await db.$count(subscriptions, renews)) > 0;
}

/** Locks the caller's business. 409 `subscription_running` while a subscription would renew. */
export async function lockToDelete(tx: TransactionContext<Member>): Promise<{ deletesAt: Date | null }> {
  const { db, actor } = tx;
  const { userId: ownerId, deletesAt } = businesses;
  const mine = eq(businesses.id, actor.businessId);
  const [held] = await db.select({ ownerId, deletesAt }).from(businesses).where(mine).for('no key update');
  // Ownership may have changed since the permission check.
  if (held?.ownerId !== actor.userId) throw new Problem('permission_missing');
  if (await isSubscriptionRunning(tx, actor.businessId)) throw new Problem('subscription_running');
  return held;
}

/** 409 `subscription_running`. */
export async function deleteAccount(ctx: Context<Member>, password: string): Promise<void> {
  await confirmPassword(ctx, ctx.actor.userId, password);
  await inTransaction(ctx, async (tx) => {
    await lockToDelete(tx);
    await closeBusiness(tx, tx.actor.businessId, tx.actor.userId);
  });
}
