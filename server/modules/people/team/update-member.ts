import { eq } from 'drizzle-orm';
import { memberEtagLeavesOut } from '#contract/team.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { excessRights } from '#domain/team/granting.ts';
import { canMember } from '#domain/team/member-states.ts';
import type { Permission, TeamRole } from '#domain/team/permissions.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { requireMatch } from '#server/http/etag.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import type { MemberRow } from '#server/modules/people/team/lock-team.ts';
import { lockTeam, refuseExcess, requireChangeable } from '#server/modules/people/team/lock-team.ts';
import { findListed } from '#server/modules/people/team/queries.ts';
import { memberState, toMember } from '#server/modules/people/team/to-member.ts';

interface Changes {
  user_name?: string | null | undefined;
  role?: TeamRole | undefined;
  permissions?: Permission[] | undefined;
  status?: 'active' | 'inactive' | undefined;
}

function applied(member: MemberRow, changes: Changes): MemberRow {
  return {
    ...member,
    userName: changes.user_name === undefined ? member.userName : changes.user_name,
    role: changes.role ?? member.role,
    permissions: changes.permissions ?? member.permissions,
    status: changes.status ?? member.status,
  };
}

/** Omitted fields stay. Reactivating counts as granting; deactivating is effective immediately. */
export async function updateMember(ctx: Context<Member>, id: string, changes: Changes, ifMatch: string | undefined) {
  return inTransaction(ctx, async (tx) => {
    const team = await lockTeam(tx);
    const before = requireChangeable(team, tx.actor, id);
    requireMatch(ifMatch, toMember(await findListed(tx.db, tx.actor.businessId, id)), memberEtagLeavesOut);
    const after = applied(before, changes);
    if (after.status !== before.status) {
      const action = after.status === 'active' ? 'activate' : 'deactivate';
      if (!canMember(before.status, action)) {
        throw new Problem('member_state', { members: { member_status: before.status } });
      }
    }
    refuseExcess(excessRights(team.granter, before, after));
    const { userName, role, permissions, status } = after;
    await tx.db.update(teamMembers).set({ userName, role, permissions, status }).where(eq(teamMembers.id, id));
    const states = { before: memberState(before), after: memberState(after) };
    if (JSON.stringify(states.before) !== JSON.stringify(states.after)) {
      await writeAudit(tx, { action: 'member_changed', subject: `team_member:${id}`, ...states });
    }
    return findListed(tx.db, tx.actor.businessId, id);
  });
}
