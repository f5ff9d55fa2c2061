import { drawnPlaces } from '#domain/events/drawn-places.ts';
import { cx } from '#web/ui/cx.ts';

/** Mostly ink, so that others stand out. */
const colours = [
  'fill-ink',
  'fill-tomato',
  'fill-ink',
  'fill-azure',
  'fill-ink',
  'fill-rose',
  'fill-clover',
  'fill-ink',
  'fill-ink',
] as const;

type PeopleInProps = { joined: number; max: number | null; most: number; className?: string };

/** Participants of the places as figures, in a row for `most`. Write the number beside it. */
export function PeopleIn({ joined, max, most, className }: PeopleInProps) {
  const { figures, filled } = drawnPlaces({ joined, max, most });
  return (
    <svg viewBox={`0 0 ${most * 10 - 3} 20`} aria-hidden="true" className={cx('h-auto w-full', className)}>
      {Array.from({ length: figures }, (_, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: figures have a fixed order
          key={index}
          transform={`translate(${index * 10} 0)`}
          className={cx('transition-colors', index < filled ? colours[index % colours.length] : 'fill-edge/45')}
          d="M3.5 0a3 3 0 0 1 0 6.2 3 3 0 0 1 0-6.2M.7 7.7h5.6V20H.7z"
        />
      ))}
    </svg>
  );
}
