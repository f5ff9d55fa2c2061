import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Reach } from '#domain/events/reach.ts';
import { estimateReach } from '#domain/events/reach.ts';
import { formatNumber, formatRange } from '#i18n/format.ts';
import { ReachCrowd } from '#web/art/reach-crowd.tsx';
import { useLanguage } from '#web/shell/use-language.ts';
import type { EventForm } from '../event/event-draft.ts';

/** About how many it reaches: views of similar events where there are enough, else people by the tags and characteristics. */
export function ReachEstimate({ form, reach }: { form: EventForm; reach: Reach | undefined }) {
  const { t } = useTranslation('create-event');
  const language = useLanguage();
  const [tags, characteristics] = useWatch({ control: form.control, name: ['tags', 'userCharacteristics'] });
  const isKnown = reach?.basis === 'history';
  const estimate = estimateReach(tags.length, characteristics.length);
  if (!isKnown && estimate === 0) return null;
  return (
    <p
      aria-live="polite"
      className="flex flex-wrap items-center gap-x-7 rounded-well bg-azure px-6 pt-3 text-on-color max-sm:pb-3"
    >
      <ReachCrowd className="h-18 w-auto self-end max-sm:hidden" />
      <span className="flex-1 pb-3 max-sm:pb-0">{t('reach')}</span>
      <span className="flex items-baseline gap-3 pb-3 max-sm:pb-0">
        <span className="text-[2.5rem] text-stat">
          {isKnown ? formatRange(reach.low, reach.high, language) : formatNumber(estimate, language)}
        </span>
        {t(isKnown ? 'seen' : 'people')}
      </span>
    </p>
  );
}
