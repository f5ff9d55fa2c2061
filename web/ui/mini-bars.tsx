type MiniBarsProps = {
  bars: { label: string; value: number }[];
  /** Index of the current bar; the last one by default. */
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
