import { cx } from './cx.ts';
import { PeopleRow } from './people-row.tsx';

/** Up to this many, each place is a figure. */
const MOST_FIGURES = 40;
const PER_ROW = 20;
/** Full row, in SVG units. */
const ROW_WIDTH = PER_ROW * 12 - 4;

type PeopleMeterProps = { value: number; of: number; className?: string };

/** Places taken: a figure each, a bar beyond forty. Write the number beside it. */
export function PeopleMeter({ value, of, className }: PeopleMeterProps) {
  const share = Math.min(1, Math.max(0, value / of));
  if (of > MOST_FIGURES) {
    return (
      <svg viewBox={`0 0 ${ROW_WIDTH} 20`} aria-hidden="true" className={cx('h-auto w-59', className)}>
        <rect y="4" width={ROW_WIDTH} height="12" rx="6" className="fill-edge/45" />
        <rect y="4" width={Math.max(share > 0 ? 12 : 0, share * ROW_WIDTH)} height="12" rx="6" className="fill-ink" />
      </svg>
    );
  }
  return (
    <span className={cx('grid w-59 gap-1', className)}>
      {Array.from({ length: Math.ceil(of / PER_ROW) }, (_, row) => {
        const inRow = Math.min(PER_ROW, of - row * PER_ROW);
        return (
          <PeopleRow
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have a fixed order
            key={row}
            share={(value - row * PER_ROW) / inRow}
            figures={inRow}
            room={PER_ROW}
            className="h-auto w-full"
          />
        );
      })}
    </span>
  );
}
