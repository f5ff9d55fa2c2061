import { useTranslation } from 'react-i18next';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { PageTop } from './page-top.tsx';

/** The page before its data is there; the same as in the server's HTML. */
export function PageSkeleton() {
  const { t } = useTranslation('create-event');
  return (
    <>
      <PageTop />
      <Loading label={t('loading')} className="grid gap-x-18 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26.25rem]">
        <div className="grid content-start gap-6">
          <Skeleton className="mt-6 h-12" />
          <Skeleton className="mt-6 h-24" />
          <Skeleton className="mt-6 h-12" />
          <Skeleton className="mt-6 h-12" />
        </div>
        <Skeleton className="h-120 max-lg:hidden" />
      </Loading>
    </>
  );
}
