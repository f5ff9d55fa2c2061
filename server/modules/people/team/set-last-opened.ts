import { and, eq } from 'drizzle-orm';
import { teamMembers } from '#database/schema/team-members.ts';
import type { User } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';

/** 404 unless active in it. */
export async function setLastOpened({ db, actor, now }: Context<User>, businessId: string): Promise<void> {
  const { userId, status } = teamMembers;
  const noted = await db
    .update(teamMembers)
    .set({ lastOpenedAt: now })
    .where(and(eq(teamMembers.businessId, businessId), eq(userId, actor.userId), eq(status, 'active')))
    .returning({ id: teamMembers.id });
  if (noted.length === 0) throw new Problem('not_found');
}
