import { and, eq, gt, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { teamInvitations } from '#database/schema/team-invitations.ts';
import { users } from '#database/schema/users.ts';
import { invitationMail } from '#server/adapters/mails/account-mails.ts';
import { defineJob } from '#server/context/define-job.ts';
import { findAccount, findInvitation } from '#server/modules/people/team/queries.ts';
import { createToken, hashToken } from '#server/security/tokens.ts';

/** Mails in the invited account's language, else the inviter's. */
export const sendInvitation = defineJob(
  'send-invitation',
  { data: { invitationId: z.uuid() }, retry: 'a day' },
  async (ctx, { invitationId }): Promise<void> => {
    const { config, mailer } = ctx.deps;
    const token = createToken();
    const [opened] = await ctx.db
      .update(teamInvitations)
      .set({ tokenHash: hashToken(token) })
      .where(
        and(
          eq(teamInvitations.id, invitationId),
          isNull(teamInvitations.outcome),
          gt(teamInvitations.expiresAt, ctx.now),
        ),
      )
      .returning();
    const found = opened && (await findInvitation(ctx.db, hashToken(token)));
    if (!found?.member) return;

    const to = found.member.userEmail;
    const account = await findAccount(ctx.db, to);
    const [inviter] = found.invitation.invitedBy
      ? await ctx.db.select({ language: users.language }).from(users).where(eq(users.id, found.invitation.invitedBy))
      : [];
    const language = account?.language ?? inviter?.language ?? 'de';
    await mailer.send(
      await invitationMail(config, language, {
        to,
        token,
        name: account?.name ?? null,
        verifiedName: found.verificationStatus === 'verified' ? found.companyName : null,
        hasAccount: account !== undefined,
      }),
    );
  },
);
