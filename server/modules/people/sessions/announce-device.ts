import { and, eq, ne } from 'drizzle-orm';
import { knownDevices } from '#database/schema/sessions.ts';
import { deviceName } from '#domain/sign-in/device-name.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { sendSecurityNotice } from '#server/modules/news/notices/send-security-notice.ts';

/** Remembers a session's browser and system; notifies the person of a new one, except the first. */
export async function announceDevice(
  { db, now, userAgent, deps }: TransactionContext,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  const named = deviceName(userAgent);
  if (!named) return;
  const device = `${named.browser} ${named.system}`;
  const known = await db
    .update(knownDevices)
    .set({ lastSeenAt: now })
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.device, device)))
    .returning({ device: knownDevices.device });
  if (known.length > 0) return;
  const added = await db
    .insert(knownDevices)
    .values({ userId, device, lastSeenAt: now })
    .onConflictDoNothing()
    .returning({ device: knownDevices.device });
  const [other] = await db
    .select({ device: knownDevices.device })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), ne(knownDevices.device, device)))
    .limit(1);
  if (added.length === 0 || !other) return;
  await enqueue({ db, deps }, sendSecurityNotice, { userId, what: 'new_device', at: now.toISOString(), sessionId });
}
