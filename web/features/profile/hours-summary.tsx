import { useTranslation } from 'react-i18next';
import { sortClosures } from '#domain/hours/closures.ts';
import { groupDays } from '#domain/hours/day-groups.ts';
import { sortSpecialDays } from '#domain/hours/special-days.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { formatDayRange, formatDayWithWeekday, formatTimeRange } from '#i18n/format.ts';
import { useNow } from '#web/features/hours/use-now.ts';
import { weekdayName } from '#web/features/hours/weekday-names.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import type { ProfileValues } from './profile-values.ts';

/** The week in short, and the next exceptions. */
export function HoursSummary({ values }: { values: ProfileValues }) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
        {groupDays(values.opening_hours).map(({ first, last, spans }) => {
          const [from, to] = [first, last].map((day) => weekdayName(day, language, 'short'));
          const times = spans.map(({ open, close }) => formatTimeRange(open, close, language));
          return (
            <div key={first} className="contents">
              <dt className="text-ink">{from === to ? from : `${from} – ${to}`}</dt>
              <dd className="tabular-nums">{times.join(', ') || t('hours.closed')}</dd>
            </div>
          );
        })}
      </dl>
      <Exceptions values={values} />
    </>
  );
}

/** Names the next special day and closure, counts the rest. */
function Exceptions({ values }: { values: ProfileValues }) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const today = berlinDay(useNow());
  const closures = sortClosures(values.extraordinary_closures, today).coming;
  const days = sortSpecialDays(values.special_days, today).coming;
  const named = (label: string, words: string, count: number) =>
    `${label}: ${words}${count > 1 ? ` ${t('rooms.hours.more', { count: count - 1 })}` : ''}`;
  const [closure, day] = [closures[0], days[0]];
  const lines = [
    closure &&
      named(
        t('columns.extraordinary_closures'),
        formatDayRange(closure.start_date, closure.end_date, language),
        closures.length,
      ),
    day && named(t('columns.special_days'), formatDayWithWeekday(day.date, language), days.length),
    values.seasons.length > 0 && t('rooms.hours.seasons', { count: values.seasons.length }),
    values.closed_on_holidays && t('columns.closed_on_holidays'),
  ];
  return (
    <ul className="mt-1.5 empty:hidden">
      {lines
        .filter((line) => typeof line === 'string')
        .map((line) => (
          <li key={line}>{line}</li>
        ))}
    </ul>
  );
}
