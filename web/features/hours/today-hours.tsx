import { useTranslation } from 'react-i18next';
import { closureOn } from '#domain/hours/closures.ts';
import type { OpenState } from '#domain/hours/open-state.ts';
import type { Schedule } from '#domain/hours/schedule.ts';
import { hoursOn } from '#domain/hours/schedule.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { formatTimeRange, formatWeekday } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { useOpenText } from './use-open-text.ts';

type TodayHoursProps = { schedule: Schedule; state: OpenState | null; now: Date };

/** Today's weekday with its hours, why it is closed, and when the doors close or open next. */
export function TodayHours({ schedule, state, now }: TodayHoursProps) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const openText = useOpenText();
  const today = berlinDay(now);
  const hours = hoursOn(schedule, today);
  const reason = closureOn(schedule.closures, today)?.reason;
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{formatWeekday(today, language)}</span>
        <span className="tabular-nums">
          {hours ? formatTimeRange(hours.open, hours.close, language) : t('card.closed')}
        </span>
      </p>
      <p className="min-h-5 text-ink-3 text-small tabular-nums">
        {[reason, state && openText(state, now)].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}
