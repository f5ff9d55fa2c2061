import { useTranslation } from 'react-i18next';
import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx';
import { Ticket } from '#web/ui/ticket.tsx';

/** Keeps the line's height. */
const EMPTY = '\u00a0';

export function EventListSkeleton() {
  const { t } = useTranslation('events');
  return (
    <Loading label={t('list.loading')} className="grid gap-3.5">
      {[1, 2, 3].map((row) => (
        <Ticket key={row} tone="line" weekday={EMPTY} day={EMPTY} month={EMPTY} image={<span />}>
          <Skeleton className="h-6 w-60 max-w-full bg-line!" />
          <SkeletonText lines={2} className="mt-2 max-w-80 *:bg-line" />
          <Skeleton className="mt-2 h-6.5 w-32 bg-line!" />
        </Ticket>
      ))}
    </Loading>
  );
}
