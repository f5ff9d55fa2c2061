import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import type { EventTone } from '#domain/catalogue/tag-tones.ts';
import { cx } from '#web/ui/cx.ts';
import { stubTones } from '#web/ui/stub-tones.ts';

type StubRowProps = {
  /** Ref for counting impressions. */
  seen?: Ref<HTMLElement>;
  tone: EventTone;
  weekday: string;
  day: string;
  month: string;
  title: string;
  /** Null without a target. */
  to: string | null;
  end?: ReactNode;
  children: ReactNode;
};

/** An event with its stub always at the left; the whole row is the link. */
export function StubRow({ seen, tone, weekday, day, month, title, to, end, children }: StubRowProps) {
  return (
    <article ref={seen} aria-label={title} className="relative flex rounded-ticket shadow-raised">
      <div
        className={cx(
          'notch-right grid w-19 shrink-0 content-center justify-items-center gap-2 rounded-s-ticket px-1 py-4',
          stubTones[tone],
        )}
      >
        <span className="text-label">{weekday}</span>
        <span className="text-stat text-[2.5rem]">{day}</span>
        <span className="text-label">{month}</span>
      </div>
      <div className="notch-left -ms-px grid min-w-0 flex-1 content-center gap-1 rounded-e-ticket bg-card py-3 ps-5 pe-4">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="wrap-anywhere min-w-0 text-h4">
            {to === null ? (
              title
            ) : (
              <Link
                to={to}
                className="after:absolute after:inset-0 after:rounded-ticket focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus focus-visible:after:outline-offset-2"
              >
                {title}
              </Link>
            )}
          </h3>
          {end && <span className="shrink-0 text-ink-2 text-small tabular-nums">{end}</span>}
        </div>
        {children}
      </div>
    </article>
  );
}
