import { lazy, memo, Suspense, useEffect } from 'react';
import { matchPath, useLocation } from 'react-router';
import { BusinessSwitch } from '#web/features/account/business-switch.tsx';
import { MemberKeys } from '#web/features/palette/member-keys.tsx';
import { LiveChanges } from '#web/features/realtime/live-changes.tsx';
import { ScreenNotice } from '#web/features/service/screen-notice.tsx';
import { paths } from '#web/paths.ts';
import { isViewTab } from '#web/shell/view-tab.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { BottomBar } from './phone/bottom-bar.tsx';
import { keepApp } from './phone/keep-app.ts';
import { OfflineStrip } from './phone/offline-strip.tsx';
import { useNoticeTarget } from './phone/use-notice-target.ts';
import { useCheckPageSession } from './use-check-page-session.ts';

const FactorGuard = lazy(async () => ({
  default: (await import('#web/features/account/factors/factor-guard.tsx')).FactorGuard,
}));

/** Lazy parts around members' screens. The event form has its own bar, and the door its own offline message. */
export function LazyParts() {
  const { pathname } = useLocation();
  const isNarrow = useNarrow();
  const isDoor = matchPath(paths.door, pathname) !== null;
  useEffect(keepApp, []);
  useCheckPageSession();
  useNoticeTarget();
  return (
    <>
      <SharedParts />
      {!isDoor && <ScreenNotice />}
      {!isDoor && <OfflineStrip />}
      {isNarrow && !isDoor && pathname !== paths.createEvent && <BottomBar />}
    </>
  );
}

/** Does not rerender on navigation. */
const SharedParts = memo(function SharedParts() {
  return (
    <>
      {!isViewTab() && <LiveChanges />}
      <BusinessSwitch />
      <Suspense>
        <FactorGuard />
      </Suspense>
      <Suspense>
        <MemberKeys />
      </Suspense>
    </>
  );
});
