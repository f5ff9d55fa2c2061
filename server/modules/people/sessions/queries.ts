import type { SQL } from 'drizzle-orm';
import { and, desc, eq, exists, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { businesses } from '#database/schema/businesses.ts';
import { suppressedAddresses } from '#database/schema/mails.ts';
import { registrations } from '#database/schema/registrations.ts';
import { sessions, sessionTokens } from '#database/schema/sessions.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { users } from '#database/schema/users.ts';
import { viewPermissions } from '#domain/desk/views.ts';
import type { User } from '#server/context/actor.ts';

export async function findPerson(db: Database, { userId, sessionId, view }: Omit<User, 'kind'>) {
  const [user] = await db
    .select({ id: users.id, email: users.email, name: users.name, suppressed: suppressedAddresses.cause })
    .from(users)
    .leftJoin(
      suppressedAddresses,
      and(eq(suppressedAddresses.email, users.email), isNull(suppressedAddresses.liftedAt)),
    )
    .where(eq(users.id, userId));
  if (!user) throw new Error(`session of a missing user ${userId}`);
  const isOwner = sql<boolean>`${businesses.userId} = ${userId}`;
  const isOpenedWith = sql`coalesce(${sessions.openedWith} = ${businesses.id}, false)`;
  // Other businesses of the owner are none of the view's.
  const isOfView = view && eq(businesses.id, view.businessId);
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
    .innerJoin(sessions, eq(sessions.id, sessionId))
    .where(and(eq(teamMembers.userId, userId), eq(teamMembers.status, 'active'), isOfView))
    .orderBy(desc(isOpenedWith), desc(isOwner), teamMembers.createdAt);
  if (!view) return { ...user, memberships };
  return { ...user, memberships: memberships.map((each) => ({ ...each, permissions: [...viewPermissions] })) };
}

/** Valid sessions, most recently used first. */
export async function findSessions(db: Database, which: SQL, now: Date) {
  const renewable = db
    .select({ one: sql`1` })
    .from(sessionTokens)
    .where(
      and(eq(sessionTokens.sessionId, sessions.id), isNull(sessionTokens.rotatedAt), gt(sessionTokens.expiresAt, now)),
    );
  return db
    .select()
    .from(sessions)
    .where(and(which, isNull(sessions.endedAt), exists(renewable)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(100);
}

export async function findNewestHash(db: Database, email: string, now: Date): Promise<string | undefined> {
  const [row] = await db
    .select({ hash: registrations.passwordHash })
    .from(registrations)
    .where(and(eq(registrations.email, email), gt(registrations.expiresAt, now)))
    .orderBy(desc(registrations.createdAt), desc(registrations.id))
    .limit(1);
  return row?.hash;
}
