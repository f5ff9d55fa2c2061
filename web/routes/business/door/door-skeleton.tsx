import { useTranslation } from 'react-i18next';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';

/** The door before its list is there. */
export function DoorSkeleton() {
  const { t } = useTranslation('door');
  return (
    <main>
      <h1 className="sr-only">{t('title')}</h1>
      <Loading label={t('loading')} className="door">
        <div className="door-panel">
          <div data-theme="dark" className="door-head">
            <div className="door-title">
              <Skeleton className="h-8 w-2/3" />
            </div>
            <div className="door-figures">
              <Skeleton className="door-number-place" />
            </div>
          </div>
        </div>
        <div className="door-list grid gap-3 py-4">
          {['search', 'first', 'second', 'third', 'fourth'].map((row) => (
            <Skeleton key={row} className="h-13 w-full" />
          ))}
        </div>
      </Loading>
    </main>
  );
}
