import { useTranslation } from 'react-i18next';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';

export function TeamSkeleton() {
  const { t } = useTranslation('team');
  return (
    <Loading label={t('loading')}>
      <Skeleton className="h-8 w-56 max-w-full" />
      <div className="mt-10 divide-y divide-line">
        {['a', 'b', 'c'].map((row) => (
          <div key={row} className="flex items-center gap-4 py-4">
            <Skeleton className="size-12 shrink-0" />
            <div className="grid flex-1 gap-2.5">
              <Skeleton className="h-4 w-40" />
              <Skeleton className="h-3.5 w-64 max-w-full" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
