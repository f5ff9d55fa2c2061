import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';
import { useTranslation } from 'react-i18next';
import type { AnalyticsMetric } from '#domain/analytics/periods.ts';
import { formatDay, formatDayShort } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { figureOf, formatFigure } from './figure.ts';
import type { DayFigures } from './use-analytics.ts';

const WIDTH = 720;
const HEIGHT = 240;
const LEFT = 44;
const TOP = 12;
const BOTTOM = HEIGHT - 28;

/** The course of one figure. Said in one sentence for those who do not see it; the table below holds every value. */
export function DayChart({ days, metric }: { days: readonly DayFigures[]; metric: AnalyticsMetric }) {
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  const values = days.map((day) => figureOf(day, metric));
  const max = Math.max(...values);
  const x = scaleLinear([0, days.length], [LEFT, WIDTH]);
  const y = scaleLinear([0, Math.max(max, metric === 'conversion' ? 0.1 : 4)], [BOTTOM, TOP]).nice(4);
  const steps = [...values, values.at(-1) ?? 0].map((value, index): [number, number] => [x(index), y(value)]);
  const [from, to] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  const words = { metric: t(`metric.${metric}`), from: formatDay(from, language), to: formatDay(to, language) };
  const best = days[values.indexOf(max)];
  const label =
    max > 0 && best
      ? t('chart', { ...words, value: formatFigure(max, metric, language), day: formatDay(best.day, language) })
      : t('chartEmpty', words);
  const marks = [0, Math.floor((days.length - 1) / 2), days.length - 1];
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className="h-auto w-full">
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <path d={`M${LEFT} ${y(tick)}H${WIDTH}`} className="stroke-line" />
          <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end" fontSize="12" className="fill-ink-3 tabular-nums">
            {formatFigure(tick, metric, language)}
          </text>
        </g>
      ))}
      <path d={area<[number, number]>().curve(curveStepAfter).y0(BOTTOM)(steps) ?? ''} className="fill-tomato-wash" />
      <path
        d={line<[number, number]>().curve(curveStepAfter)(steps) ?? ''}
        fill="none"
        strokeWidth="2"
        className="stroke-ink"
      />
      {marks.map((index, place) => (
        <text
          key={index}
          x={place === 0 ? LEFT : place === 2 ? WIDTH : x(index + 0.5)}
          y={HEIGHT - 8}
          textAnchor={(['start', 'middle', 'end'] as const)[place]}
          fontSize="12"
          className="fill-ink-3 tabular-nums"
        >
          {formatDayShort(days[index]?.day ?? '', language)}
        </text>
      ))}
    </svg>
  );
}
