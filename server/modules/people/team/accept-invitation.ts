import { randomUUIDv7 } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { businesses } from '#database/schema/businesses.ts';
import { teamInvitations } from '#database/schema/team-invitations.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { users } from '#database/schema/users.ts';
import { isAcceptablePassword, passwordLength } from '#domain/registration/password.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { invalidField, outOfLimit, Problem } from '#server/context/problem.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { sendSecurityNotice } from '#server/modules/news/notices/send-security-notice.ts';
import { isRightPassword } from '#server/modules/people/sessions/try-password.ts';
import { readOpenLink } from '#server/modules/people/team/open-link.ts';
import { findAccount } from '#server/modules/people/team/queries.ts';
import { memberState } from '#server/modules/people/team/to-member.ts';
import { hashPassword } from '#server/security/passwords.ts';
import { refuseWeakPassword } from '#server/security/refuse-weak-password.ts';

interface Acceptance {
  token: string;
  password?: string | undefined;
  name?: string | undefined;
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** Tries count like sign-ins. */
async function verifyAccount(ctx: Context, { email, passwordHash }: Account, password: string): Promise<void> {
  if (await isRightPassword(ctx, email, password, passwordHash)) return;
  throw new Problem('invalid_credentials', { detail: 'The password of this account is wrong' });
}

/** The mailed link has verified the address. */
async function createAccount(
  { db, now, language }: TransactionContext,
  { email, passwordHash, name }: { email: string; passwordHash: string; name: string | null },
): Promise<string> {
  const id = randomUUIDv7();
  const created = await db
    .insert(users)
    .values({ id, email, passwordHash, name, language, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (created.length === 0) throw new Problem('invalid_credentials', { detail: 'The address has an account by now' });
  return id;
}

export async function acceptInvitation(ctx: Context, { token, password, name }: Acceptance) {
  const { invitation, member, companyName } = await readOpenLink(ctx.db, token, ctx.now);
  const email = member.userEmail;
  if (password === undefined) throw invalidField('password', 'required', 'A password is needed');
  const account = await findAccount(ctx.db, email);
  if (account) await verifyAccount(ctx, account, password);
  else if (!isAcceptablePassword(password)) {
    const { min, max } = passwordLength;
    const [code, limit] = password.length < min ? (['too_small', min] as const) : (['too_big', max] as const);
    throw outOfLimit('password', code, `${min} to ${max} characters`, { limit, unit: 'characters' });
  }
  if (!account) await refuseWeakPassword(password, [email, name ?? member.userName, companyName]);
  const passwordHash = account ? null : await hashPassword(password, { ip: ctx.ip, account: email });

  return inTransaction(ctx, async (tx) => {
    const isOpen = and(eq(teamInvitations.id, invitation.id), isNull(teamInvitations.outcome));
    const taken = await tx.db
      .update(teamInvitations)
      .set({ outcome: 'accepted' })
      .where(isOpen)
      .returning({ id: teamInvitations.id });
    if (taken.length === 0) {
      await readOpenLink(tx.db, token, tx.now);
      throw new Problem('link_used');
    }

    const userName = account?.name ?? (name || member.userName);
    const userId =
      passwordHash === null
        ? (account as Account).id
        : await createAccount(tx, { email, passwordHash, name: userName });
    const [joined] = await tx.db
      .update(teamMembers)
      .set({ userId, userName, status: 'active', lastOpenedAt: tx.now, verificationSeenAt: tx.now })
      .where(and(eq(teamMembers.id, member.id), eq(teamMembers.status, 'invited')))
      .returning();
    if (!joined) throw new Problem('link_withdrawn');
    const actor = { kind: 'user' as const, userId, sessionId: '' };
    await writeAudit(
      { ...tx, actor },
      {
        action: 'member_joined',
        subject: `team_member:${joined.id}`,
        before: memberState(member),
        after: memberState(joined),
        businessId: joined.businessId,
      },
    );
    const [business] = await tx.db
      .select({ ownerId: businesses.userId })
      .from(businesses)
      .where(eq(businesses.id, joined.businessId));
    if (business) {
      const notice = { userId: business.ownerId, what: 'member_joined' as const, at: tx.now.toISOString() };
      await enqueue(tx, sendSecurityNotice, notice);
    }
    return { business_id: joined.businessId, company_name: companyName, user_email: email };
  });
}
