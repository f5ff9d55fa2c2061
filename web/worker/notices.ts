import type { DeviceMessage } from '#domain/notices/device-message.ts';
import { NOTICE_DEVICE } from '#domain/phone-app/notice-device.ts';
import { paths } from '#web/paths.ts';
import { isScreen } from './app-cache.ts';

type Window = { url: string; focus: () => Promise<unknown>; postMessage: (message: unknown) => void };
type Windows = {
  matchAll: (options: { type: 'window' }) => Promise<readonly Window[]>;
  openWindow: (url: string) => Promise<unknown>;
};

/** Parses a push. Browsers require a visible notice per push, so unreadable ones show too. */
function readMessage(data: { json: () => unknown } | null): DeviceMessage {
  const unknown = { title: location.hostname, body: '', path: paths.dashboard, tag: 'unknown', lang: 'de' } as const;
  try {
    return (data?.json() as DeviceMessage | null | undefined) ?? unknown;
  } catch {
    return unknown;
  }
}

/** Shows a notice; one with the same tag is replaced and alerts again. */
export function showNotice(
  registration: ServiceWorkerRegistration,
  data: { json: () => unknown } | null,
): Promise<void> {
  const { title, body, path, tag, lang } = readMessage(data);
  const options = {
    body,
    tag,
    lang,
    renotify: true,
    icon: '/app-icon-192.png',
    badge: '/app-badge-96.png',
    data: path,
  };
  return registration.showNotification(title, options);
}

/**
 * Opens a notice's target: in an open window, with its leave guard, else a new one. Foreign addresses open the
 * dashboard.
 */
export async function openNotice(windows: Windows, path: unknown): Promise<void> {
  const named = new URL(String(path ?? ''), location.origin);
  const target = named.origin === location.origin ? named.pathname + named.search : paths.dashboard;
  const open = (await windows.matchAll({ type: 'window' })).find(({ url }) => isScreen(new URL(url)));
  if (!open) return void (await windows.openWindow(target));
  await open.focus();
  open.postMessage({ open: target });
}

/** Renews a subscription the browser dropped; open screens send it to the server, others when opened. */
export async function renewNotices(
  registration: ServiceWorkerRegistration,
  windows: Pick<Windows, 'matchAll'>,
  former: PushSubscription | null | undefined,
): Promise<void> {
  const applicationServerKey = former?.options.applicationServerKey;
  if (!applicationServerKey) return;
  await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  for (const screen of await windows.matchAll({ type: 'window' })) screen.postMessage({ moved: NOTICE_DEVICE });
}

/** Unsubscribes, so the next person opts in themselves. */
export async function stopNotices(registration: ServiceWorkerRegistration): Promise<void> {
  const subscription = await registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
