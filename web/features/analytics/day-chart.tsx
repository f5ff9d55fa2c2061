import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { useTranslation } from 'react-i18next';
import type { AnalyticsMetric } from '#domain/analytics/periods.ts';
import { formatDay, formatDayShort } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import { EventFlags, FlagNames } from './event-flags.tsx';
import { figureOf, formatFigure } from './figure.ts';
import { oncePerDay, placeFlags } from './place-flags.ts';
import type { DayFigures, Mark } from './use-analytics.ts';

/** Space above the curve for one to four rows of flags. */
const roomForRows = ['@min-[48rem]:pt-15.5', '@min-[48rem]:pt-27', '@min-[48rem]:pt-38.5', '@min-[48rem]:pt-50'];

/** SVG units; the chart stretches, its text does not. */
const WIDTH = 720;
const HEIGHT = 240;

type DayChartProps = {
  days: readonly DayFigures[];
  previous?: readonly DayFigures[];
  marks?: readonly Mark[];
  metric: AnalyticsMetric;
  /** One of several in a row. */
  isSmall?: boolean;
};

/** A metric over time, with a summary for screen readers; the table has all values. */
export function DayChart({ days, previous = [], marks: all = [], metric, isSmall = false }: DayChartProps) {
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  const marks = oncePerDay(all);
  const values = days.map((day) => figureOf(day, metric));
  const max = Math.max(...values);
  const before = previous.map((day) => figureOf(day, metric));
  const x = scaleLinear([0, Math.max(1, days.length - 1)], [0, WIDTH]);
  const y = scaleLinear([0, Math.max(max, ...before, metric === 'conversion' ? 0.1 : 4)], [HEIGHT, 0]).nice(4);
  const pointsOf = (figures: readonly number[]) =>
    figures.map((value, index): [number, number] => [x(index), y(value)]);
  const points = pointsOf(values);
  const [from, to] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  const words = { metric: t(`metric.${metric}`), from: formatDay(from, language), to: formatDay(to, language) };
  const best = days[values.indexOf(max)];
  const label =
    max > 0 && best
      ? t('chart', { ...words, value: formatFigure(max, metric, language), day: formatDay(best.day, language) })
      : t('chartEmpty', words);
  const dates = isSmall ? [0, days.length - 1] : [0, Math.floor((days.length - 1) / 2), days.length - 1];
  const ticks = y.ticks(4);
  const dayOf = (mark: Mark) => days.findIndex(({ day }) => day === mark.day);
  const lanes = placeFlags(marks.map((mark) => x(dayOf(mark)) / WIDTH));
  const rows = 1 + Math.max(0, ...lanes.map((lane) => lane ?? 0));
  return (
    <div className="@container">
      <div
        role="img"
        aria-label={label}
        className={cx(
          'grid grid-cols-[auto_1fr] gap-x-3 gap-y-2 pt-2 text-help text-ink-3 tabular-nums',
          marks.length > 0 && (rows > 1 ? 'pt-13' : 'pt-6'),
          marks.length > 0 && 'pr-6 @min-[48rem]:pr-44',
          marks.length > 0 && (roomForRows[rows - 1] ?? roomForRows.at(-1)),
        )}
      >
        <div className="flex flex-col-reverse justify-between">
          {ticks.map((tick) => (
            <span key={tick} className="flex h-0 items-center justify-end">
              {formatFigure(tick, metric, language)}
            </span>
          ))}
        </div>
        <div className="relative">
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
            <path d={area<[number, number]>().y0(HEIGHT)(points) ?? ''} className="fill-tomato-wash" />
            <path d={line()(pointsOf(before)) ?? ''} fill="none" strokeWidth="1.5" className="stroke-edge" />
            <path
              d={line()(points) ?? ''}
              fill="none"
              strokeWidth="2.5"
              strokeLinejoin="round"
              className="stroke-ink"
            />
            {days.map(({ day }, index) => (
              <rect
                key={day}
                x={x(index - 0.5)}
                width={x(1)}
                height={HEIGHT}
                className="fill-tomato opacity-0 transition-opacity hover:opacity-20"
              >
                <title>{`${formatDay(day, language)}: ${formatFigure(values[index] ?? 0, metric, language)}`}</title>
              </rect>
            ))}
          </svg>
          {marks.length > 0 && (
            <EventFlags
              marks={marks}
              lanes={lanes}
              pointOf={(mark) => ({ x: x(dayOf(mark)) / WIDTH, y: 1 - y(values[dayOf(mark)] ?? 0) / HEIGHT })}
            />
          )}
        </div>
        <div className="col-start-2 flex justify-between">
          {dates.map((index) => (
            <span key={index}>{formatDayShort(days[index]?.day ?? '', language)}</span>
          ))}
        </div>
      </div>
      {marks.length > 0 && <FlagNames marks={marks} lanes={lanes} />}
    </div>
  );
}
