import { lazy, memo, Suspense } from 'react';
import { useTodaySince } from '#web/features/today/use-today.ts';
import type { Business } from '#web/member/use-business.ts';
import { useUsableTabs } from '#web/member/use-usable-tabs.ts';
import type { Tab } from '#web/paths.ts';
import { tabs } from '#web/paths.ts';
import { Panel } from '#web/ui/panel.tsx';
import { usePreload } from '#web/ui/use-preload.ts';
import { DashboardHead } from './dashboard-head.tsx';
import { DashboardTabs } from './dashboard-tabs.tsx';
import { fetchTabs, OpenTab } from './open-tab.tsx';
import { Today } from './today/today.tsx';

const Notices = lazy(async () => ({ default: (await import('./notices.tsx')).Notices }));

type DashboardContentProps = {
  business: Business;
  tab: Tab;
  /** Guests since then are new. */
  since: string | null;
  eventCount: number | undefined;
};

export function DashboardContent({ business, tab, since, eventCount }: DashboardContentProps) {
  const usable = useUsableTabs(tab);
  usePreload(fetchTabs);
  return (
    <>
      <Opening business={business} since={since} isFirstTab={tab === tabs[0]} />
      <div className="mt-4">
        <DashboardTabs current={tab} eventCount={eventCount} usable={usable} />
        <Panel>
          <OpenTab tab={tab} business={business} />
        </Panel>
      </div>
    </>
  );
}

type OpeningProps = Pick<DashboardContentProps, 'business' | 'since'> & {
  /** On phones other tabs start at the top. */
  isFirstTab: boolean;
};

/** Content above the tabs; rerenders only on changes from or to the first tab. */
const Opening = memo(function Opening({ business, since, isFirstTab }: OpeningProps) {
  const today = useTodaySince(since);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <DashboardHead
        business={business}
        today={today.data}
        isLast={business.verification_status === 'pending' && isFirstTab}
      />
      <Suspense>
        <Notices business={business} today={today.data} />
      </Suspense>
      <div className={isFirstTab ? undefined : 'max-md:hidden'}>
        <Today business={business} today={today} />
      </div>
    </div>
  );
});
