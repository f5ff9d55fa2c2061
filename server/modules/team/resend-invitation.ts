import { excessRights } from '#domain/team/granting.ts';
import { canMember } from '#domain/team/member-states.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { writeAudit } from '#server/modules/audit/write-audit.ts';
import { lockTeam, refuseExcess, requireChangeable } from '#server/modules/team/lock-team.ts';
import { openInvitation } from '#server/modules/team/open-invitation.ts';
import { memberState } from '#server/modules/team/to-member.ts';

/** Mails a new link, good for another seven days. That renews what the invitation grants, so it takes the same rights. */
export async function resendInvitation(ctx: Context<Member>, id: string) {
  return inTransaction(ctx, async (tx) => {
    const team = await lockTeam(tx);
    const member = requireChangeable(team, tx.actor, id);
    if (!canMember(member.status, 'resend')) {
      throw new Problem('member_state', { members: { member_status: member.status } });
    }
    refuseExcess(excessRights(team.granter, null, member));
    await ctx.deps.rateLimits.consume('invitationMail', member.userEmail);
    await ctx.deps.rateLimits.consume('invitationBusiness', tx.actor.businessId);
    const invitationExpiresAt = await openInvitation(tx, id);
    const state = memberState(member);
    await writeAudit(tx, { action: 'invitation_resent', subject: `team_member:${id}`, before: state, after: state });
    return { ...member, isOwner: false, invitationExpiresAt };
  });
}
