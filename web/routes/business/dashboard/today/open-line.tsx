import { useTranslation } from 'react-i18next';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { formatDayOfMonth, formatWeekday } from '#i18n/format.ts';
import { useNow } from '#web/features/hours/use-now.ts';
import { openText } from '#web/features/today/time-texts.ts';
import type { TodayData } from '#web/features/today/use-today.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';

/** Opening state and date; space is reserved while loading. */
export function OpenLine({ state }: { state: TodayData['open_state'] | undefined }) {
  const { t } = useTranslation('today');
  const language = useLanguage();
  const now = useNow();
  const today = berlinDay(now);
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.9375rem] max-md:flex-col max-md:items-start">
      {state !== null && (
        <span className="flex min-h-6 items-center gap-2.5 font-semibold">
          {state && (
            <>
              <span
                aria-hidden="true"
                className={cx('size-2.5 shrink-0 rounded-full', state.is_open ? 'bg-fir' : 'border-2 border-edge')}
              />
              {openText(state, now, t, language)}
            </>
          )}
        </span>
      )}
      <span className="text-ink-2">
        {formatWeekday(today, language)}, {formatDayOfMonth(today, language)}
      </span>
    </p>
  );
}
