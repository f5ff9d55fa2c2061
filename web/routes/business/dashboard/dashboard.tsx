import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSession } from '#web/api/use-session.ts';
import { useEventCount } from '#web/features/events/use-events.ts';
import { VerificationBanner } from '#web/features/verification/verification-banner.tsx';
import { VerificationPanel } from '#web/features/verification/verification-panel.tsx';
import { useBusiness } from '#web/member/use-business.ts';
import { useMe } from '#web/member/use-membership.ts';
import { tabOf } from '#web/paths.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { BusinessFailure } from './business-failure.tsx';
import { DashboardHead } from './dashboard-head.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { DashboardTabs, useUsableTabs } from './dashboard-tabs.tsx';
import { OpenTab } from './open-tab.tsx';
import { StatCards } from './stat-cards.tsx';
import { useWelcome } from './use-welcome.ts';

export const handle = {
  hydrate: true,
  texts: [
    'dashboard',
    'events',
    'profile',
    'editing',
    'business-data',
    'verification',
    'subscription',
    'team',
    'audit',
    'problems',
    'analytics',
  ],
} satisfies PageHandle;

export default function DashboardPage() {
  const session = useSession();
  return <div className="container-page pt-6 pb-16 md:pt-10">{session ? <Dashboard /> : <DashboardSkeleton />}</div>;
}

function Dashboard() {
  const { t } = useTranslation('dashboard');
  const [search] = useSearchParams();
  const tab = tabOf(search);
  const business = useBusiness();
  const rights = useMe();
  const eventCount = useEventCount();
  const usable = useUsableTabs(tab);
  useWelcome();

  // What depends on rights would appear a moment later and move the rest.
  if (business.isPending || rights.isPending) return <DashboardSkeleton tab={tab} />;
  if (!business.data) {
    return (
      <BusinessFailure error={business.error} onRetry={() => void business.refetch()} busy={business.isFetching} />
    );
  }
  const { company_name: company, verification_status: status } = business.data;
  return (
    <>
      <PageHead title={t('head', { company })} description={t('description')} isPrivate />
      <div className="grid gap-5">
        <DashboardHead business={business.data} tab={tab} />
        <VerificationBanner status={status} className={tab === 'events' ? 'max-md:hidden' : undefined} />
        {status === 'rejected' && <VerificationPanel status={status} />}
        <StatCards />
      </div>
      <div className="mt-8">
        <DashboardTabs current={tab} eventCount={eventCount} usable={usable} />
        <Panel>
          <OpenTab tab={tab} business={business.data} />
        </Panel>
        {status === 'pending' && tab === 'profile' && <VerificationPanel status={status} className="mt-5" />}
      </div>
    </>
  );
}
