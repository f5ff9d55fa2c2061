import { useTranslation } from 'react-i18next';
import type { AnalyticsMetric } from '#domain/analytics/periods.ts';
import { analyticsMetrics } from '#domain/analytics/periods.ts';
import { formatPercent } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { figureText } from './figure.ts';
import type { Analytics } from './use-analytics.ts';

/** Five cells without gaps at any width. */
export const figureColumns =
  'grid grid-cols-2 gap-3 max-sm:[&>:first-child]:col-span-2 sm:max-lg:grid-cols-6 sm:max-lg:*:col-span-2 sm:max-lg:[&>:nth-child(-n+2)]:col-span-3 lg:grid-cols-5 lg:gap-4';

type TotalsProps = {
  analytics: Analytics;
  metric: AnalyticsMetric;
  onChoose: (metric: AnalyticsMetric) => void;
};

/** Totals against the previous period; a choice shows its curve. */
export function Totals({ analytics, metric, onChoose }: TotalsProps) {
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  const hasBefore = analyticsMetrics.some((name) => analytics.previous[name] > 0);
  return (
    <fieldset aria-label={t('metric.label')} className={figureColumns}>
      {analyticsMetrics.map((name) => (
        <label
          key={name}
          className="relative grid cursor-pointer content-start gap-1 rounded-card border-[1.5px] border-edge p-4 has-checked:border-[3px] has-checked:border-ink has-checked:p-[calc(1rem-1.5px)] has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name="analytics-metric"
            className="covered-input"
            checked={name === metric}
            onChange={() => onChoose(name)}
          />
          <span className="text-label">{t(`metric.${name}`)}</span>
          <span className="py-1 text-stat text-[2.75rem]">{figureText(analytics.totals, name, language)}</span>
          {hasBefore && <Change analytics={analytics} metric={name} />}
        </label>
      ))}
    </fieldset>
  );
}

function Change({
  analytics: { totals, previous, period },
  metric,
}: {
  analytics: Analytics;
  metric: AnalyticsMetric;
}) {
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  const [now, before] = [totals[metric], previous[metric]];
  const words = { period: t(`periodBefore.${period}`) };
  const share = before === 0 ? 0 : Math.abs(now - before) / before;
  const percent = formatPercent(share, language);
  const kind = now === before ? 'same' : before === 0 ? 'new' : now > before ? 'up' : 'down';
  return <span className="text-balance text-help text-ink-2">{t(`change.${kind}`, { ...words, percent })}</span>;
}
