import { useEffect, useId, useRef, useState } from 'react';

type StripsProps = {
  total: number;
  left?: number;
  /** To be spent, of the remaining: hatched. */
  spending?: number;
  /** Last ones of the remaining in tomato, for examples. */
  marked?: number;
  /** Maximum width in pixels; shrinks to fit. */
  stripWidth?: number;
  height?: number;
  className?: string;
};

const gap = 3;
const bar = 8;

/** A quantity as tear-off strips; above 30, one per 5. Write the number beside it. */
export function Strips({ total, left = total, spending = 0, marked = 0, className, ...size }: StripsProps) {
  const { stripWidth = 14, height = 56 } = size;
  const hatchId = useId();
  const per = total > 30 ? 5 : 1;
  const count = Math.ceil(total / per);
  const whole = Math.min(count, Math.ceil(left / per));
  const hatched = Math.min(whole, Math.ceil(spending / per));
  const coloured = Math.ceil(marked / per);
  const tearing = useTearing(whole);
  const width = count * (stripWidth + gap) - gap;

  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="xMinYMin meet"
      aria-hidden="true"
      className={className ?? 'h-auto max-w-full overflow-visible'}
    >
      <pattern id={hatchId} width="8" height="8" patternTransform="rotate(45)" patternUnits="userSpaceOnUse">
        <path d="M0 0h5v8H0z" className="fill-tomato" />
      </pattern>
      <path d={`M0 0h${width}v${bar}H0z`} className="fill-ink" />
      {Array.from({ length: count }, (_, index) => {
        const x = index * (stripWidth + gap);
        const strip = `M${x} ${bar}h${stripWidth}v${height - bar}h-${stripWidth}z`;
        const key = `strip-${index}`;
        if (index >= whole) {
          return (
            <g key={key}>
              <path d={raggedEdge(x, stripWidth, index)} className="fill-ink" />
              {index < tearing && <path d={strip} className="animate-tear fill-tomato [transform-box:fill-box]" />}
            </g>
          );
        }
        if (index >= whole - hatched) {
          return <path key={key} d={strip} fill={`url(#${hatchId})`} className="stroke-tomato" />;
        }
        return <path key={key} d={strip} className={index >= whole - coloured ? 'fill-tomato' : 'fill-ink'} />;
      })}
    </svg>
  );
}

/** Edge of a torn strip, up to 7 px; neighbours differ. */
function raggedEdge(x: number, width: number, seed: number): string {
  const depths = [5, 2.5, 7, 3, 6, 2];
  const points = Array.from({ length: 5 }, (_, step) => {
    const depth = depths[(step + seed * 2) % depths.length] ?? 4;
    return `L${x + width - (width * step) / 4} ${bar + depth}`;
  });
  return `M${x} ${bar - 0.5}H${x + width}${points.join('')}z`;
}

/** The previous number of strips during the tear animation. */
function useTearing(whole: number): number {
  const [tearing, setTearing] = useState(0);
  const before = useRef(whole);
  useEffect(() => {
    const previous = before.current;
    before.current = whole;
    if (previous <= whole) return;
    setTearing(previous);
    const timer = setTimeout(() => setTearing(0), 260);
    return () => clearTimeout(timer);
  }, [whole]);
  return tearing;
}
