import { useTranslation } from 'react-i18next';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';

export function ProfileFormSkeleton() {
  const { t } = useTranslation('profile');
  return (
    <Loading label={t('loading')} className="grid gap-6">
      <div className="flex items-center gap-5">
        <Skeleton className="aspect-4/3 w-42 shrink-0 rounded-well" />
        <Skeleton className="h-11 w-36" />
      </div>
      <Skeleton className="h-12" />
      <Skeleton className="h-24" />
      <Skeleton className="h-36" />
    </Loading>
  );
}

export function PreviewSkeleton() {
  return (
    <div aria-hidden="true" className="rounded-panel bg-sunk p-3 md:p-6">
      <div className="mt-12 aspect-16/10 max-h-112 w-full rounded-card bg-line" />
      <div className="mt-5 h-8 w-3/5 rounded-field bg-line" />
      <div className="mt-6 h-20 rounded-field bg-line" />
    </div>
  );
}
