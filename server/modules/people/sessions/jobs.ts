import { and, eq, gt, isNull, lt, notExists, notLike, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { deleteInBatches } from '#database/delete-in-batches.ts';
import { businesses } from '#database/schema/businesses.ts';
import { passwordResets } from '#database/schema/password-resets.ts';
import { sessions, sessionTokens } from '#database/schema/sessions.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { users } from '#database/schema/users.ts';
import { FORGOTTEN_ADDRESS } from '#domain/account/forgotten-address.ts';
import { passwordResetMail } from '#server/adapters/mails/account-mails.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { defineJob } from '#server/context/define-job.ts';
import { forgetPeople } from '#server/modules/people/sessions/forget-people.ts';
import { createToken, hashToken } from '#server/security/tokens.ts';

/**
 * Mails a link in the account's language; none without account. Earlier links stay valid, so another's request cannot
 * invalidate them.
 */
export const sendPasswordReset = defineJob(
  'send-password-reset',
  { data: { resetId: z.uuid() }, retry: 'while a code holds' },
  async (ctx, { resetId }): Promise<void> => {
    const token = createToken();
    const recipient = await inTransaction(ctx, async ({ db, now }) => {
      const [reset] = await db
        .update(passwordResets)
        .set({ tokenHash: hashToken(token) })
        .where(and(eq(passwordResets.id, resetId), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now)))
        .returning();
      if (!reset) return undefined;
      const [user] = await db.select().from(users).where(eq(users.email, reset.email));
      if (!user) await db.delete(passwordResets).where(eq(passwordResets.id, resetId));
      return user;
    });
    if (!recipient) return;
    const { config, mailer } = ctx.deps;
    const { email: to, name, language } = recipient;
    await mailer.send(await passwordResetMail(config, language, { to, name, token }));
  },
);

export async function sweepSessions({ db, now }: Context): Promise<void> {
  await deleteInBatches(db, sessionTokens, lt(sessionTokens.expiresAt, now));
  const tokens = db.select({ one: sql`1` }).from(sessionTokens).where(eq(sessionTokens.sessionId, sessions.id));
  await deleteInBatches(db, sessions, notExists(tokens));
}

/** Erases people without business, invitation and session. */
export async function sweepPeople(ctx: Context): Promise<void> {
  const member = ctx.db
    .select({ one: sql`1` })
    .from(teamMembers)
    .where(or(eq(teamMembers.userId, users.id), eq(teamMembers.userEmail, users.email)));
  const owned = ctx.db
    .select({ one: sql`1` })
    .from(businesses)
    .where(and(eq(businesses.userId, users.id), isNull(businesses.closedAt)));
  const signedIn = ctx.db
    .select({ one: sql`1` })
    .from(sessions)
    .where(and(eq(sessions.userId, users.id), isNull(sessions.endedAt)));
  const isAbandoned = and(
    notLike(users.email, FORGOTTEN_ADDRESS),
    notExists(member),
    notExists(owned),
    notExists(signedIn),
  );
  await inTransaction(ctx, async (tx) => {
    if (isAbandoned) await forgetPeople(tx, isAbandoned);
  });
}
