import { randomUUIDv7 } from 'node:crypto';
import { notices } from '#database/schema/notices.ts';
import { nextDailyMail } from '#domain/notices/due-times.ts';
import type { NoticeFacts } from '#domain/notices/facts.ts';
import type { NoticeKind } from '#domain/notices/kinds.ts';
import { deliveryTo } from '#domain/notices/kinds.ts';
import type { TransactionContext } from '#server/context/context.ts';
import type { NoticeAddressee } from '#server/modules/notices/queries.ts';
import { lockNoticeMembers } from '#server/modules/notices/queries.ts';

type InTransaction = Pick<TransactionContext, 'db' | 'now' | 'deps'>;
export type NewNotice = typeof notices.$inferInsert;

interface Reason extends Pick<NewNotice, 'eventId' | 'participantId'> {
  kind: NoticeKind;
  facts: NoticeFacts;
}

/** The notices that a reason makes, one for each member who wants to hear of it. */
export function noticesFor(members: readonly NoticeAddressee[], reason: Reason, now: Date): NewNotice[] {
  return members.flatMap(({ memberId, businessId, ...member }) => {
    const delivery = deliveryTo(member, reason.kind);
    if (delivery === 'off') return [];
    const dueAt = delivery === 'daily' ? nextDailyMail(now) : now;
    return [{ ...reason, id: randomUUIDv7(), memberId, businessId, delivery, dueAt, createdAt: now }];
  });
}

/** Stores notices; the mails of those that are due come with the commit. */
export async function insertNotices({ db, now, deps }: InTransaction, rows: NewNotice[]): Promise<void> {
  if (rows.length === 0) return;
  await db.insert(notices).values(rows);
  const due = new Set(rows.filter(({ dueAt }) => dueAt <= now).map(({ memberId }) => memberId));
  for (const memberId of due) await deps.jobs.enqueue(db, 'send-notices', { memberId });
}

/** Has the members of a business told what happened, each as they chose, in the transaction of the reason. */
export async function writeNotices(tx: InTransaction, businessId: string, reason: Reason): Promise<void> {
  const members = await lockNoticeMembers(tx.db, businessId);
  await insertNotices(tx, noticesFor(members, reason, tx.now));
}
