import { useTranslation } from 'react-i18next';
import { reasonOf } from '#domain/hours/day-reason.ts';
import type { HoursNow } from '#domain/hours/hours-now.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { formatTimeRange, formatWeekday } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { useOpenText } from './use-open-text.ts';

type TodayHoursProps = { hours: HoursNow | null; now: Date };

/** Today's hours with closing reason and next change. Times after midnight belong to the evening before. */
export function TodayHours({ hours, now }: TodayHoursProps) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const openText = useOpenText();
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{formatWeekday(hours?.day ?? berlinDay(now), language)}</span>
        {hours && (
          <span className="grid text-end tabular-nums">
            {hours.plan.spans.map(({ open, close }) => (
              <span key={open}>{formatTimeRange(open, close, language)}</span>
            ))}
            {hours.plan.spans.length === 0 && t('card.closed')}
          </span>
        )}
      </p>
      <p className="min-h-5 text-ink-3 text-small tabular-nums">
        {hours && [reasonOf(hours.plan, language), openText(hours.state, now)].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}
