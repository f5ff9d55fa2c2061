import { cx } from '#web/ui/cx.ts';
import { Card } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** 1 : 1.25 : 1.5; on phones two above and the credits below. */
export const statGrid = 'grid grid-cols-2 gap-3 md:grid-cols-[1fr_1.25fr_1.5fr] md:gap-5';

export function StatCardsSkeleton({ isBrief = false }: { isBrief?: boolean }) {
  return (
    <>
      {isBrief && <Card className="h-21 md:hidden" />}
      <div className={cx(statGrid, isBrief && 'max-md:hidden')}>
        {['', '', 'max-md:col-span-2'].map((span, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards never change places
          <Card key={index} className={span}>
            <Skeleton className="h-4 w-24" />
            <Skeleton className="mt-5 h-11 w-20" />
            <Skeleton className="mt-4 h-4 w-32 max-w-full" />
          </Card>
        ))}
      </div>
    </>
  );
}
