import { useTranslation } from 'react-i18next';
import type { Tab } from '#web/paths.ts';
import { tabs } from '#web/paths.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { DashboardTabs } from './dashboard-tabs.tsx';
import { TabSkeleton } from './open-tab.tsx';
import { TodaySkeleton } from './today/today-skeleton.tsx';

/** The server renders this for everyone without `tab`. */
export function DashboardSkeleton({ tab }: { tab?: Tab }) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <PageHead title={t('headLoading')} description={t('description')} isPrivate />
      <h1 className="sr-only">Dashboard</h1>
      <Loading label={t('loading')} className="grid gap-4">
        <div>
          <Skeleton className="h-8 w-80 max-w-full md:h-12" />
          <Skeleton className="mt-3 h-5 w-60 max-w-full" />
          <Skeleton className="mt-2 h-5 w-40 md:hidden" />
        </div>
        <div className={tab === undefined || tab === tabs[0] ? undefined : 'max-md:hidden'}>
          <TodaySkeleton isAboveTabs />
        </div>
      </Loading>
      <div className="mt-5 md:mt-4">
        <DashboardTabs current={tab} />
        <Panel>
          <TabSkeleton tab={tab} />
        </Panel>
      </div>
    </>
  );
}
