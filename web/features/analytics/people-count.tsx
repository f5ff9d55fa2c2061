import { cx } from '#web/ui/cx.ts';

type PeopleCountProps = {
  value: number;
  /** What one figure stands for. */
  unit: number;
  /** Figures for which there is room; all rows beside each other have the same. */
  room: number;
  className?: string;
};

const PITCH = 12;

/** A number as a row of people; whatever is not nothing is one of them at least. Decorative: the number stands beside it. */
export function PeopleCount({ value, unit, room, className }: PeopleCountProps) {
  const figures = value === 0 ? 0 : Math.max(1, Math.round(value / unit));
  return (
    <svg viewBox={`0 0 ${room * PITCH} 20`} aria-hidden="true" className={cx('h-auto w-full', className)}>
      {Array.from({ length: figures }, (_, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the figures never change places
          key={index}
          transform={`translate(${index * PITCH} 0)`}
          d="M4 0a3.3 3.3 0 0 1 0 6.6 3.3 3.3 0 0 1 0-6.6M1 8.2h6V20H1z"
        />
      ))}
    </svg>
  );
}
