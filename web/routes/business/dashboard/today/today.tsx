import { lazy, Suspense } from 'react';
import type { TodayRead } from '#web/features/today/use-today.ts';
import type { Business } from '#web/member/use-business.ts';
import { FiguresLine, TodayBoard } from './today-board.tsx';
import { FiguresSkeleton, TodaySkeleton } from './today-skeleton.tsx';

const HouseCard = lazy(async () => ({ default: (await import('./house-card.tsx')).HouseCard }));

/** True while unverified or without any published event; the house then replaces all else. */
function isSettingUp({ verification_status: status }: Business, today: TodayRead): boolean {
  return status === 'pending' || (status === 'verified' && today.data?.is_new === true);
}

export function Today({ today, business }: { today: TodayRead; business: Business }) {
  if (!isSettingUp(business, today)) {
    return <TodayBoard today={today} status={business.verification_status} isAboveTabs />;
  }
  return (
    <Suspense fallback={<TodaySkeleton />}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <HouseCard today={today} business={business} />
        <Suspense fallback={<FiguresSkeleton />}>
          <FiguresLine next={[]} />
        </Suspense>
      </div>
    </Suspense>
  );
}
