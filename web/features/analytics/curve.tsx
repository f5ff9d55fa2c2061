import { useTranslation } from 'react-i18next';
import { formatDay } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import { DayChart } from './day-chart.tsx';
import { figureText } from './figure.ts';
import { DayTable } from './figure-tables.tsx';
import { Totals } from './totals.tsx';
import type { Analytics } from './use-analytics.ts';

/** Days shown at least. */
const FEWEST = 14;

/** Starts with the first counted day if nothing was counted before it, also in the previous period. */
function withoutEmptyStart(days: Analytics['days'], previous: Analytics['previous_days']): Analytics['days'] {
  const isCounted = (day: Analytics['days'][number]) => day.views > 0 || day.participants > 0;
  if (previous.some(isCounted)) return days;
  const first = days.findIndex(isCounted);
  return first <= 0 ? days : days.slice(Math.min(first - 1, Math.max(0, days.length - FEWEST)));
}

/** A metric by day, with the previous period and events. */
export function Curve({ analytics, metric, onChoose }: Parameters<typeof Totals>[0] & { analytics: Analytics }) {
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  const { previous_days: previous, marks, totals, period } = analytics;
  const days = withoutEmptyStart(analytics.days, previous);
  const range = { from: formatDay(days[0]?.day ?? analytics.from, language), to: formatDay(analytics.to, language) };
  const before = t('curve.before', { period: t(`periodBefore.${period}`) });
  return (
    <section aria-labelledby="analytics-curve">
      <h3 id="analytics-curve" className="text-h3">
        {t('curve.title')}
      </h3>
      <div className="mt-4">
        <Totals analytics={analytics} metric={metric} onChoose={onChoose} />
      </div>
      <div className="mt-6 mb-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="font-semibold">
          {t(`metric.${metric}`)} <span className="font-normal text-ink-2 text-small">{t('range', range)}</span>
        </p>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-help text-ink-2 tabular-nums">
          <li className="flex items-center gap-2">
            <span aria-hidden="true" className="h-[3px] w-5 bg-ink" />
            {t('curve.now', { value: figureText(totals, metric, language) })}
          </li>
          <li className="flex items-center gap-2">
            <span aria-hidden="true" className="h-[1.5px] w-5 bg-edge" />
            {`${before}: ${figureText(analytics.previous, metric, language)}`}
          </li>
          {(['held', 'published'] as const).map(
            (kind) =>
              marks.some((mark) => mark.kind === kind) && (
                <li key={kind} className="flex items-center gap-2">
                  <span
                    aria-hidden="true"
                    className={cx(
                      'h-3 w-5 [clip-path:polygon(0_0,100%_0,calc(100%-0.3rem)_50%,100%_100%,0_100%)]',
                      kind === 'held' ? 'bg-tomato' : 'bg-line',
                    )}
                  />
                  {t(`curve.${kind}`)}
                </li>
              ),
          )}
        </ul>
      </div>
      <DayChart
        days={days}
        previous={previous.slice(-days.length)}
        marks={marks.filter(({ day }) => day >= (days[0]?.day ?? ''))}
        metric={metric}
      />
      <DayTable days={analytics.days} marks={marks} />
    </section>
  );
}
