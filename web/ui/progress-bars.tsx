import { cx } from './cx.ts';

type ProgressBarsProps = {
  steps: number;
  /** From 1. */
  current: number;
  name: string;
  /** "Step 1 of 4". */
  label: string;
  /** "About 5 minutes left". */
  note?: string;
};

export function ProgressBars({ name, steps, current, label, note }: ProgressBarsProps) {
  return (
    <div className="grid gap-3">
      <div className="flex justify-between gap-4 text-small">
        <p className="font-semibold">{label}</p>
        {note && <p className="text-ink-3">{note}</p>}
      </div>
      <div
        role="progressbar"
        aria-label={name}
        aria-valuemin={1}
        aria-valuemax={steps}
        aria-valuenow={current}
        aria-valuetext={label}
        className="flex gap-1.5"
      >
        {Array.from({ length: steps }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: bars have a fixed order
            key={index}
            className={cx('h-2 flex-1 transition-colors duration-200', index < current ? 'bg-tomato' : 'bg-line')}
          />
        ))}
      </div>
    </div>
  );
}
