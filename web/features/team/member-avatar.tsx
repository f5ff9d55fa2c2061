import { cx } from '#web/ui/cx.ts';

const colors = ['bg-pic-tomato', 'bg-pic-blue', 'bg-pic-green', 'bg-pic-berry', 'bg-pic-amber'];
const leanings = [-4, 4, -7, 8, -2];

/** The logo's i; grey when inactive. */
export function MemberAvatar({ index, isOff }: { index: number; isOff: boolean }) {
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      className={cx('size-12 shrink-0 rounded-field', isOff ? 'bg-sunk' : colors[index % colors.length])}
    >
      <g
        transform={isOff ? undefined : `rotate(${leanings[index % leanings.length]} 24 48)`}
        className={isOff ? 'fill-ink-3' : 'fill-pic-ink'}
      >
        <circle cx="24" cy="16" r="6.4" />
        <path d="M18 25h12v23H18z" />
      </g>
    </svg>
  );
}
