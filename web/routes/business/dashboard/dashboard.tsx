import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { readAsMember } from '#web/api/page-reads.ts';
import { queries } from '#web/api/queries.ts';
import { useLastLook } from '#web/features/today/use-last-look.ts';
import { useSignedIn } from '#web/member/rendered-page.ts';
import { useBusiness } from '#web/member/use-business.ts';
import { useMe } from '#web/member/use-membership.ts';
import type { Tab } from '#web/paths.ts';
import { paths, roomOf, tabOf } from '#web/paths.ts';
import { loadBeforeHydration } from '#web/shell/before-hydration.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import type { Route } from './+types/dashboard.ts';
import { DashboardContent } from './dashboard-content.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { fetchParts } from './open-tab.tsx';
import { modulesOfScreen, readsOfScreen } from './screen-reads.ts';
import { useWelcome } from './use-welcome.ts';

const BusinessFailure = lazy(async () => ({ default: (await import('./business-failure.tsx')).BusinessFailure }));

export const handle = {
  hydrate: 'at-once',
  texts: [
    'app',
    'dashboard',
    'today',
    'events',
    'profile',
    'editing',
    'business-data',
    'verification',
    'proposals',
    'subscription',
    'team',
    'audit',
    'problems',
    'analytics',
  ],
} satisfies PageHandle;

export { clientLoader, shouldRevalidate } from '#web/api/page-route.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const tab = tabOf(searchParams);
  return readAsMember({ context }, readsOfScreen(tab), modulesOfScreen(tab, roomOf(searchParams)));
};

if (typeof window !== 'undefined' && location.pathname === paths.dashboard) {
  loadBeforeHydration(fetchParts(tabOf(new URLSearchParams(location.search))));
}

export default function DashboardPage() {
  const isSignedIn = useSignedIn();
  const tab = tabOf(useSearchParams()[0]);
  // Generic HTML is the same for every tab.
  const [isTabKnown] = useState(useHydrated() || isSignedIn);
  return (
    <div className="container-page pt-4 pb-16 md:pt-6">
      {isSignedIn ? <Dashboard tab={tab} /> : <DashboardSkeleton {...(isTabKnown ? { tab } : {})} />}
    </div>
  );
}

function Dashboard({ tab }: { tab: Tab }) {
  const { t } = useTranslation('dashboard');
  const business = useBusiness();
  const rights = useMe();
  const since = useLastLook();
  const today = useQuery(queries.todaySince(since));
  useWelcome();

  // Content that depends on permissions would otherwise shift the layout.
  if (business.isPending || rights.isPending) return <DashboardSkeleton tab={tab} />;
  if (!business.data) {
    return (
      <Suspense>
        <BusinessFailure error={business.error} onRetry={() => void business.refetch()} busy={business.isFetching} />
      </Suspense>
    );
  }
  return (
    <>
      <PageHead title={t('head', { company: business.data.company_name })} description={t('description')} isPrivate />
      <DashboardContent business={business.data} tab={tab} since={since} eventCount={today.data?.event_count} />
    </>
  );
}
