import { and, eq, isNull } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { businesses } from '#database/schema/businesses.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { users } from '#database/schema/users.ts';
import type { NoticeDelivery, NoticeKind, NoticeMember } from '#domain/notices/kinds.ts';
import { deliveryTo } from '#domain/notices/kinds.ts';
import type { Language } from '#domain/shared/language.ts';
import type { Permission } from '#domain/team/permissions.ts';

type Reading = Exclude<NoticeDelivery, 'off'>;

/** A member as mails need them, with what decides about their notices. */
export interface NoticeAddressee extends NoticeMember {
  memberId: string;
  businessId: string;
  companyName: string;
  to: string;
  name: string | null;
  language: Language;
  permissions: readonly Permission[];
}

export interface NoticeReader extends NoticeAddressee {
  delivery: Reading;
}

function activeMembers(db: Connection) {
  return db
    .select({
      memberId: teamMembers.id,
      businessId: teamMembers.businessId,
      companyName: businesses.companyName,
      to: users.email,
      name: users.name,
      language: users.language,
      permissions: teamMembers.permissions,
      noticeChoices: teamMembers.noticeChoices,
      ownerId: businesses.userId,
      userId: users.id,
    })
    .from(teamMembers)
    .innerJoin(businesses, and(eq(businesses.id, teamMembers.businessId), isNull(businesses.closedAt)))
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .$dynamic();
}

const isActive = eq(teamMembers.status, 'active');

type Row = Omit<NoticeAddressee, 'isOwner'> & { ownerId: string; userId: string };

const toAddressee = ({ ownerId, userId, ...member }: Row): NoticeAddressee => ({
  ...member,
  isOwner: ownerId === userId,
});

/** Active members of an open business who may read of a kind and want to hear of it, with how they want it. */
export async function findNoticeReaders(db: Connection, businessId: string, kind: NoticeKind): Promise<NoticeReader[]> {
  const rows = await activeMembers(db).where(and(eq(teamMembers.businessId, businessId), isActive));
  return rows.flatMap((row) => {
    const member = toAddressee(row);
    const delivery = deliveryTo(member, kind);
    return delivery === 'off' ? [] : [{ ...member, delivery }];
  });
}

/** The same, and none of them can be removed from the team before the caller's transaction ends. */
export async function lockNoticeMembers(db: Connection, businessId: string): Promise<NoticeAddressee[]> {
  const rows = await activeMembers(db)
    .where(and(eq(teamMembers.businessId, businessId), isActive))
    .for('key share', { of: teamMembers });
  return rows.map(toAddressee);
}

/** A member whom mails still reach; undefined when they are gone or inactive, or their business is. */
export async function findAddressee(db: Connection, memberId: string): Promise<NoticeAddressee | undefined> {
  const [row] = await activeMembers(db).where(and(eq(teamMembers.id, memberId), isActive));
  return row && toAddressee(row);
}

/** The membership of a signed-in person; the gate has found it active. */
export async function findOwnMembership(db: Connection, businessId: string, userId: string): Promise<NoticeAddressee> {
  const [row] = await activeMembers(db).where(
    and(eq(teamMembers.businessId, businessId), eq(teamMembers.userId, userId), isActive),
  );
  if (!row) throw new Error(`user ${userId} is no active member of ${businessId}`);
  return toAddressee(row);
}
