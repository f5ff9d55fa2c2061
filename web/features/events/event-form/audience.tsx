import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { BusinessType } from '#domain/catalogue/business-types.ts';
import type { Tariff } from '#domain/plans/tariffs.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import type { EventForm } from '../event/event-draft.ts';

const AudienceFields = onDemand(async () => (await import('./audience-fields.tsx')).AudienceFields);

type AudienceProps = { form: EventForm; tariff: Tariff; businessType: BusinessType };

/** Tags and interests of the event. Their long catalogues are fetched while the rest of the form shows. */
export function Audience(props: AudienceProps) {
  const { t } = useTranslation('events');
  return (
    <Suspense
      fallback={
        <Loading label={t('dialog.loading')}>
          <Skeleton className="h-100" />
        </Loading>
      }
    >
      <AudienceFields {...props} />
    </Suspense>
  );
}
