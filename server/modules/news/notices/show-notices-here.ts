import { createECDH, randomUUIDv7 } from 'node:crypto';
import { and, count, eq, not, or, sql } from 'drizzle-orm';
import { noticeDevices } from '#database/schema/notice-devices.ts';
import { users } from '#database/schema/users.ts';
import { maxNoticeDevices } from '#domain/notices/devices.ts';
import type { User } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { invalidField, Problem, unavailable } from '#server/context/problem.ts';
import type { NoticeDevice } from '#server/modules/news/notices/device-queries.ts';
import { findDevice } from '#server/modules/news/notices/device-queries.ts';
import { isAllowedTarget } from '#server/security/public-address.ts';

interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Requires https and a public host. */
function refuseEndpoint({ endpoint }: Subscription): void {
  const target = new URL(endpoint);
  const isPlain = target.protocol !== 'https:' || target.username !== '' || target.password !== '';
  if (isPlain || !isAllowedTarget(target)) {
    throw invalidField('endpoint', 'invalid_format', 'Not a push service on the public internet');
  }
}

/** A point outside the curve. */
function refuseKey({ keys }: Subscription): void {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  try {
    pair.computeSecret(keys.p256dh, 'base64url');
  } catch {
    throw invalidField('keys.p256dh', 'invalid_format', 'Not a public key of P-256');
  }
}

/**
 * Replaces the browser's earlier registration, also another person's: possession of the subscription identifies the
 * browser. 409 `limit_reached`.
 */
export async function showNoticesHere(ctx: Context<User>, subscription: Subscription): Promise<NoticeDevice> {
  const { vapid, allowPrivateWebhooks } = ctx.deps.config;
  if (!vapid) throw new Problem('not_found');
  if (!allowPrivateWebhooks) refuseEndpoint(subscription);
  refuseKey(subscription);
  const {
    endpoint,
    keys: { p256dh, auth },
  } = subscription;
  return inTransaction(ctx, async ({ db, actor: { userId, sessionId }, now }) => {
    await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const serverKey = vapid.publicKey;
    const isHere = eq(noticeDevices.sessionId, sessionId);
    const isThere = eq(noticeDevices.endpoint, endpoint);
    // Also deletes the previous person's pending notices.
    await db.delete(noticeDevices).where(and(or(isHere, isThere), not(sql`(${isHere} and ${isThere})`)));
    const [others] = await db
      .select({ n: count() })
      .from(noticeDevices)
      .where(and(eq(noticeDevices.userId, userId), not(isThere)));
    if ((others?.n ?? 0) >= maxNoticeDevices) {
      throw new Problem('limit_reached', { members: { limit: maxNoticeDevices } });
    }
    const keys = { p256dh, auth, serverKey };
    const [row] = await db
      .insert(noticeDevices)
      .values({ id: randomUUIDv7(), userId, sessionId, endpoint, ...keys, createdAt: now })
      .onConflictDoUpdate({ target: noticeDevices.endpoint, set: keys, setWhere: isHere })
      .returning({ id: noticeDevices.id });
    // Registered concurrently by another person.
    if (!row) throw unavailable();
    const device = await findDevice(db, row.id, serverKey);
    if (!device) throw new Problem('invalid_token');
    return device;
  });
}
