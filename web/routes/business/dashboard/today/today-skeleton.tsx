import { cx } from '#web/ui/cx.ts';
import { Card } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export const todayGrid = 'grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_23.25rem]';

/** Reserves the height of the figures. */
export const FiguresSkeleton = () => <Card className="h-34 md:h-16" />;

/** Reserves the height of the board. */
export function TodaySkeleton({ isAboveTabs = false }: { isAboveTabs?: boolean }) {
  return (
    <div className="grid gap-4">
      <div className={cx(todayGrid, isAboveTabs && 'md:hidden')}>
        <div className="flex flex-col rounded-card bg-card shadow-raised max-md:h-77 md:min-h-82 md:flex-row md:max-xl:min-h-124">
          <span className="h-18.5 rounded-t-card bg-sunk md:h-auto md:w-37.5 md:rounded-s-card md:rounded-tr-none" />
          <div className="flex flex-1 flex-col p-6">
            <Skeleton className="h-8 w-72 max-w-full" />
            <Skeleton className="mt-auto h-14 w-40" />
            <Skeleton className="mt-5 h-5 w-full max-w-100" />
          </div>
        </div>
        <Card className="max-lg:h-36 md:max-lg:h-69">
          <Skeleton className="h-5 w-36" />
        </Card>
      </div>
      <FiguresSkeleton />
      {!isAboveTabs && <div className="h-33 max-md:hidden lg:hidden" />}
    </div>
  );
}
