import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Transaction } from '#database/connect.ts';
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
import type { NoticeAddressee } from '#server/modules/news/notices/queries.ts';
import { findAddressee } from '#server/modules/news/notices/queries.ts';
import type { DueNotice } from '#server/modules/news/notices/to-news.ts';

/** Milliseconds until a claim counts as abandoned. */
const CLAIM_MS = 10 * 60_000;

/** Due and unclaimed. */
export function isDue(now: Date) {
  const abandoned = new Date(now.getTime() - CLAIM_MS);
  const isFree = or(isNull(notices.claimedAt), lt(notices.claimedAt, abandoned));
  return and(isNull(notices.toldAt), lte(notices.dueAt, now), isFree);
}

/** One parameter, since a statement takes at most 65,535. */
export function isOneOf(ids: readonly string[]) {
  return sql`${notices.id} = any(${sql.param(ids)}::uuid[])`;
}

function isFor(deviceId: string | null) {
  return deviceId === null ? isNull(notices.deviceId) : eq(notices.deviceId, deviceId);
}

/**
 * Claims a member's due notices for mail or a device. Deletes unreadable or turned off ones, and all of inactive
 * members.
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
    const isWanted = ({ kind }: (typeof rows)[number]) => member !== undefined && wants(member, kind);
    const wanted = rows.filter(isWanted).map(({ id }) => id);
    const unwanted = rows.filter((row) => !isWanted(row)).map(({ id }) => id);
    if (unwanted.length > 0) await db.delete(notices).where(isOneOf(unwanted));
    if (!member || wanted.length === 0) return undefined;
    await db.update(notices).set({ claimedAt: now }).where(isOneOf(wanted));
    const told = await db
      .select({ notice: notices, person: eventParticipants })
      .from(notices)
      .leftJoin(
        eventParticipants,
        and(eq(eventParticipants.eventId, notices.eventId), eq(eventParticipants.userId, notices.participantId)),
      )
      .where(isOneOf(wanted))
      .orderBy(asc(notices.createdAt), asc(notices.id));
    return { member, due: await withSubjects(db, member.businessId, told) };
  });
}

/** Subjects are read once, since thousands of notices may share an event. */
async function withSubjects(
  db: Transaction,
  businessId: string,
  told: readonly Pick<DueNotice, 'notice' | 'person'>[],
): Promise<DueNotice[]> {
  const idsOf = (pick: (notice: DueNotice['notice']) => string | null | undefined) => [
    ...new Set(told.flatMap(({ notice }) => pick(notice) ?? [])),
  ];
  const webhookOf = ({ facts }: DueNotice['notice']) => ('webhookId' in facts ? facts.webhookId : null);
  const keyOf = ({ facts }: DueNotice['notice']) => ('apiKeyId' in facts ? facts.apiKeyId : null);
  const eventIds = idsOf(({ eventId }) => eventId);
  const webhookIds = idsOf(webhookOf);
  const keyIds = idsOf(keyOf);
  const found = await db.select().from(events).where(inArray(events.id, eventIds));
  const [account] = await db.select().from(creditAccounts).where(eq(creditAccounts.businessId, businessId));
  const hooks = await db.select().from(webhooks).where(inArray(webhooks.id, webhookIds));
  const keys = await db.select().from(apiKeys).where(inArray(apiKeys.id, keyIds));
  const eventOf = new Map(found.map((event) => [event.id, event]));
  return told.map(({ notice, person }) => ({
    notice,
    person,
    event: eventOf.get(notice.eventId ?? '') ?? null,
    account: account ?? null,
    webhook: hooks.find(({ id }) => id === webhookOf(notice)) ?? null,
    apiKey: keys.find(({ id }) => id === keyOf(notice)) ?? null,
  }));
}

/** Releases notices, due now or at `dueAt`. */
export async function releaseNotices(
  { db }: Pick<Context, 'db'>,
  due: readonly DueNotice[],
  dueAt?: Date,
): Promise<void> {
  await db
    .update(notices)
    .set({ claimedAt: null, ...(dueAt ? { dueAt } : {}) })
    .where(and(isOneOf(due.map(({ notice }) => notice.id)), isNull(notices.toldAt)));
}
