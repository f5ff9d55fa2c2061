import { createHash } from 'node:crypto';
import webPush from 'web-push';
import type { DeviceMessage } from '#domain/notices/device-message.ts';
import { deviceNoticeSeconds } from '#domain/notices/devices.ts';
import type { VapidSettings } from '#server/boot/settings/read-vapid.ts';
import type { Context } from '#server/context/context.ts';
import type { NoticeDevice } from '#server/modules/news/notices/device-queries.ts';
import { postToPublic } from '#server/security/post-to-public.ts';

/** `gone`: the browser accepts no messages. */
export type PostOutcome = 'taken' | 'gone' | 'refused';

/** The push service keeps a topic's last waiting message. */
function topicOf(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32);
}

/** Encrypts and posts once. */
export async function postToDevice(
  { deps: { config, logger, instrumentCall } }: Pick<Context, 'deps'>,
  vapid: VapidSettings,
  { endpoint, p256dh, auth }: Pick<NoticeDevice, 'endpoint' | 'p256dh' | 'auth'>,
  message: DeviceMessage,
): Promise<PostOutcome> {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    { vapidDetails: vapid, TTL: deviceNoticeSeconds, topic: topicOf(message.tag), contentEncoding: 'aes128gcm' },
  );
  const allowPrivate = config.allowPrivateWebhooks;
  const { status, error } = await instrumentCall(
    { service: 'push', operation: 'send' },
    () => postToPublic({ url: endpoint, headers, body, allowPrivate }),
    // 404 and 410 mean a gone browser.
    (result) => result.status === null || (result.status >= 400 && result.status !== 404 && result.status !== 410),
  );
  if (status !== null && status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  logger.warn({ service: new URL(endpoint).host, status, error }, 'a push service did not take a notice');
  return 'refused';
}
