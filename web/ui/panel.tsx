import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { useBottomBar } from './use-bottom-bar.ts';

type BoxProps = ComponentProps<'div'>;

/** Main surface of an app screen; edge to edge on phones. */
export function Panel({ className, ...rest }: BoxProps) {
  return (
    <div
      {...rest}
      className={cx(
        'rounded-t-panel bg-card p-4 shadow-raised max-md:-mx-4 max-md:pb-8 md:rounded-panel md:p-10',
        className,
      )}
    />
  );
}

export function Card({ className, ...rest }: BoxProps) {
  return <div {...rest} className={cx('rounded-card bg-card p-5 shadow-raised md:p-6', className)} />;
}

export function Well({ className, ...rest }: BoxProps) {
  return <div {...rest} className={cx('rounded-well bg-sunk p-4 md:p-5', className)} />;
}

/** Sticky last row of a panel. */
export function SaveBar({ className, ...rest }: BoxProps) {
  useBottomBar();
  return (
    <div
      {...rest}
      className={cx(
        'bottom-bar -mx-4 mt-8 flex flex-wrap items-center justify-end gap-3 border-line border-t bg-card px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:mx-0 md:px-0',
        className,
      )}
    />
  );
}
