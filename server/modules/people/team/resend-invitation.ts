import { excessRights } from '#domain/team/granting.ts';
import { canMember } from '#domain/team/member-states.ts';
import type { Member } from '#server/context/actor.ts';
import type { AnyContext, Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { countInvitation } from '#server/modules/people/team/invite-member.ts';
import type { MemberRow } from '#server/modules/people/team/lock-team.ts';
import { lockTeam, refuseExcess, requireChangeable } from '#server/modules/people/team/lock-team.ts';
import { openInvitation } from '#server/modules/people/team/open-invitation.ts';
import { findInviter, findListed, findMemberEmail } from '#server/modules/people/team/queries.ts';
import { memberState } from '#server/modules/people/team/to-member.ts';

/** Counts the mail to an existing member; returns whether to send it. */
export async function countResentInvitation(ctx: Context<Member>, id: string): Promise<boolean> {
  const email = await findMemberEmail(ctx.db, ctx.actor.businessId, id);
  return email !== undefined && countInvitation(ctx, email);
}

/** The same for staff, in the name of who invited last; the caller has locked the business. */
export async function renewInvitation(tx: TransactionContext, member: MemberRow): Promise<void> {
  if (!canMember(member.status, 'resend')) {
    throw new Problem('member_state', { members: { member_status: member.status } });
  }
  const { businessId } = member;
  const userId = await findInviter(tx.db, member.id);
  await openInvitation(tx, { businessId, userId }, member.id, true);
}

/** Mails a link valid for seven days. Renewing grants permissions, so it requires them. */
export async function resendInvitation(ctx: AnyContext<Member>, id: string, mayMail: boolean) {
  return inTransaction(ctx, async (tx) => {
    const team = await lockTeam(tx);
    const member = requireChangeable(team, tx.actor, id);
    if (!canMember(member.status, 'resend')) {
      throw new Problem('member_state', { members: { member_status: member.status } });
    }
    refuseExcess(excessRights(team.granter, null, member));
    await openInvitation(tx, tx.actor, id, mayMail);
    const state = memberState(member);
    await writeAudit(tx, { action: 'invitation_resent', subject: `team_member:${id}`, before: state, after: state });
    return findListed(tx.db, tx.actor.businessId, id);
  });
}
