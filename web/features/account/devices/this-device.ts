import { APP_SCOPE, APP_WORKER_PATH, KEPT_READS } from '#domain/phone-app/addresses.ts';
import { NOTICE_DEVICE } from '#domain/phone-app/notice-device.ts';
import { api } from '#web/api/client.ts';
import { isApple, isInstalled } from './installed-app.ts';

type Obstacle = 'unsupported' | 'install' | 'denied';

export class NotAllowed extends Error {}
/** The browser has no working push service. */
export class NoPushService extends Error {}

function findObstacle(): Obstacle | null {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return isApple() && !isInstalled() ? 'install' : 'unsupported';
  }
  return Notification.permission === 'denied' ? 'denied' : null;
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(APP_SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The obstacle, and whether this browser is subscribed. */
export async function readThisDevice(): Promise<{ obstacle: Obstacle | null; isSubscribed: boolean }> {
  const obstacle = findObstacle();
  if (obstacle !== null || Notification.permission !== 'granted') return { obstacle, isSubscribed: false };
  return { obstacle, isSubscribed: (await findSubscription()) !== null };
}

/** Stored with the session's data, so cleared with it. */
async function storeReported(endpoint: string): Promise<void> {
  await (await caches.open(KEPT_READS)).put(NOTICE_DEVICE, new Response(endpoint));
}

async function reportToServer(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  await api.PUT('/account/notices/devices/current', { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } });
  await storeReported(subscription.endpoint).catch(() => undefined);
}

async function subscribe(applicationServerKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(APP_WORKER_PATH, { scope: APP_SCOPE });
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const former = await pushManager.getSubscription();
    if (!former) throw new NoPushService('', { cause: error });
    // Subscribed with a former key of the operator.
    await former.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** Asks for permission and subscribes. Throws `NotAllowed`. */
export async function turnOnHere(publicKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed();
  await reportToServer(await subscribe(publicKey));
}

export async function turnOffHere(): Promise<void> {
  await (await findSubscription())?.unsubscribe();
}

/** Reports an endpoint the browser has renewed. */
export async function followThisDevice(): Promise<void> {
  if (findObstacle() !== null || Notification.permission !== 'granted') return;
  const reported = (await caches.has(KEPT_READS)) && (await (await caches.open(KEPT_READS)).match(NOTICE_DEVICE));
  const subscription = reported ? await findSubscription() : null;
  if (reported && subscription && subscription.endpoint !== (await reported.text())) await reportToServer(subscription);
}
