import { and, eq, isNotNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { noticeDevices } from '#database/schema/notice-devices.ts';
import { notices } from '#database/schema/notices.ts';
import { sessions } from '#database/schema/sessions.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { deviceNoticeSeconds } from '#domain/notices/devices.ts';
import type { User } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';

/** Removes an own device with its pending notices. */
export async function removeDevice({ db, actor }: Context<User>, id: string): Promise<void> {
  const removed = await db
    .delete(noticeDevices)
    .where(and(eq(noticeDevices.id, id), eq(noticeDevices.userId, actor.userId)))
    .returning({ id: noticeDevices.id });
  if (removed.length === 0) throw new Problem('not_found');
}

/** The device's person is in no team. */
function hasNoTeam(db: Connection) {
  const memberships = db.select({ one: sql`1` }).from(teamMembers).where(eq(teamMembers.userId, noticeDevices.userId));
  return notExists(memberships);
}

/** Removes devices of people without a team. */
export async function removeDevicesOfLeaver(db: Connection, userId: string): Promise<void> {
  await db.delete(noticeDevices).where(and(eq(noticeDevices.userId, userId), hasNoTeam(db)));
}

/** Deletes devices of ended sessions, people without a team, and former keys; and notices refused for too long. */
export async function sweepDevices({ db, now, deps }: Context): Promise<void> {
  const ended = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, noticeDevices.sessionId), isNotNull(sessions.endedAt)));
  const serverKey = deps.config.vapid?.publicKey;
  await db
    .delete(noticeDevices)
    .where(
      or(
        sql`exists ${ended}`,
        hasNoTeam(db),
        serverKey === undefined ? undefined : ne(noticeDevices.serverKey, serverKey),
      ),
    );
  const stale = new Date(now.getTime() - deviceNoticeSeconds * 1000);
  await db.delete(notices).where(and(isNotNull(notices.deviceId), lt(notices.createdAt, stale)));
}
