import type { ComponentProps } from 'react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '#web/ui/on-demand.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';

const AudienceFields = onDemand(async () => (await import('./audience-fields.tsx')).AudienceFields);

type AudienceProps = ComponentProps<typeof import('./audience-fields.tsx').AudienceFields>;

/** Tags and interests; their catalogues are lazy. */
export function Audience(props: AudienceProps) {
  const { t } = useTranslation('events');
  return (
    <Suspense
      fallback={
        <Loading label={t('dialog.loading')}>
          <Skeleton className="h-45" />
        </Loading>
      }
    >
      <AudienceFields {...props} />
    </Suspense>
  );
}
