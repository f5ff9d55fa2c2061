import type { Placeholder } from 'drizzle-orm';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { prepared } from '#database/prepared.ts';
import { businesses } from '#database/schema/businesses.ts';
import { noticeDevices } from '#database/schema/notice-devices.ts';
import { sessions } from '#database/schema/sessions.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { users } from '#database/schema/users.ts';
import type { NoticeDelivery, NoticeKind, NoticeMember } from '#domain/notices/kinds.ts';
import { deliveryTo } from '#domain/notices/kinds.ts';
import type { Language } from '#domain/shared/language.ts';
import type { Permission } from '#domain/team/permissions.ts';
import type { TransactionContext } from '#server/context/context.ts';

type Reading = Exclude<NoticeDelivery, 'off'>;

export interface NoticeAddressee extends NoticeMember {
  memberId: string;
  userId: string;
  businessId: string;
  companyName: string;
  to: string;
  name: string | null;
  language: Language;
  permissions: readonly Permission[];
}

export interface NoticeRecipient extends NoticeAddressee {
  devices: readonly string[];
}

export interface NoticeReader extends NoticeAddressee {
  delivery: Reading;
}

function activeMembers(db: Pick<Connection, 'select'>) {
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
      deviceChoices: teamMembers.deviceChoices,
      ownerId: businesses.userId,
      userId: users.id,
    })
    .from(teamMembers)
    .innerJoin(businesses, and(eq(businesses.id, teamMembers.businessId), isNull(businesses.closedAt)))
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .$dynamic();
}

const isActive = eq(teamMembers.status, 'active');

type Row = Omit<NoticeAddressee, 'isOwner'> & { ownerId: string };

const toAddressee = ({ ownerId, ...member }: Row): NoticeAddressee => ({
  ...member,
  isOwner: ownerId === member.userId,
});

/** Active members of an open business who may and want to read a kind. */
export async function findNoticeReaders(db: Connection, businessId: string, kind: NoticeKind): Promise<NoticeReader[]> {
  const rows = await activeMembers(db).where(and(eq(teamMembers.businessId, businessId), isActive));
  return rows.flatMap((row) => {
    const member = toAddressee(row);
    const delivery = deliveryTo(member, kind);
    return delivery === 'off' ? [] : [{ ...member, delivery }];
  });
}

/** Active session, current key. */
export function isReachable(serverKey: string | Placeholder) {
  return and(isNull(sessions.endedAt), eq(noticeDevices.serverKey, serverKey));
}

const ofBusiness = and(eq(teamMembers.businessId, sql.placeholder('businessId')), isActive);

const lockMemberRows = prepared('lock_notice_members', (db) =>
  activeMembers(db).where(ofBusiness).for('key share', { of: teamMembers }),
);

const lockDeviceRows = prepared('lock_notice_devices', (db) =>
  db
    .select({ id: noticeDevices.id, userId: noticeDevices.userId })
    .from(noticeDevices)
    .innerJoin(sessions, eq(sessions.id, noticeDevices.sessionId))
    .innerJoin(teamMembers, and(eq(teamMembers.userId, noticeDevices.userId), ofBusiness))
    .where(isReachable(sql.placeholder('serverKey')))
    .for('key share', { of: noticeDevices }),
);

/** Active members with devices, locked against deletion. */
export async function lockNoticeMembers(
  { db, deps }: Pick<TransactionContext, 'db' | 'deps'>,
  businessId: string,
): Promise<NoticeRecipient[]> {
  const { vapid } = deps.config;
  const members = await lockMemberRows(db).execute({ businessId });
  const devices = vapid ? await lockDeviceRows(db).execute({ businessId, serverKey: vapid.publicKey }) : [];
  const byUser = Map.groupBy(devices, ({ userId }) => userId);
  return members
    .map(toAddressee)
    .map((member) => ({ ...member, devices: (byUser.get(member.userId) ?? []).map(({ id }) => id) }));
}

/** A member with a mail address; undefined if inactive, gone or closed. */
export async function findAddressee(db: Connection, memberId: string): Promise<NoticeAddressee | undefined> {
  const [row] = await activeMembers(db).where(and(eq(teamMembers.id, memberId), isActive));
  return row && toAddressee(row);
}

export async function findOwnMembership(db: Connection, businessId: string, userId: string): Promise<NoticeAddressee> {
  const [row] = await activeMembers(db).where(
    and(eq(teamMembers.businessId, businessId), eq(teamMembers.userId, userId), isActive),
  );
  if (!row) throw new Error(`user ${userId} is no active member of ${businessId}`);
  return toAddressee(row);
}
