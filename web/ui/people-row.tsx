import { cx } from './cx.ts';

type PeopleRowProps = {
  /** Filled share, 0 to 1. Write the number beside it. */
  share: number;
  figures?: number;
  /** Figures that fit. */
  room?: number;
  className?: string;
};

/** A quantity as people; filled ones are coming. */
export function PeopleRow({ share, figures = 8, room = figures, className }: PeopleRowProps) {
  const filled = Math.round(Math.min(1, Math.max(0, share)) * figures);
  return (
    <svg
      viewBox={`0 0 ${room * 12 - 4} 20`}
      width={room * 12 - 4}
      height="20"
      aria-hidden="true"
      className={cx('shrink-0', className)}
    >
      {Array.from({ length: figures }, (_, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: figures have a fixed order
          key={index}
          transform={`translate(${index * 12} 0)`}
          className={index < filled ? 'fill-ink' : 'fill-edge/45'}
          d="M4 0a3.3 3.3 0 0 1 0 6.6 3.3 3.3 0 0 1 0-6.6M1 8.2h6V20H1z"
        />
      ))}
    </svg>
  );
}
