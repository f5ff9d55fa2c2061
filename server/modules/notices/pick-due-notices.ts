import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { apiKeys } from '#database/schema/api-keys.ts';
import { creditAccounts } from '#database/schema/credits.ts';
import { events } from '#database/schema/events.ts';
import { notices } from '#database/schema/notices.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { webhooks } from '#database/schema/webhooks.ts';
import type { NoticeKind } from '#domain/notices/kinds.ts';
import { deliveryTo, isOnDevices } from '#domain/notices/kinds.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import type { NoticeAddressee } from '#server/modules/notices/queries.ts';
import { findAddressee } from '#server/modules/notices/queries.ts';
import type { DueNotice } from '#server/modules/notices/to-news.ts';

/** A process that has not told what it took after this long is gone. */
const CLAIM_MS = 10 * 60_000;

/** What is due and in no process's hands. */
export function isDue(now: Date) {
  const abandoned = new Date(now.getTime() - CLAIM_MS);
  const isFree = or(isNull(notices.claimedAt), lt(notices.claimedAt, abandoned));
  return and(isNull(notices.toldAt), lte(notices.dueAt, now), isFree);
}

function isFor(deviceId: string | null) {
  return deviceId === null ? isNull(notices.deviceId) : eq(notices.deviceId, deviceId);
}

/**
 * Takes what is due for a member, by mail or on one device, so that no other process tells it, with what there is to say. What
 * they may no longer read of, or have turned off, is thrown away; everything of a member who is gone or inactive.
 */
export async function pickDueNotices(
  ctx: Context,
  memberId: string,
  deviceId: string | null,
): Promise<{ member: NoticeAddressee; due: DueNotice[] } | undefined> {
  return inTransaction(ctx, async ({ db, now }) => {
    const rows = await db
      .select({ id: notices.id, kind: notices.kind })
      .from(notices)
      .where(and(eq(notices.memberId, memberId), isFor(deviceId), isDue(now)))
      .for('update', { skipLocked: true });
    if (rows.length === 0) return undefined;
    const member = await findAddressee(db, memberId);
    const wants = (to: NoticeAddressee, kind: NoticeKind) =>
      deviceId === null ? deliveryTo(to, kind) !== 'off' : isOnDevices(to, kind);
    const wanted = rows.filter(({ kind }) => member && wants(member, kind)).map(({ id }) => id);
    const unwanted = rows.map(({ id }) => id).filter((id) => !wanted.includes(id));
    if (unwanted.length > 0) await db.delete(notices).where(inArray(notices.id, unwanted));
    if (!member || wanted.length === 0) return undefined;
    await db.update(notices).set({ claimedAt: now }).where(inArray(notices.id, wanted));
    const due = await db
      .select({
        notice: notices,
        event: events,
        person: eventParticipants,
        account: creditAccounts,
        webhook: webhooks,
        apiKey: apiKeys,
      })
      .from(notices)
      .leftJoin(events, eq(events.id, notices.eventId))
      .leftJoin(
        eventParticipants,
        and(eq(eventParticipants.eventId, notices.eventId), eq(eventParticipants.userId, notices.participantId)),
      )
      .leftJoin(creditAccounts, eq(creditAccounts.businessId, notices.businessId))
      .leftJoin(webhooks, eq(webhooks.id, sql`(${notices.facts}->>'webhookId')::uuid`))
      .leftJoin(apiKeys, eq(apiKeys.id, sql`(${notices.facts}->>'apiKeyId')::uuid`))
      .where(inArray(notices.id, wanted))
      .orderBy(asc(notices.createdAt), asc(notices.id));
    return { member, due };
  });
}

/** Gives back what was taken and could not be told, to be told now or at the given time. */
export async function giveBack({ db }: Pick<Context, 'db'>, due: readonly DueNotice[], dueAt?: Date): Promise<void> {
  const ids = due.map(({ notice }) => notice.id);
  await db
    .update(notices)
    .set({ claimedAt: null, ...(dueAt ? { dueAt } : {}) })
    .where(and(inArray(notices.id, ids), isNull(notices.toldAt)));
}
