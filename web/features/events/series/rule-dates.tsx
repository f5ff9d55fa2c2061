import { useTranslation } from 'react-i18next';
import { lastVisibleDay } from '#domain/series/coming-dates.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { formatDayShort, formatWeekday } from '#i18n/format.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { cx } from '#web/ui/cx.ts';

type Preview = ApiAnswer<'previewSeriesChange'>;
type Row = { day: string; isBefore: boolean; isAfter: boolean; date?: Preview['dates'][number] };

/** Days before and after: existing events and later ones. */
function rowsOf(daysBefore: readonly string[], { dates, days }: Preview): Row[] {
  const last = lastVisibleDay(berlinDay(new Date()));
  const appeared = dates.map((date): Row => {
    const { effect, series_date: day, event_id: id } = date;
    return { day, isBefore: id !== null, isAfter: effect !== 'removed' && effect !== 'cancelled', date };
  });
  const later = new Set([...daysBefore, ...days].filter((day) => day > last));
  const ahead = [...later].map((day) => ({ day, isBefore: daysBefore.includes(day), isAfter: days.includes(day) }));
  return [...appeared, ...ahead].toSorted((a, b) => a.day.localeCompare(b.day));
}

type RuleDatesProps = {
  daysBefore: readonly string[];
  preview: Preview;
  /** Dates with guests to cancel. */
  cancelled: readonly string[];
  onCancel: (ids: string[]) => void;
};

/** Dates before and after a new rule; those with guests stay unless cancelled. */
export function RuleDates({ daysBefore, preview, cancelled, onCancel }: RuleDatesProps) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const rows = rowsOf(daysBefore, preview);
  const shortDay = (day: string) => `${formatWeekday(day, language, 'short')} ${formatDayShort(day, language)}`;
  const toggle = (id: string) =>
    onCancel(cancelled.includes(id) ? cancelled.filter((one) => one !== id) : [...cancelled, id]);
  return (
    <table className="w-full text-small tabular-nums">
      <caption className="sr-only">{t('series.change.dates')}</caption>
      <thead>
        <tr className="text-left text-ink-3">
          <th scope="col" className="w-1/2 pb-2 font-semibold">
            {t('move.before')}
          </th>
          <th scope="col" className="w-1/2 pb-2 font-semibold">
            {t('move.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ day, isBefore, isAfter, date }) => (
          <tr key={day} className="border-line border-t align-top">
            <td className="py-2.5 pe-3">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                {!isBefore && '–'}
                {isBefore && (isAfter ? shortDay(day) : <s className="text-ink-2">{shortDay(day)}</s>)}
                {date && date.guests > 0 && (
                  <Badge tone="amber">{t('series.change.guests', { count: date.guests })}</Badge>
                )}
              </span>
            </td>
            <td className="py-2.5">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                {isAfter ? (
                  <span className={cx(!isBefore && 'font-semibold')}>{shortDay(day)}</span>
                ) : (
                  <span className="text-ink-2">
                    {date ? t(`series.change.effect.${date.effect}`) : t('series.change.effect.removed')}
                  </span>
                )}
                {isAfter && !isBefore && <Badge tone="fir">{t('series.rule.new')}</Badge>}
                {isAfter && date?.is_closed && <span className="text-ink-2">({t('series.rule.closed')})</span>}
              </span>
              {date?.event_id && (date.effect === 'kept' || date.effect === 'cancelled') && (
                <>
                  {date.effect === 'kept' && <p className="text-ink-2">{t('series.change.effect.kept')}</p>}
                  <Checkbox
                    label={t('series.rule.cancel', { count: date.guests })}
                    checked={cancelled.includes(date.event_id)}
                    onChange={() => date.event_id && toggle(date.event_id)}
                  />
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
