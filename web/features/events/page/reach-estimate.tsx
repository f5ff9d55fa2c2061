import { useTranslation } from 'react-i18next';
import { estimateReach } from '#domain/events/limits.ts';
import { formatNumber } from '#i18n/format.ts';
import { ReachCrowd } from '#web/art/reach-crowd.tsx';
import { useLanguage } from '#web/shell/use-language.ts';

/** About how many people the chosen tags and characteristics lead to the event. */
export function ReachEstimate({ tags, characteristics }: { tags: number; characteristics: number }) {
  const { t } = useTranslation('create-event');
  const language = useLanguage();
  return (
    <p
      aria-live="polite"
      className="flex flex-wrap items-center gap-x-7 rounded-well bg-azure px-6 pt-3 text-on-color max-sm:pb-3"
    >
      <ReachCrowd className="h-18 w-auto self-end max-sm:hidden" />
      <span className="flex-1 pb-3 max-sm:pb-0">{t('reach')}</span>
      <span className="flex items-baseline gap-3 pb-3 max-sm:pb-0">
        <span className="text-[2.5rem] text-stat">{formatNumber(estimateReach(tags, characteristics), language)}</span>
        {t('people')}
      </span>
    </p>
  );
}
