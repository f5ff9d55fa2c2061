import { and, desc, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { noticeDevices } from '#database/schema/notice-devices.ts';
import { sessions } from '#database/schema/sessions.ts';
import { users } from '#database/schema/users.ts';
import { isReachable } from '#server/modules/news/notices/queries.ts';

function devicesOf(db: Connection) {
  return db
    .select({ ...getTableColumns(noticeDevices), userAgent: sessions.userAgent, language: users.language })
    .from(noticeDevices)
    .innerJoin(sessions, and(eq(sessions.id, noticeDevices.sessionId), isNull(sessions.endedAt)))
    .innerJoin(users, eq(users.id, noticeDevices.userId))
    .$dynamic();
}

export type NoticeDevice = Awaited<ReturnType<typeof devicesOf>>[number];

/** Registered with the current server key, newest first. */
export async function findDevices(db: Connection, userId: string, serverKey: string): Promise<NoticeDevice[]> {
  return devicesOf(db)
    .where(and(eq(noticeDevices.userId, userId), isReachable(serverKey)))
    .orderBy(desc(noticeDevices.createdAt), desc(noticeDevices.id));
}

/** The device; undefined if unreachable. */
export async function findDevice(db: Connection, id: string, serverKey: string): Promise<NoticeDevice | undefined> {
  const [device] = await devicesOf(db).where(and(eq(noticeDevices.id, id), isReachable(serverKey)));
  return device;
}
