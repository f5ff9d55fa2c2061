import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { deleteInPieces } from '#database/delete-in-pieces.ts';
import { teamInvitations } from '#database/schema/team-invitations.ts';
import { users } from '#database/schema/users.ts';
import type { Context } from '#server/context/context.ts';
import { invitationMail } from '#server/mails/account-mails.ts';
import { findAccount, findInvitation } from '#server/modules/team/queries.ts';
import { createToken, hashToken } from '#server/security/tokens.ts';

/** Makes the secret of an invitation and mails it: in the language of the invited account, else in the inviter's. */
export async function sendInvitation(ctx: Context, invitationId: string): Promise<void> {
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
}

/** For this long, an ended link says why it does not work; after that it is simply unknown. */
const LINK_MEMORY_MS = 90 * 86_400_000;

/** Deletes old invitation links. An invited member stays listed until the invitation is withdrawn or renewed. */
export async function sweepInvitations({ db, now }: Context): Promise<void> {
  await deleteInPieces(db, teamInvitations, lt(teamInvitations.expiresAt, new Date(now.getTime() - LINK_MEMORY_MS)));
}
