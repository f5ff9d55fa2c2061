import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type NoticeProps = {
  /** A drawing or photo, full width. */
  picture: ReactNode;
  children: ReactNode;
  /** The word on every strip. */
  stripLabel: string;
  strips?: number;
  /** Which strip is gone, counted from 0. */
  goneIndex?: number;
  className?: string;
};

/** A notice with square corners and tear-off strips; one of them is gone already. */
export function Notice({ picture, children, stripLabel, strips = 5, goneIndex = 3, className }: NoticeProps) {
  return (
    <div className={cx('notice', className)}>
      <div className="overflow-hidden *:block *:w-full">{picture}</div>
      <div className="flex-1 bg-card px-6 pt-5 pb-4 text-ink">{children}</div>
      <div aria-hidden="true" className="notice-strips">
        {Array.from({ length: strips }, (_, index) =>
          index === goneIndex ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the strips never change places
            <span key={index} className="notice-gap" />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the strips never change places
            <span key={index} className="notice-strip">
              {stripLabel}
            </span>
          ),
        )}
      </div>
    </div>
  );
}
