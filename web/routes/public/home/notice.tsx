import type { ComponentType } from 'react';
import type { ArtProps } from '#web/art/art-props.ts';
import { cx } from '#web/ui/cx.ts';

type NoticeProps = {
  title: string;
  text: string;
  plan: string;
  when: string;
  /** Word on the strips. */
  strip: string;
  /** Index of the torn strip, of five. */
  torn: number;
  drawing: ComponentType<ArtProps>;
  className?: string;
};

const STRIPS = [0, 1, 2, 3, 4];

/** A plan as a notice with drawing and strips. */
export function Notice({ title, text, plan, when, strip, torn, drawing: Drawing, className }: NoticeProps) {
  return (
    <article className={cx('group flex flex-col drop-shadow-[0_10px_14px_oklch(0.215_0.024_40/0.14)]', className)}>
      <Drawing className="block aspect-[32/22] w-full" />
      <div className="flex grow flex-col bg-card px-5.5 pt-5 pb-6">
        <h3 className="mb-2 text-h2-panel">{title}</h3>
        <p className="mb-6 text-[0.9375rem]">{text}</p>
        <div className="mt-auto border-line border-t pt-4">
          <p className="text-label">{plan}</p>
          <p className="mt-0.5 text-ink-2 text-small">{when}</p>
        </div>
      </div>
      <div aria-hidden="true" className="-mt-px flex">
        {STRIPS.map((index) =>
          index === torn ? (
            <TornEdge key={index} />
          ) : (
            <span
              key={index}
              className={cx(
                'flex h-20 min-w-0 flex-1 origin-top items-center justify-center bg-card font-semibold text-[0.8125rem] [text-orientation:sideways] [writing-mode:vertical-rl]',
                index > 0 && index !== torn + 1 && 'border-line border-l-2 border-dashed',
                index === (torn + 4) % 5 && 'transition-[rotate] duration-200 ease-out group-hover:rotate-3',
              )}
            >
              {strip}
            </span>
          ),
        )}
      </div>
    </article>
  );
}

function TornEdge() {
  return (
    <span className="min-w-0 flex-1">
      <svg aria-hidden="true" viewBox="0 0 60 7" preserveAspectRatio="none" className="block h-1.75 w-full fill-card">
        <path d="M0 0h60v3l-7 2-8-3-9 4-9-3-8 4-7-4-6 2-6-1z" />
      </svg>
    </span>
  );
}
