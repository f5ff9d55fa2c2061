import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { analyticsMetrics } from '#domain/analytics/periods.ts';
import { formatDay } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import { figureText } from './figure.ts';
import type { DayFigures, Mark } from './use-analytics.ts';

export const head = 'py-2.5 pl-3 text-right font-semibold first:pl-0 first:text-left';
export const cell = 'py-2.5 pl-3 text-right tabular-nums';
export const name = 'wrap-anywhere py-2.5 text-left font-normal';

function MetricHeads() {
  const { t } = useTranslation('analytics');
  return analyticsMetrics.map((metric) => (
    <th key={metric} scope="col" className={head}>
      {t(`metric.${metric}`)}
    </th>
  ));
}

/** Scrollable by keyboard. */
export function ScrollArea({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must take the focus
    <section aria-label={label} tabIndex={0} className={cx('overflow-auto', className)}>
      {children}
    </section>
  );
}

/** All values of the chart, collapsed. */
export function DayTable({ days, marks }: { days: readonly DayFigures[]; marks?: readonly Mark[] }) {
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  return (
    <details className="mt-4">
      <summary className="text-link target-44 w-fit cursor-pointer text-small">{t('table.open')}</summary>
      <ScrollArea label={t('table.caption')} className="mt-2 max-h-96">
        <table className="w-full min-w-130 text-small">
          <caption className="sr-only">{t('table.caption')}</caption>
          <thead className="text-ink-2">
            <tr>
              <th scope="col" className={head}>
                {t('table.day')}
              </th>
              <MetricHeads />
              {marks && (
                <th scope="col" className={cx(head, 'text-left')}>
                  {t('table.marks')}
                </th>
              )}
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-line border-t">
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <th scope="row" className={name}>
                  {formatDay(day.day, language)}
                </th>
                {analyticsMetrics.map((metric) => (
                  <td key={metric} className={cell}>
                    {figureText(day, metric, language)}
                  </td>
                ))}
                {marks && (
                  <td className="wrap-anywhere py-2.5 pl-3">
                    {marks
                      .filter((mark) => mark.day === day.day)
                      .map(({ kind, title }) => t(`marks.${kind}`, { title }))
                      .join(', ')}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </details>
  );
}
