import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';
import { useTranslation } from 'react-i18next';
import type { AnalyticsMetric } from '#domain/analytics/periods.ts';
import { formatDay, formatDayShort } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import { figureOf, formatFigure } from './figure.ts';
import type { DayFigures } from './use-analytics.ts';

/** Units of the chart, which stretches to the available space; the text around it does not. */
const WIDTH = 720;
const HEIGHT = 240;

type DayChartProps = {
  days: readonly DayFigures[];
  metric: AnalyticsMetric;
  /** One of several beside each other. */
  isSmall?: boolean;
};

/** One figure over time. Described in one sentence for screen readers; the table below has every value. */
export function DayChart({ days, metric, isSmall = false }: DayChartProps) {
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  const values = days.map((day) => figureOf(day, metric));
  const max = Math.max(...values);
  const x = scaleLinear([0, days.length], [0, WIDTH]);
  const y = scaleLinear([0, Math.max(max, metric === 'conversion' ? 0.1 : 4)], [HEIGHT, 0]).nice(4);
  const steps = [...values, values.at(-1) ?? 0].map((value, index): [number, number] => [x(index), y(value)]);
  const [from, to] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  const words = { metric: t(`metric.${metric}`), from: formatDay(from, language), to: formatDay(to, language) };
  const best = days[values.indexOf(max)];
  const label =
    max > 0 && best
      ? t('chart', { ...words, value: formatFigure(max, metric, language), day: formatDay(best.day, language) })
      : t('chartEmpty', words);
  const marks = isSmall ? [0, days.length - 1] : [0, Math.floor((days.length - 1) / 2), days.length - 1];
  const ticks = y.ticks(4);
  return (
    <div
      role="img"
      aria-label={label}
      className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-2 pt-2 text-help text-ink-3 tabular-nums"
    >
      <div className="flex flex-col-reverse justify-between">
        {ticks.map((tick) => (
          <span key={tick} className="flex h-0 items-center justify-end">
            {formatFigure(tick, metric, language)}
          </span>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={cx(
          'w-full overflow-visible [&_path]:[vector-effect:non-scaling-stroke]',
          isSmall ? 'h-28' : 'h-44 sm:h-60',
        )}
      >
        {ticks.map((tick) => (
          <path key={tick} d={`M0 ${y(tick)}H${WIDTH}`} className="stroke-line" />
        ))}
        <path d={area<[number, number]>().curve(curveStepAfter).y0(HEIGHT)(steps) ?? ''} className="fill-tomato-wash" />
        <path
          d={line<[number, number]>().curve(curveStepAfter)(steps) ?? ''}
          fill="none"
          strokeWidth="2"
          className="stroke-ink"
        />
        {days.map(({ day }, index) => (
          <rect
            key={day}
            x={x(index)}
            width={x(1)}
            height={HEIGHT}
            className="fill-tomato opacity-0 transition-opacity hover:opacity-20"
          >
            <title>{`${formatDay(day, language)}: ${formatFigure(values[index] ?? 0, metric, language)}`}</title>
          </rect>
        ))}
      </svg>
      <div className="col-start-2 flex justify-between">
        {marks.map((index) => (
          <span key={index}>{formatDayShort(days[index]?.day ?? '', language)}</span>
        ))}
      </div>
    </div>
  );
}
