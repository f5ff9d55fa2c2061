import { useTranslation } from 'react-i18next';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';

/** The door before its list is there. */
export function DoorSkeleton() {
  const { t } = useTranslation('door');
  return (
    <main>
      <h1 className="sr-only">{t('title')}</h1>
      <Loading label={t('loading')}>
        <div data-theme="dark" className="bg-paper">
          <div className="door-column grid gap-6 py-4">
            <Skeleton className="h-11 w-2/3" />
            <Skeleton className="h-20 w-full" />
          </div>
        </div>
        <div className="door-column grid gap-3 py-4">
          {['search', 'first', 'second', 'third', 'fourth'].map((row) => (
            <Skeleton key={row} className="h-13 w-full" />
          ))}
        </div>
      </Loading>
    </main>
  );
}
