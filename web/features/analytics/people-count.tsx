import { cx } from '#web/ui/cx.ts';

type PeopleCountProps = {
  value: number;
  /** People per figure. */
  unit: number;
  /** Figures that fit, equal for all rows. */
  room: number;
  className?: string;
};

const PITCH = 12;

/** A number as figures, at least one if not zero. Decorative: show the number beside it. */
export function PeopleCount({ value, unit, room, className }: PeopleCountProps) {
  const figures = value === 0 ? 0 : Math.max(1, Math.round(value / unit));
  return (
    <svg viewBox={`0 0 ${room * PITCH} 20`} aria-hidden="true" className={cx('h-auto w-full', className)}>
      {Array.from({ length: figures }, (_, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: figures have a fixed order
          key={index}
          transform={`translate(${index * PITCH} 0)`}
          d="M4 0a3.3 3.3 0 0 1 0 6.6 3.3 3.3 0 0 1 0-6.6M1 8.2h6V20H1z"
        />
      ))}
    </svg>
  );
}
