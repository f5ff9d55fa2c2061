import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Reach } from '#domain/events/reach.ts';
import { estimateReach } from '#domain/events/reach.ts';
import { formatNumber, formatRange } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import type { EventForm } from '../event/event-draft.ts';

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
