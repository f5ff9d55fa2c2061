import { and, count, eq } from 'drizzle-orm';
import { z } from 'zod';
import { noticeDevices } from '#database/schema/notice-devices.ts';
import { notices } from '#database/schema/notices.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import type { DeviceMessage } from '#domain/notices/device-message.ts';
import type { VapidSettings } from '#server/boot/settings/read-vapid.ts';
import type { Context } from '#server/context/context.ts';
import { defineJob } from '#server/context/define-job.ts';
import type { NoticeDevice } from '#server/modules/news/notices/device-queries.ts';
import { findDevice } from '#server/modules/news/notices/device-queries.ts';
import { isOneOf, pickDueNotices, releaseNotices } from '#server/modules/news/notices/pick-due-notices.ts';
import type { PostOutcome } from '#server/modules/news/notices/post-to-device.ts';
import { postToDevice } from '#server/modules/news/notices/post-to-device.ts';
import type { NoticeAddressee } from '#server/modules/news/notices/queries.ts';
import { toNews } from '#server/modules/news/notices/to-news.ts';
import { writeDeviceMessage, writeTestMessage } from '#server/modules/news/notices/write-device-message.ts';

/** Milliseconds until a retry. */
const RETRY_MS = 5 * 60_000;

/** Removes a gone device and its notices. */
async function deliver(
  ctx: Context,
  vapid: VapidSettings,
  device: NoticeDevice,
  message: DeviceMessage,
): Promise<PostOutcome> {
  const outcome = await postToDevice(ctx, vapid, device, message);
  const isIt = and(eq(noticeDevices.id, device.id), eq(noticeDevices.endpoint, device.endpoint));
  if (outcome === 'gone') await ctx.db.delete(noticeDevices).where(isIt);
  if (outcome === 'taken') await ctx.db.update(noticeDevices).set({ lastToldAt: ctx.deps.clock() }).where(isIt);
  return outcome;
}

/** Names the business for people in several teams. */
async function nameBusiness(ctx: Context, { userId, businessId }: NoticeAddressee, path: string): Promise<string> {
  const [teams] = await ctx.db
    .select({ n: count() })
    .from(teamMembers)
    .where(and(eq(teamMembers.userId, userId), eq(teamMembers.status, 'active')));
  return (teams?.n ?? 0) > 1 ? `${path}${path.includes('?') ? '&' : '?'}business=${businessId}` : path;
}

/**
 * One message per event and kind. A notice counts as told once the push service accepted it; refused ones are released.
 * Repeats only if a process dies in between.
 */
export const sendDeviceNotices = defineJob(
  'send-device-notices',
  {
    data: { memberId: z.uuid(), deviceId: z.uuid() },
    retry: 'soon',
    concurrency: { quick: 20, slow: 5, total: 50, perQuickGroup: 1, slowAfterMs: 2_000 },
  },
  async (ctx, { memberId, deviceId }): Promise<void> => {
    const { config } = ctx.deps;
    const { vapid } = config;
    const device = vapid && (await findDevice(ctx.db, deviceId, vapid.publicKey));
    if (!device) return;
    const picked = await pickDueNotices(ctx, memberId, deviceId);
    if (!picked) return;
    const { member } = picked;
    for (const { ids, kind, eventId, news } of toNews(picked.due, ctx.now)) {
      if (news) {
        const brand = config.operator.name ?? 'Dabei';
        const message = writeDeviceMessage(brand, device.language, member, { kind, eventId, news });
        const path = await nameBusiness(ctx, member, message.path);
        const outcome = await deliver(ctx, vapid, device, { ...message, path });
        if (outcome === 'gone') return;
        if (outcome === 'refused') {
          return releaseNotices(ctx, picked.due, new Date(ctx.deps.clock().getTime() + RETRY_MS));
        }
      }
      await ctx.db.update(notices).set({ toldAt: ctx.deps.clock() }).where(isOneOf(ids));
    }
  },
);

/** Throws if refused, to be retried. */
export const sendTestNotice = defineJob(
  'send-test-notice',
  {
    data: { deviceId: z.uuid() },
    retry: 'soon',
    concurrency: { quick: 5, slow: 2, total: 10, perQuickGroup: 1, slowAfterMs: 2_000 },
  },
  async (ctx, { deviceId }): Promise<void> => {
    const { vapid, operator } = ctx.deps.config;
    const device = vapid && (await findDevice(ctx.db, deviceId, vapid.publicKey));
    if (!device) return;
    const message = writeTestMessage(operator.name ?? 'Dabei', device.language);
    if ((await deliver(ctx, vapid, device, message)) === 'refused')
      throw new Error('the push service refused a test notice');
  },
);
