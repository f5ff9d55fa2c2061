import { Card } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The ticket, and beside it what waits. */
export const todayGrid = 'grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_23.25rem]';

/** As tall as what it stands for. */
export function TodaySkeleton() {
  return (
    <div className="grid gap-5">
      <div className={todayGrid}>
        <div className="flex flex-col rounded-card bg-card shadow-raised max-md:h-75 md:min-h-82 md:flex-row">
          <span className="h-18.5 rounded-t-card bg-sunk md:h-auto md:w-37.5 md:rounded-s-card md:rounded-tr-none" />
          <div className="flex flex-1 flex-col p-6">
            <Skeleton className="h-8 w-72 max-w-full" />
            <Skeleton className="mt-auto h-14 w-40" />
            <Skeleton className="mt-5 h-5 w-full max-w-100" />
          </div>
        </div>
        <Card className="max-lg:h-36">
          <Skeleton className="h-5 w-36" />
        </Card>
      </div>
      <Card className="h-21 md:h-18" />
    </div>
  );
}
