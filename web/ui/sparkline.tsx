type SparklineProps = { values: number[]; className?: string };

/** A stepped line for a stat card; the dot is now. Decoration: the figure stands beside it. */
export function Sparkline({ values, className }: SparklineProps) {
  const width = 150;
  const height = 40;
  const max = Math.max(1, ...values);
  const step = (width - 6) / Math.max(1, values.length - 1);
  const y = (value: number) => height - 2 - (value / max) * (height - 10);
  const last = values.at(-1) ?? 0;
  const end = width - 5;
  const path = values.map(
    (value, index) => `${index === 0 ? 'M0 ' : 'V'}${y(value)}H${Math.min(end, (index + 0.5) * step)}`,
  );
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={className ?? 'h-10 w-full max-w-38'}>
      <path d={path.join('')} fill="none" strokeWidth="2" className="stroke-ink" vectorEffect="non-scaling-stroke" />
      <circle cx={end} cy={y(last)} r="4.5" className="fill-tomato" />
    </svg>
  );
}

type MiniBarsProps = {
  bars: { label: string; value: number }[];
  /** Index of the bar that is now; the last one when left out. */
  now?: number;
  className?: string;
};

/** Seven days at a glance. Decoration: the figure stands beside it. */
export function MiniBars({ bars, now = bars.length - 1, className }: MiniBarsProps) {
  const max = Math.max(1, ...bars.map((bar) => bar.value));
  return (
    <svg
      viewBox={`0 0 ${bars.length * 26 - 6} 68`}
      aria-hidden="true"
      className={className ?? 'h-17 w-auto max-w-full'}
    >
      {bars.map((bar, index) => {
        const height = Math.max(2, (bar.value / max) * 50);
        return (
          <g key={bar.label} transform={`translate(${index * 26} 0)`}>
            <path d={`M0 ${52 - height}h20v${height}H0z`} className={index === now ? 'fill-tomato' : 'fill-ink'} />
            <text x="10" y="66" textAnchor="middle" fontSize="11" className="fill-ink-3">
              {bar.label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
