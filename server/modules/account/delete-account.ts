import { and, eq } from 'drizzle-orm';
import { apiKeys } from '#database/schema/api-keys.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { events, eventViews } from '#database/schema/events.ts';
import { sessions } from '#database/schema/sessions.ts';
import { subscriptions } from '#database/schema/subscriptions.ts';
import { teamInvitations } from '#database/schema/team-invitations.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { users } from '#database/schema/users.ts';
import { webhooks } from '#database/schema/webhooks.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { isRightPassword } from '#server/modules/sessions/try-password.ts';
import { unmatchableHash } from '#server/security/passwords.ts';

type InTransaction = TransactionContext<Member>;

async function requirePassword(ctx: Context<Member>, password: string): Promise<void> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, ctx.actor.userId));
  if (user && (await isRightPassword(ctx, user.email, password, user.passwordHash))) return;
  throw new Problem('wrong_password', {
    errors: [{ path: 'password', code: 'wrong_password', message: 'Wrong password' }],
  });
}

async function removeBelongings({ db, actor: { businessId } }: InTransaction): Promise<void> {
  const tables = [events, eventViews, businessProfiles, apiKeys, webhooks, teamInvitations, teamMembers];
  for (const table of tables) await db.delete(table).where(eq(table.businessId, businessId));
}

/** Without another business the person goes as well: nameless, without a way in, the address free for somebody new. */
async function forgetPerson({ db, actor: { userId }, now }: InTransaction): Promise<void> {
  const [other] = await db
    .select({ id: teamMembers.id })
    .from(teamMembers)
    .where(eq(teamMembers.userId, userId))
    .limit(1);
  if (other) return;
  await db
    .update(users)
    .set({ email: `deleted-${userId}@invalid`, name: null, passwordHash: unmatchableHash })
    .where(eq(users.id, userId));
  await db.update(sessions).set({ endedAt: now }).where(eq(sessions.userId, userId));
}

/**
 * Deletes a business for good. What tax law keeps stays: the ledger, the payments with their buyer, and the name and
 * address they belong to. 409 `subscription_running` while one would go on being paid.
 */
export async function deleteAccount(ctx: Context<Member>, password: string): Promise<void> {
  await requirePassword(ctx, password);
  const proofKey = await inTransaction(ctx, async (tx) => {
    const { db, actor, now } = tx;
    const mine = eq(businesses.id, actor.businessId);
    const [business] = await db.select({ proofKey: businesses.proofKey }).from(businesses).where(mine).for('update');
    const [running] = await db
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.businessId, actor.businessId),
          eq(subscriptions.status, 'active'),
          eq(subscriptions.cancelsAtPeriodEnd, false),
        ),
      );
    if (running) throw new Problem('subscription_running');
    await removeBelongings(tx);
    await db
      .update(businesses)
      .set({
        closedAt: now,
        updatedAt: now,
        phone: '',
        email: '',
        managingDirector: null,
        proofKey: null,
        proofType: null,
      })
      .where(mine);
    await forgetPerson(tx);
    return business?.proofKey ?? null;
  });
  if (proofKey) await ctx.deps.files.remove(proofKey);
}
