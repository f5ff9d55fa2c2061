import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { queries } from '#web/api/queries.ts';
import { useSession } from '#web/api/use-session.ts';
import { useBusiness } from '#web/member/use-business.ts';
import { useMe } from '#web/member/use-membership.ts';
import type { Tab } from '#web/paths.ts';
import { tabOf } from '#web/paths.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { Snapshot } from '#web/ui/snapshot.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { DashboardContent } from './dashboard-content.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { EarlyStart } from './early-start.tsx';
import { useLastLook } from './today/use-last-look.ts';
import type { Opening } from './use-opening.ts';
import { useOpening } from './use-opening.ts';
import { useWelcome } from './use-welcome.ts';

const BusinessFailure = lazy(async () => ({ default: (await import('./business-failure.tsx')).BusinessFailure }));

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
  const [search] = useSearchParams();
  const tab = tabOf(search);
  const opening = useOpening(tab, Boolean(session));
  // The server does not know it, and what its HTML shows stays as it is until the dashboard takes its place.
  const [isTabKnown] = useState(useHydrated());
  return (
    <div className="container-page pt-4 pb-16 md:pt-6">
      {!opening && <Snapshot />}
      <div>
        {session && opening ? (
          <Dashboard tab={tab} opening={opening} />
        ) : (
          <DashboardSkeleton {...(isTabKnown ? { tab } : {})} />
        )}
      </div>
    </div>
  );
}

function Dashboard({ tab, opening }: { tab: Tab; opening: Opening }) {
  const { t } = useTranslation('dashboard');
  const business = useBusiness();
  const rights = useMe();
  const since = useLastLook();
  const today = useQuery(queries.todaySince(since));
  useWelcome();

  // What depends on rights would appear a moment later and move the rest.
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
      <DashboardContent
        business={business.data}
        tab={tab}
        since={since}
        eventCount={today.data?.event_count}
        isWhole={opening === 'whole'}
      />
    </>
  );
}
