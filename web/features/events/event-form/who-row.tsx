import type { ComponentProps } from 'react';
import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Reach } from '#domain/events/reach.ts';
import { estimateReach } from '#domain/events/reach.ts';
import { formatNumber, formatRange } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import type { EventForm } from '../event/event-draft.ts';

const AudienceFields = onDemand(async () => (await import('./audience-fields.tsx')).AudienceFields);

type AudienceProps = ComponentProps<typeof import('./audience-fields.tsx').AudienceFields>;

/** Tags and interests; their catalogues are lazy. */
export function Audience(props: AudienceProps) {
  const { t } = useTranslation('events');
  return (
    <Suspense
      fallback={
        <Loading label={t('dialog.loading')}>
          <Skeleton className="h-45 @min-[40rem]/form:h-28.75" />
        </Loading>
      }
    >
      <AudienceFields {...props} />
    </Suspense>
  );
}

/** Estimated reach: views of similar events if enough, else people by tags and characteristics. */
export function ReachEstimate({ form, reach }: { form: EventForm; reach: Reach | undefined }) {
  const { t } = useTranslation('create-event');
  const language = useLanguage();
  const [tags, characteristics] = useWatch({ control: form.control, name: ['tags', 'userCharacteristics'] });
  const isKnown = reach?.basis === 'history';
  const estimate = estimateReach(tags.length, characteristics.length);
  if (!isKnown && estimate === 0) return null;
  return (
    <span aria-live="polite">
      , {t('reach')}{' '}
      <strong className="text-ink">
        {isKnown ? formatRange(reach.low, reach.high, language) : formatNumber(estimate, language)}
      </strong>{' '}
      {t(isKnown ? 'seen' : 'people')}
    </span>
  );
}
