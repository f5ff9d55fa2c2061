import { randomUUIDv7 } from 'node:crypto';
import { notices } from '#database/schema/notices.ts';
import { nextDailyMail } from '#domain/notices/due-times.ts';
import type { NoticeFacts } from '#domain/notices/facts.ts';
import type { NoticeKind } from '#domain/notices/kinds.ts';
import { deliveryTo, isOnDevices } from '#domain/notices/kinds.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import type { NoticeRecipient } from '#server/modules/news/notices/queries.ts';
import { lockNoticeMembers } from '#server/modules/news/notices/queries.ts';
import { sendDeviceNotices } from '#server/modules/news/notices/send-device-notices.ts';
import { sendNotices } from '#server/modules/news/notices/send-notices.ts';

type InTransaction = Pick<TransactionContext, 'db' | 'now' | 'deps'>;
export type NewNotice = typeof notices.$inferInsert;

interface Reason extends Pick<NewNotice, 'eventId' | 'participantId'> {
  kind: NoticeKind;
  facts: NoticeFacts;
}

/** One per interested member for mail, and one per device. */
export function noticesFor(members: readonly NoticeRecipient[], reason: Reason, now: Date): NewNotice[] {
  return members.flatMap(({ memberId, businessId, devices, ...member }) => {
    const notice = { ...reason, memberId, businessId, createdAt: now };
    const delivery = deliveryTo(member, reason.kind);
    const dueAt = delivery === 'daily' ? nextDailyMail(now) : now;
    const shown = isOnDevices(member, reason.kind) ? devices : [];
    return [
      ...(delivery === 'off' ? [] : [{ ...notice, id: randomUUIDv7(), delivery, dueAt }]),
      ...shown.map((deviceId) => ({
        ...notice,
        id: randomUUIDv7(),
        delivery: 'at_once' as const,
        deviceId,
        dueAt: now,
      })),
    ];
  });
}

/** Stores notices; due ones are sent after the commit. */
export async function insertNotices({ db, now, deps }: InTransaction, rows: NewNotice[]): Promise<void> {
  if (rows.length === 0) return;
  await db.insert(notices).values(rows);
  const due = rows.filter(({ dueAt }) => dueAt <= now);
  const mails = new Set(due.filter(({ deviceId }) => !deviceId).map(({ memberId }) => memberId));
  for (const memberId of mails) await enqueue({ db, deps }, sendNotices, { memberId });
  const devices = new Map(due.flatMap(({ deviceId, memberId }) => (deviceId ? [[deviceId, memberId] as const] : [])));
  for (const [deviceId, memberId] of devices) {
    await enqueue({ db, deps }, sendDeviceNotices, { memberId, deviceId }, { group: deviceId });
  }
}

/** Notifies members by their choices, in the caller's transaction. */
export async function writeNotices(tx: InTransaction, businessId: string, reason: Reason): Promise<void> {
  const members = await lockNoticeMembers(tx, businessId);
  await insertNotices(tx, noticesFor(members, reason, tx.now));
}
