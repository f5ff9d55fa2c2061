import { useTranslation } from 'react-i18next';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { looks } from './door-looks.ts';

const rows = Array.from({ length: 12 }, (_, index) => index);

export function DoorSkeleton() {
  const { t } = useTranslation('door');
  return (
    <main>
      <h1 className="sr-only">{t('title')}</h1>
      <Loading label={t('loading')} className={looks.door}>
        <div className={looks.panel}>
          <div data-theme="dark" className={looks.head}>
            <div className={looks.title}>
              <Skeleton className="h-8 w-2/3" />
            </div>
            <div className={looks.figures}>
              <Skeleton className="h-16 w-3/5 roomy:h-48" />
            </div>
          </div>
        </div>
        <div className={`${looks.list} overflow-hidden`}>
          <div className={looks.tools}>
            <Skeleton className="h-12 w-full" />
          </div>
          <div className={looks.rows}>
            {rows.map((row) => (
              <div key={row} className={looks.row}>
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
