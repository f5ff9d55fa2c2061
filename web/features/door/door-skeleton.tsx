import { useTranslation } from 'react-i18next';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { doorClasses } from './door-classes.ts';

const rows = Array.from({ length: 12 }, (_, index) => index);

export function DoorSkeleton() {
  const { t } = useTranslation('door');
  return (
    <main>
      <h1 className="sr-only">{t('title')}</h1>
      <Loading label={t('loading')} className={doorClasses.door}>
        <div className={doorClasses.panel}>
          <div data-theme="dark" className={doorClasses.head}>
            <div className={doorClasses.title}>
              <Skeleton className="h-8 w-2/3" />
            </div>
            <div className={doorClasses.figures}>
              <Skeleton className="h-16 w-3/5 roomy:h-48" />
            </div>
          </div>
        </div>
        <div className={`${doorClasses.list} overflow-hidden`}>
          <div className={doorClasses.tools}>
            <Skeleton className="h-12 w-full" />
          </div>
          <div className={doorClasses.rows}>
            {rows.map((row) => (
              <div key={row} className={doorClasses.row}>
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
