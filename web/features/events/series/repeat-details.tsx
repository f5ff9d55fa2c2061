import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { closedDayRules, seriesLimits } from '#domain/series/series-rule.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { isCalendarDay } from '#domain/shared/calendar.ts';
import { formatDayShort, formatWeekday } from '#i18n/format.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import { DayField } from '#web/ui/day-field.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Repetition } from '../event/repetition.ts';
import { isComplete } from '../event/repetition.ts';

type PartProps = { value: Repetition; onChange: (value: Repetition) => void; day: string };

type RepeatDetailsProps = PartProps & {
  /** Cost of dates paid now; undefined while loading. */
  quote: ApiAnswer<'quoteEvent'> | undefined;
};

/** End of a series, with dates and next costs. */
export function RepeatDetails({ quote, ...part }: RepeatDetailsProps) {
  return (
    <div className="col-span-full grid gap-4 rounded-well bg-sunk p-4">
      <EndFields {...part} />
      <NextDates {...part} quote={quote} />
    </div>
  );
}

export function EndFields({ value: { count, ends_on: endsOn, ...rest }, onChange, day }: PartProps) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const end = endsOn === undefined ? 'count' : 'day';
  const isUnread = endsOn != null && !isCalendarDay(endsOn);
  const endError = isUnread ? t('fields.dateInvalid') : undefined;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] items-start gap-4">
      <Segmented
        label={t('series.end.label')}
        options={(['count', 'day'] as const).map((one) => ({ value: one, label: t(`series.end.${one}`) }))}
        value={end}
        onChange={(chosen) => onChange({ ...rest, ...(chosen === 'count' ? { count: null } : { ends_on: null }) })}
      />
      {end === 'count' ? (
        <TextInput
          label={t('series.count')}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          help={t('series.countHelp', { most: seriesLimits.dates })}
          value={count ?? ''}
          onChange={({ target }) => {
            const digits = target.value.replace(/\D/g, '');
            onChange({ ...rest, count: digits === '' ? null : Number(digits) });
          }}
        />
      ) : (
        <DayField
          label={t('series.endsOn')}
          language={language}
          value={endsOn ?? ''}
          onChange={(chosen) => onChange({ ...rest, ends_on: chosen || null })}
          today={berlinDay(new Date())}
          firstDay={day}
          calendarLabel={t('fields.day')}
          error={endError}
        />
      )}
    </div>
  );
}

/** Handling of dates on closed days. */
export function ClosedDaysSelect({ value, onChange }: Omit<PartProps, 'day'>) {
  const { t } = useTranslation('events');
  return (
    <Select
      label={t('series.closedDays.label')}
      value={value.closed_days ?? 'ask'}
      options={closedDayRules.map((rule) => ({ value: rule, label: t(`series.closedDays.${rule}`) }))}
      onChange={({ target }) => onChange({ ...value, closed_days: target.value as Repetition['closed_days'] })}
    />
  );
}

/** Dates by the rule, closed days marked, with the next costs. */
function NextDates({ value, onChange, day, quote }: RepeatDetailsProps) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const problemText = useProblemText();
  const found = useQuery({
    ...queries.seriesDates({ ...value, starts_on: day }),
    enabled: isComplete(value),
  });
  if (!isComplete(value)) return <p className="text-ink-2 text-small">{t('series.needsEnd')}</p>;
  if (found.error) {
    return (
      <p role="alert" className="font-semibold text-oxblood text-small">
        {t('series.refused', { most: seriesLimits.dates, message: problemText(found.error) })}
      </p>
    );
  }
  const { dates = [] } = found.data ?? {};
  return (
    <>
      <ol
        aria-label={t('series.dates')}
        className="flex flex-wrap gap-x-4 gap-y-1 text-small tabular-nums"
        aria-live="polite"
      >
        {dates.map((date) => (
          <li key={date.day} className={cx(date.effect === 'takes_place' ? 'text-ink' : 'text-ink-3')}>
            {date.effect === 'skipped' ? <s>{shortDay(date.day)}</s> : shortDay(date.day)}
            {date.is_closed && ` (${t(`series.effect.${date.effect}`)})`}
          </li>
        ))}
      </ol>
      {dates.slice(1).some(({ is_closed: isClosed }) => isClosed) && (
        <ClosedDaysSelect value={value} onChange={onChange} />
      )}
      {quote && found.data && (
        <p className="text-ink-2 text-small">{t('series.cost', { count: quote.dates, total: quote.total })}</p>
      )}
    </>
  );

  function shortDay(each: string) {
    return `${formatWeekday(each, language, 'short')} ${formatDayShort(each, language)}`;
  }
}
