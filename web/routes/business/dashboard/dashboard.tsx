import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { queries } from '#web/api/queries.ts';
import { useSession } from '#web/api/use-session.ts';
import { useBusiness } from '#web/member/use-business.ts';
import { useMe } from '#web/member/use-membership.ts';
import { tabOf } from '#web/paths.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { DashboardContent } from './dashboard-content.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { EarlyStart } from './early-start.tsx';
import { hasSnapshot, Snapshot } from './snapshot.tsx';
import { useLastLook } from './today/use-last-look.ts';
import { useFirstParts } from './use-first-parts.ts';
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

/** How the content is shown: in one piece in the place of a snapshot, or the tab after what is above it. */
type Shown = 'whole' | 'in-parts';

export default function DashboardPage() {
  const session = useSession();
  const isHydrated = useHydrated();
  // The server's HTML stays until all is there that the screen opens with.
  const [shown, setShown] = useState<Shown | undefined>(isHydrated ? 'in-parts' : undefined);
  const show = useCallback(() => setShown(hasSnapshot() ? 'whole' : 'in-parts'), []);
  return (
    <div className="container-page pt-4 pb-16 md:pt-6">
      {!shown && <Snapshot />}
      <div>{session ? <Dashboard shown={shown} onReady={show} /> : <DashboardSkeleton />}</div>
    </div>
  );
}

function Dashboard({ shown, onReady }: { shown: Shown | undefined; onReady: () => void }) {
  const { t } = useTranslation('dashboard');
  const [search] = useSearchParams();
  const tab = tabOf(search);
  const business = useBusiness();
  const rights = useMe();
  const since = useLastLook();
  const today = useQuery(queries.todaySince(since));
  const isThere = useFirstParts(tab);
  useWelcome();

  // What depends on rights would appear a moment later and move the rest.
  const isReady = !business.isPending && !rights.isPending && isThere;
  useEffect(() => {
    if (isReady && !shown) onReady();
  }, [isReady, shown, onReady]);

  if (!isReady || !shown) return <DashboardSkeleton tab={tab} />;
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
        isWhole={shown === 'whole'}
      />
    </>
  );
}
