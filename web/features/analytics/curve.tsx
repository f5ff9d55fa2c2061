import { useTranslation } from 'react-i18next';
import { formatDay } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import { DayChart } from './day-chart.tsx';
import { figureText } from './figure.ts';
import { DayTable } from './figure-tables.tsx';
import { Totals } from './totals.tsx';
import type { Analytics } from './use-analytics.ts';

/** A metric by day, with the previous period and events. */
export function Curve({ analytics, metric, onChoose }: Parameters<typeof Totals>[0] & { analytics: Analytics }) {
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  const { days, previous_days: previous, marks, totals, period } = analytics;
  const range = { from: formatDay(analytics.from, language), to: formatDay(analytics.to, language) };
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
      <DayChart days={days} previous={previous} marks={marks} metric={metric} />
      <DayTable days={days} marks={marks} />
    </section>
  );
}
