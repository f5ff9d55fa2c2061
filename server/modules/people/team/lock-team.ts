import { eq } from 'drizzle-orm';
import { businesses } from '#database/schema/businesses.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import type { Permission } from '#domain/team/permissions.ts';
import { mayMember } from '#domain/team/permissions.ts';
import type { Member } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';

export type MemberRow = typeof teamMembers.$inferSelect;

export interface Team {
  ownerId: string;
  /** The actor's current permissions, since the permission check may be outdated. */
  granter: { isOwner: boolean; permissions: readonly Permission[] };
  members: readonly MemberRow[];
}

export async function lockTeam({ db, actor }: TransactionContext<Member>): Promise<Team> {
  const [business] = await db
    .select({ ownerId: businesses.userId })
    .from(businesses)
    .where(eq(businesses.id, actor.businessId))
    .for('no key update');
  if (!business) throw new Problem('not_found');
  const members = await db.select().from(teamMembers).where(eq(teamMembers.businessId, actor.businessId));
  const self = members.find(({ userId, status }) => userId === actor.userId && status === 'active');
  const granter = { isOwner: business.ownerId === actor.userId, permissions: self?.permissions ?? [] };
  if (!mayMember(granter, 'manage_team')) {
    throw new Problem('permission_missing', { members: { required_permission: 'manage_team' } });
  }
  return { ownerId: business.ownerId, granter, members };
}

/** Neither the owner, with fixed permissions, nor the actor. */
export function requireChangeable(team: Team, actor: Member, id: string): MemberRow {
  const member = team.members.find((row) => row.id === id);
  if (!member) throw new Problem('not_found');
  if (member.userId === team.ownerId) throw new Problem('owner_fixed');
  if (member.userId === actor.userId) throw new Problem('own_membership');
  return member;
}

export function refuseExcess(excess: readonly Permission[]): void {
  if (excess.length === 0) return;
  throw new Problem('permission_not_held', {
    detail: `You do not hold ${excess.join(', ')} yourself`,
    members: { permissions: excess },
  });
}
