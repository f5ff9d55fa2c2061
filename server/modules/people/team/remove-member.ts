import { eq } from 'drizzle-orm';
import { teamMembers } from '#database/schema/team-members.ts';
import { canMember } from '#domain/team/member-states.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { removeDevicesOfLeaver } from '#server/modules/news/notices/remove-device.ts';
import type { MemberRow } from '#server/modules/people/team/lock-team.ts';
import { lockTeam, requireChangeable } from '#server/modules/people/team/lock-team.ts';
import { closeInvitations } from '#server/modules/people/team/open-invitation.ts';
import { memberState } from '#server/modules/people/team/to-member.ts';

/** Without an entry in the log; the caller has locked the business. */
export async function removeFromTeam({ db }: Pick<TransactionContext, 'db'>, { id, userId }: MemberRow): Promise<void> {
  await closeInvitations(db, id, 'withdrawn');
  await db.delete(teamMembers).where(eq(teamMembers.id, id));
  if (userId) await removeDevicesOfLeaver(db, userId);
}

/** Removes a member, or withdraws an invitation, which its link then reports. */
export async function removeMember(ctx: Context<Member>, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const member = requireChangeable(await lockTeam(tx), tx.actor, id);
    const action = canMember(member.status, 'withdraw') ? 'invitation_withdrawn' : 'member_removed';
    await removeFromTeam(tx, member);
    await writeAudit(tx, { action, subject: `team_member:${id}`, before: memberState(member), after: null });
  });
}
