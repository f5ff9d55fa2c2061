import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import type { StubTone } from './stub-tones.ts';
import { stubTones } from './stub-tones.ts';

type TicketProps = {
  tone: StubTone;
  /** Stub lines; `day` is the number. */
  weekday: string;
  day: string;
  month: string;
  /** On the stub of narrow tickets, e.g. the status. */
  stubEnd?: ReactNode;
  /** 4:3, if there is room. */
  image?: ReactNode;
  children: ReactNode;
  /** Right column, or below the perforation when narrow. */
  aside?: ReactNode;
  /** Icon buttons. */
  actions?: ReactNode;
  /** The surface below; sets the colours. */
  on?: 'card' | 'paper';
  className?: string;
};

const ticket = 'ticket group flex flex-col @min-[35rem]:flex-row';

const stub =
  'notch-bottom grid grid-cols-[auto_1fr_auto] items-center gap-x-3.5 rounded-t-ticket px-4 py-3 @min-[35rem]:notch-right @min-[35rem]:flex @min-[35rem]:flex-[0_0_7rem] @min-[35rem]:flex-col @min-[35rem]:justify-center @min-[35rem]:gap-2.5 @min-[35rem]:rounded-l-ticket @min-[35rem]:rounded-tr-none @min-[35rem]:px-2 @min-[35rem]:py-4.5';

const body =
  'notch-top flex flex-col gap-3.5 rounded-b-ticket p-4 @min-[35rem]:notch-left @min-[35rem]:relative @min-[35rem]:min-w-0 @min-[35rem]:flex-1 @min-[35rem]:flex-row @min-[35rem]:gap-6 @min-[35rem]:rounded-r-ticket @min-[35rem]:rounded-bl-none @min-[35rem]:py-4.5 @min-[35rem]:ps-6.5 @min-[35rem]:pe-5 @min-[35rem]:before:absolute @min-[35rem]:before:inset-y-3 @min-[35rem]:before:-left-px @min-[35rem]:before:border-s-2 @min-[35rem]:before:border-dashed';

const end =
  'flex items-end gap-3 border-t-2 border-dashed pt-2.5 @min-[35rem]:flex-none @min-[35rem]:items-center @min-[35rem]:border-0 @min-[35rem]:p-0 @min-[46rem]:basis-64';

/** A ticket: date stub, perforation, body. Stub on top below 560 px. Purely visual. */
export function Ticket({ tone, weekday, day, month, on = 'card', className, ...slots }: TicketProps) {
  const isRaised = on === 'paper';
  return (
    <div className={cx('@container', className)}>
      <div className={cx(ticket, isRaised && 'rounded-ticket shadow-raised')}>
        <div className={cx(stub, stubTones[tone])}>
          <span className="col-start-2 self-end text-label @min-[35rem]:self-center">{weekday}</span>
          <span className="col-start-1 row-span-2 row-start-1 text-stat">{day}</span>
          <span className="col-start-2 row-start-2 self-start text-label @min-[35rem]:self-center">{month}</span>
          {slots.stubEnd && (
            <span className="col-start-3 row-span-2 row-start-1 @min-[35rem]:hidden">{slots.stubEnd}</span>
          )}
        </div>
        <div
          className={cx(
            body,
            isRaised ? 'bg-card @min-[35rem]:before:border-line' : 'bg-sunk @min-[35rem]:before:border-card',
          )}
        >
          {slots.image && (
            <div className="hidden aspect-4/3 w-33 flex-none self-center overflow-hidden rounded-button bg-line *:size-full *:object-cover @min-[46rem]:block">
              {slots.image}
            </div>
          )}
          <div className="grid min-w-0 flex-1 content-center gap-1.5">{slots.children}</div>
          {(slots.aside || slots.actions) && (
            <div className={cx(end, isRaised ? 'border-line' : 'border-card')}>
              <div className="grid min-w-0 flex-1 content-center gap-1">{slots.aside}</div>
              {slots.actions && <div className="flex @min-[35rem]:flex-col">{slots.actions}</div>}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
