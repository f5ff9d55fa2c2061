import { randomUUIDv7 } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { teamMembers } from '#database/schema/team-members.ts';
import { users } from '#database/schema/users.ts';
import { mostOfBusiness } from '#domain/shared/limits.ts';
import { excessRights } from '#domain/team/granting.ts';
import type { Permission, TeamRole } from '#domain/team/permissions.ts';
import type { Member } from '#server/context/actor.ts';
import type { AnyContext, Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import type { Team } from '#server/modules/people/team/lock-team.ts';
import { lockTeam, refuseExcess } from '#server/modules/people/team/lock-team.ts';
import { openInvitation } from '#server/modules/people/team/open-invitation.ts';
import { findListed } from '#server/modules/people/team/queries.ts';
import { memberState } from '#server/modules/people/team/to-member.ts';

interface Invite {
  user_email: string;
  user_name: string | null;
  role: TeamRole;
  permissions: Permission[];
}

/** Each reason has its own code; accounts elsewhere do not matter. */
async function refuseKnown({ db, actor }: TransactionContext<Member>, team: Team, email: string): Promise<void> {
  const [account] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (account?.id === actor.userId) throw new Problem('invite_self');
  if (account?.id === team.ownerId) throw new Problem('invite_owner');
  const member = team.members.find((row) => row.userEmail === email || (account && row.userId === account.id));
  if (member) throw new Problem(member.status === 'invited' ? 'already_invited' : 'already_member');
}

/** Counts the mail; false if the address's limit over all senders is reached. */
export async function countInvitation({ deps, actor }: Context<Member>, email: string): Promise<boolean> {
  await deps.rateLimits.consume('invitationMail', `${actor.businessId}|${email}`);
  await deps.rateLimits.consume('invitationBusiness', actor.businessId);
  return deps.rateLimits.take('invitationMailTotal', email);
}

/** Members cannot grant permissions they lack. */
export async function inviteMember(ctx: AnyContext<Member>, input: Invite, mayMail: boolean) {
  return inTransaction(ctx, async (tx) => {
    const team = await lockTeam(tx);
    await refuseKnown(tx, team, input.user_email);
    const limit = mostOfBusiness.members;
    if (team.members.length >= limit) throw new Problem('limit_reached', { members: { limit } });
    const rights = { status: 'invited' as const, permissions: input.permissions };
    refuseExcess(excessRights(team.granter, null, rights));
    const [member] = await tx.db
      .insert(teamMembers)
      .values({
        ...rights,
        id: randomUUIDv7(),
        businessId: tx.actor.businessId,
        userEmail: input.user_email,
        userName: input.user_name,
        role: input.role,
        createdAt: tx.now,
      })
      .returning();
    if (!member) throw new Error('the invited member did not come back');
    await openInvitation(tx, tx.actor, member.id, mayMail);
    const subject = `team_member:${member.id}`;
    await writeAudit(tx, { action: 'member_invited', subject, before: null, after: memberState(member) });
    return findListed(tx.db, tx.actor.businessId, member.id);
  });
}
