import { and, desc, eq, exists, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { businesses } from '#database/schema/businesses.ts';
import { registrations } from '#database/schema/registrations.ts';
import { sessions, sessionTokens } from '#database/schema/sessions.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { users } from '#database/schema/users.ts';

/** The person behind a session, and the businesses they are active in, the owned one first. */
export async function findPerson(db: Database, userId: string) {
  const [user] = await db
    .select({ id: users.id, email: users.email, name: users.name })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new Error(`session of a missing user ${userId}`);
  const isOwner = sql<boolean>`${businesses.userId} = ${userId}`;
  const memberships = await db
    .select({
      businessId: businesses.id,
      companyName: businesses.companyName,
      isOwner,
      role: teamMembers.role,
      permissions: teamMembers.permissions,
      status: teamMembers.status,
    })
    .from(teamMembers)
    .innerJoin(businesses, eq(businesses.id, teamMembers.businessId))
    .where(and(eq(teamMembers.userId, userId), eq(teamMembers.status, 'active')))
    .orderBy(desc(isOwner), teamMembers.createdAt);
  return { ...user, memberships };
}

/** The valid sessions of a person, most recently used first. */
export async function findSessions(db: Database, userId: string, now: Date) {
  const renewable = db
    .select({ one: sql`1` })
    .from(sessionTokens)
    .where(
      and(eq(sessionTokens.sessionId, sessions.id), isNull(sessionTokens.rotatedAt), gt(sessionTokens.expiresAt, now)),
    );
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), exists(renewable)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(100);
}

/** The password hash of the newest pending registration of an address. */
export async function findNewestHash(db: Database, email: string, now: Date): Promise<string | undefined> {
  const [row] = await db
    .select({ hash: registrations.passwordHash })
    .from(registrations)
    .where(and(eq(registrations.email, email), gt(registrations.expiresAt, now)))
    .orderBy(desc(registrations.createdAt), desc(registrations.id))
    .limit(1);
  return row?.hash;
}
