import { useTranslation } from 'react-i18next';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';

const rows = Array.from({ length: 12 }, (_, index) => index);

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
              <Skeleton className="door-number-place w-3/5" />
            </div>
          </div>
        </div>
        <div className="door-list overflow-hidden">
          <div className="door-tools">
            <Skeleton className="h-12 w-full" />
          </div>
          <div className="door-rows">
            {rows.map((row) => (
              <div key={row} className="door-row">
                <Skeleton className="size-10" />
                <Skeleton className="h-4 w-28" />
                <Skeleton className="ms-auto h-12 w-18" />
              </div>
            ))}
          </div>
        </div>
      </Loading>
    </main>
  );
}
