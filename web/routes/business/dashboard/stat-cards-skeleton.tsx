import { Card } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** 1 : 1.25 : 1.5, from tablets on. */
export const statGrid = 'grid gap-5 max-md:hidden md:grid-cols-[1fr_1.25fr_1.5fr]';

export function StatCardsSkeleton() {
  return (
    <>
      <Card className="h-21 md:hidden" />
      <div className={statGrid}>
        {['today', 'week', 'credits'].map((name) => (
          <Card key={name}>
            <Skeleton className="h-4 w-24" />
            <Skeleton className="mt-5 h-11 w-20" />
            <Skeleton className="mt-4 h-4 w-32 max-w-full" />
          </Card>
        ))}
      </div>
    </>
  );
}
