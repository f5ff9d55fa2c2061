import { and, desc, eq, sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { businesses } from '#database/schema/businesses.ts';
import { teamMembers } from '#database/schema/team-members.ts';

/** Last opened, else owned, else joined first. Null without any. */
export async function findLastOpened(db: Connection, userId: string): Promise<string | null> {
  const [last] = await db
    .select({ businessId: businesses.id })
    .from(teamMembers)
    .innerJoin(businesses, eq(businesses.id, teamMembers.businessId))
    .where(and(eq(teamMembers.userId, userId), eq(teamMembers.status, 'active')))
    .orderBy(
      sql`${teamMembers.lastOpenedAt} desc nulls last`,
      desc(sql`${businesses.userId} = ${userId}`),
      teamMembers.createdAt,
    )
    .limit(1);
  return last?.businessId ?? null;
}
