import { lazy, Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSession } from '#web/api/use-session.ts';
import type { Business } from '#web/member/use-business.ts';
import { useBusiness } from '#web/member/use-business.ts';
import { useMe } from '#web/member/use-membership.ts';
import type { Tab } from '#web/paths.ts';
import { tabOf, tabs } from '#web/paths.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useAhead } from '#web/ui/use-ahead.ts';
import { DashboardHead } from './dashboard-head.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { DashboardTabs, useUsableTabs } from './dashboard-tabs.tsx';
import { EarlyStart } from './early-start.tsx';
import { fetchTabs, OpenTab, TabSkeleton } from './open-tab.tsx';
import { Today } from './today/today.tsx';
import type { TodayRead } from './today/use-today.ts';
import { useToday } from './today/use-today.ts';
import { useFirstParts } from './use-first-parts.ts';
import { useWelcome } from './use-welcome.ts';

const BusinessFailure = lazy(async () => ({ default: (await import('./business-failure.tsx')).BusinessFailure }));

const Notices = lazy(async () => ({ default: (await import('./notices.tsx')).Notices }));

export const handle = {
  hydrate: 'at-once',
  early: EarlyStart,
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

export default function DashboardPage() {
  const session = useSession();
  return <div className="container-page pt-4 pb-16 md:pt-6">{session ? <Dashboard /> : <DashboardSkeleton />}</div>;
}

function Dashboard() {
  const [search] = useSearchParams();
  const tab = tabOf(search);
  const business = useBusiness();
  const rights = useMe();
  const today = useToday();
  const isLoaded = useFirstParts(tab);
  useWelcome();

  // What depends on rights would appear a moment later and move the rest.
  if (business.isPending || rights.isPending || !isLoaded) return <DashboardSkeleton tab={tab} />;
  if (!business.data) {
    return (
      <Suspense>
        <BusinessFailure error={business.error} onRetry={() => void business.refetch()} busy={business.isFetching} />
      </Suspense>
    );
  }
  return <Opened business={business.data} tab={tab} today={today} />;
}

function Opened({ business, tab, today }: { business: Business; tab: Tab; today: TodayRead }) {
  const { t } = useTranslation('dashboard');
  const usable = useUsableTabs(tab);
  // What is above is on the screen, and answers, before the tab is drawn for the first time.
  const isDrawn = useDeferredValue(true, false);
  useAhead(fetchTabs, isDrawn);
  // On phones the other tabs begin at the top.
  const isFirstTab = tab === tabs[0];
  return (
    <>
      <PageHead title={t('head', { company: business.company_name })} description={t('description')} isPrivate />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <DashboardHead
          business={business}
          today={today.data}
          isLast={business.verification_status === 'pending' && isFirstTab}
        />
        <Suspense>
          <Notices business={business} />
        </Suspense>
        <div className={isFirstTab ? undefined : 'max-md:hidden'}>
          <Today business={business} today={today} />
        </div>
      </div>
      <div className="mt-5 md:mt-4">
        <DashboardTabs current={tab} eventCount={today.data?.event_count} usable={usable} />
        <Panel>{isDrawn ? <OpenTab tab={tab} business={business} /> : <TabSkeleton tab={tab} />}</Panel>
      </div>
    </>
  );
}
