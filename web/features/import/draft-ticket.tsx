import type { ReactNode } from 'react';
import { formatStub } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';

type DraftTicketProps = {
  day: string | null;
  /** False greys it out. */
  isChosen: boolean;
  tick?: ReactNode;
  children: ReactNode;
};

/** A small ticket; there may be five hundred. */
export function DraftTicket({ day, isChosen, tick, children }: DraftTicketProps) {
  const language = useLanguage();
  const { weekday, month } = day ? formatStub(day, language) : { weekday: '', month: '' };
  return (
    <div className="flex min-w-0 flex-1">
      <div
        aria-hidden="true"
        className={cx(
          'notch-right grid w-18 shrink-0 content-center justify-items-center gap-1.5 rounded-s-ticket py-3 transition-colors md:w-20',
          isChosen && day ? 'bg-amber text-on-color' : 'bg-line text-ink-2',
        )}
      >
        {day && <span className="text-badge">{weekday}</span>}
        <span className="text-[1.875rem] text-stat leading-none">{day ? Number(day.slice(8)) : '?'}</span>
        {day && <span className="text-badge">{month.slice(0, 3)}</span>}
      </div>
      <div className="notch-left -ms-px flex min-w-0 flex-1 items-center gap-3 rounded-e-ticket border-card border-s-2 border-dashed bg-sunk px-4 py-3">
        <div className="grid min-w-0 flex-1 gap-1">{children}</div>
        {tick}
      </div>
    </div>
  );
}
