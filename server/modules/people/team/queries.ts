import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { businesses } from '#database/schema/businesses.ts';
import { suppressedAddresses } from '#database/schema/mails.ts';
import { teamInvitations } from '#database/schema/team-invitations.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { users } from '#database/schema/users.ts';
import type { SuppressionCause } from '#domain/delivery/suppression.ts';
import { shownEmail } from '#domain/shared/email.ts';
import type { BusinessScope } from '#server/context/actor.ts';
import { Problem } from '#server/context/problem.ts';
import type { Position } from '#server/http/cursor.ts';
import type { ListedMember } from '#server/modules/people/team/to-member.ts';

const listed = {
  member: teamMembers,
  ownerId: businesses.userId,
  invitationExpiresAt: teamInvitations.expiresAt,
  cause: suppressedAddresses.cause,
};

type Row = {
  member: typeof teamMembers.$inferSelect;
  ownerId: string;
  invitationExpiresAt: Date | null;
  cause: SuppressionCause | null;
};

const toListed = ({ member, ownerId, invitationExpiresAt, cause }: Row): ListedMember => ({
  ...member,
  isOwner: member.userId === ownerId,
  invitationExpiresAt,
  isUndeliverable: cause === 'bounced',
});

function membersOf(db: Connection) {
  const openLink = and(eq(teamInvitations.memberId, teamMembers.id), isNull(teamInvitations.outcome));
  return db
    .select(listed)
    .from(teamMembers)
    .innerJoin(businesses, eq(businesses.id, teamMembers.businessId))
    .leftJoin(teamInvitations, openLink)
    .leftJoin(
      suppressedAddresses,
      and(eq(suppressedAddresses.email, teamMembers.userEmail), isNull(suppressedAddresses.liftedAt)),
    )
    .orderBy(desc(teamMembers.createdAt), desc(teamMembers.id));
}

/** The address; undefined if not in this business. */
export async function findMemberEmail(
  db: Connection,
  businessId: BusinessScope,
  id: string,
): Promise<string | undefined> {
  const mine = and(eq(teamMembers.businessId, businessId), eq(teamMembers.id, id));
  const [row] = await db.select({ email: teamMembers.userEmail }).from(teamMembers).where(mine);
  return row?.email;
}

export async function findListed(db: Connection, businessId: BusinessScope, id: string): Promise<ListedMember> {
  const [row] = await membersOf(db).where(and(eq(teamMembers.businessId, businessId), eq(teamMembers.id, id)));
  if (!row) throw new Problem('not_found');
  return toListed(row);
}

/** One page, newest first, with the total. */
export async function findTeamPage(db: Connection, businessId: BusinessScope, limit: number, number: number) {
  const mine = eq(teamMembers.businessId, businessId);
  const rows = await membersOf(db)
    .where(mine)
    .limit(limit)
    .offset((number - 1) * limit);
  const [counted] = await db.select({ count: sql<number>`count(*)::int` }).from(teamMembers).where(mine);
  return { rows: rows.map(toListed), total: counted?.count ?? 0 };
}

export async function findTeamAfter(db: Connection, businessId: BusinessScope, limit: number, after: Position) {
  const sameInstant = and(eq(teamMembers.createdAt, after.createdAt), lt(teamMembers.id, after.id));
  const rows = await membersOf(db)
    .where(and(eq(teamMembers.businessId, businessId), or(lt(teamMembers.createdAt, after.createdAt), sameInstant)))
    .limit(limit);
  return rows.map(toListed);
}

/** The member who invited last. */
export async function findInviter(db: Connection, memberId: string): Promise<string | null> {
  const [row] = await db
    .select({ invitedBy: teamInvitations.invitedBy })
    .from(teamInvitations)
    .where(eq(teamInvitations.memberId, memberId))
    .orderBy(desc(teamInvitations.createdAt))
    .limit(1);
  return row?.invitedBy ?? null;
}

/** The invitation, with member and account if they exist. */
export async function findInvitation(db: Connection, tokenHash: string) {
  const [row] = await db
    .select({
      invitation: teamInvitations,
      companyName: businesses.companyName,
      verificationStatus: businesses.verificationStatus,
      invitedBy: sql<string | null>`coalesce(${users.name}, ${users.email})`.mapWith(shownEmail),
      member: teamMembers,
    })
    .from(teamInvitations)
    .innerJoin(businesses, eq(businesses.id, teamInvitations.businessId))
    .leftJoin(users, eq(users.id, teamInvitations.invitedBy))
    .leftJoin(teamMembers, eq(teamMembers.id, teamInvitations.memberId))
    .where(eq(teamInvitations.tokenHash, tokenHash));
  return row;
}

export async function findAccount(db: Connection, email: string) {
  const [account] = await db.select().from(users).where(eq(users.email, email));
  return account;
}

export async function requiresFactor(db: Connection, businessId: BusinessScope): Promise<boolean> {
  const [row] = await db
    .select({ since: businesses.secondFactorSince })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  return row?.since != null;
}
