import type { ReactNode } from 'react';
import { runsPastMidnight } from '#domain/events/schedule.ts';
import { formatStub, formatTimeRange, formatWeekday } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Clock } from '#web/ui/icons/clock.ts';

type SideTicketProps = {
  title: string;
  place: string;
  /** yyyy-MM-dd. */
  day: string;
  start: string;
  end: string;
  /** Note for an end on the next day. */
  nextDay: string;
  /** Colour classes. */
  stub: string;
  children?: ReactNode;
};

/** An example ticket with its stub at the side. */
export function SideTicket({ title, place, day, start, end, nextDay, stub, children }: SideTicketProps) {
  const language = useLanguage();
  const date = formatStub(day, language);
  return (
    <article className="grid grid-cols-[minmax(4.5rem,6.5rem)_minmax(0,2.4fr)] rounded-ticket shadow-raised">
      <p
        className={cx(
          'notch-right grid place-content-center justify-items-center gap-2.5 rounded-s-ticket px-1 py-4.5',
          stub,
        )}
      >
        <span className="text-label">{formatWeekday(day, language)}</span>
        <span className="text-stat">{date.day}</span>
        <span className="text-label">{date.month}</span>
      </p>
      <div className="notch-left relative rounded-e-ticket bg-card ps-6 pe-5 pt-4.5 pb-5 before:absolute before:inset-y-3 before:-left-px before:border-line before:border-l-2 before:border-dashed">
        <h3 className="text-h3">{title}</h3>
        <p className="mt-0.5 text-ink-2 text-small">{place}</p>
        <p className="mt-2.5 flex flex-wrap items-center gap-x-2.5 gap-y-2">
          <span className="flex items-center gap-1.5 whitespace-nowrap text-label">
            <Icon of={Clock} size={16} />
            {formatTimeRange(start, end, language)}
          </span>
          {runsPastMidnight({ startTime: start, endTime: end }) && (
            <span className="rounded-badge bg-ink px-2.5 py-1.5 text-badge text-paper">{nextDay}</span>
          )}
          {children}
        </p>
      </div>
    </article>
  );
}
