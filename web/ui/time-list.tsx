import { cx } from './cx.ts';
import { popupItem } from './popup-item.ts';

const times = Array.from(
  { length: 48 },
  (_, n) => `${String(Math.floor(n / 2)).padStart(2, '0')}:${n % 2 ? '30' : '00'}`,
);

type TimeListProps = {
  /** HH:mm; null opens the list in the evening. */
  value: string | null;
  onChange: (time: string) => void;
};

/** A stable ref callback: React would call a new one on each render and steal the focus. */
function openAt(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
  button?.scrollIntoView({ block: 'nearest' });
}

/** Times in steps of 30 minutes, scrolled to the chosen one. */
export function TimeList({ value, onChange }: TimeListProps) {
  const first = times.findLast((time) => time <= (value ?? '18:00'));
  return (
    <div className="max-h-[60dvh] overflow-y-auto max-sm:grid max-sm:grid-cols-4 max-sm:gap-1 sm:h-full">
      {times.map((time) => (
        <button
          key={time}
          ref={time === first ? openAt : undefined}
          type="button"
          aria-current={time === value || undefined}
          onClick={() => onChange(time)}
          className={cx(popupItem, 'tabular-nums max-sm:justify-center', time === value && 'bg-ink! text-paper')}
        >
          {time}
        </button>
      ))}
    </div>
  );
}
