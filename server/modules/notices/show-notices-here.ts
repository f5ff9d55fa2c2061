import { createECDH, randomUUIDv7 } from 'node:crypto';
import { and, count, eq, ne, or } from 'drizzle-orm';
import { noticeDevices } from '#database/schema/notice-devices.ts';
import { users } from '#database/schema/users.ts';
import { maxNoticeDevices } from '#domain/notices/devices.ts';
import type { User } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { invalidField, Problem } from '#server/context/problem.ts';
import type { NoticeDevice } from '#server/modules/notices/device-queries.ts';
import { findDevice } from '#server/modules/notices/device-queries.ts';
import { isAllowedTarget } from '#server/security/public-address.ts';

interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Push services are web servers of the public internet, and speak https only. */
function refuseEndpoint({ endpoint }: Subscription): void {
  const target = new URL(endpoint);
  const isPlain = target.protocol !== 'https:' || target.username !== '' || target.password !== '';
  if (isPlain || !isAllowedTarget(target)) {
    throw invalidField('endpoint', 'invalid_format', 'Not a push service on the public internet');
  }
}

/** Nothing can be encrypted for a point that is not on the curve. */
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
 * Has the browser of this session show the person's notices. A browser that showed somebody else's, or those of a session before,
 * shows only these from now on: whoever holds its subscription is that browser. Throws 409 `limit_reached` beyond the allowed number.
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
    const isHere = or(eq(noticeDevices.sessionId, sessionId), eq(noticeDevices.endpoint, endpoint));
    const [same] = await db
      .select({ id: noticeDevices.id })
      .from(noticeDevices)
      .where(and(eq(noticeDevices.sessionId, sessionId), eq(noticeDevices.endpoint, endpoint)))
      .for('update');
    await db.delete(noticeDevices).where(and(isHere, same && ne(noticeDevices.id, same.id)));
    const values = { userId, sessionId, endpoint, p256dh, auth, serverKey };
    if (same) await db.update(noticeDevices).set(values).where(eq(noticeDevices.id, same.id));
    const id = same?.id ?? randomUUIDv7();
    if (!same) {
      const [counted] = await db.select({ n: count() }).from(noticeDevices).where(eq(noticeDevices.userId, userId));
      if ((counted?.n ?? 0) >= maxNoticeDevices) {
        throw new Problem('limit_reached', { members: { limit: maxNoticeDevices } });
      }
      await db.insert(noticeDevices).values({ ...values, id, createdAt: now });
    }
    const device = await findDevice(db, id, serverKey);
    if (!device) throw new Problem('invalid_token');
    return device;
  });
}
