import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

type UndoFrameProps = ComponentProps<'div'> & {
  label: string;
  button: string;
  onUndo: () => void;
  /** Shows the Z shortcut. */
  hasKey: boolean;
  keys?: string;
  /** Countdown bar; a new key restarts it. */
  time: { key?: number; className: string };
  children: ReactNode;
};

/** A bar with text, an undo button and a countdown. */
export function UndoFrame({ label, button, onUndo, hasKey, keys, time, className, children, ...rest }: UndoFrameProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      {...rest}
      role="group"
      aria-label={label}
      className={cx(
        'group/undo relative flex items-center gap-3 overflow-hidden rounded-field bg-ink ps-4 pe-2 pt-1 pb-1.5 text-paper',
        className,
      )}
    >
      <p className="wrap-anywhere flex-1 py-2 text-small">{children}</p>
      <button
        type="button"
        aria-keyshortcuts={keys}
        onClick={onUndo}
        className="inline-flex min-h-11 items-center gap-2.5 rounded-field px-3 font-semibold"
      >
        {button}
        {hasKey && (
          <span
            aria-hidden="true"
            className="grid min-w-6 place-items-center rounded-badge border-[1.5px] px-1 py-0.5 text-[0.75rem] pointer-coarse:hidden"
          >
            Z
          </span>
        )}
      </button>
      <span
        key={time.key}
        aria-hidden="true"
        className={cx('absolute inset-x-0 bottom-0 h-0.75 origin-left motion-reduce:hidden', time.className)}
      />
    </div>
  );
}
