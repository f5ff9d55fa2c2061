import { createPortal } from 'react-dom';
import { matchPath, useLocation } from 'react-router';
import type { Switch } from '#domain/switches/switches.ts';
import { paths } from '#web/paths.ts';
import { ServiceNotice } from './service-notice.tsx';

/** Parts of the service on members' screens. */
const parts: readonly [path: string, of: readonly Switch[]][] = [
  [paths.dashboard, ['publishing', 'payments', 'pushes']],
  [paths.createEvent, ['publishing', 'pushes']],
  [paths.importEvents, ['sources', 'publishing']],
  [paths.integrations, ['webhooks']],
  [paths.account, ['registrations']],
];

/** Above the content of a member's screen. */
export function ScreenNotice() {
  const { pathname } = useLocation();
  const place = document.getElementById('service');
  const [, of] = parts.find(([path]) => matchPath(path, pathname)) ?? [];
  return place && createPortal(<ServiceNotice of={of ?? []} className="container-page not-empty:py-3" />, place);
}
