import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type StubTone = 'tomato' | 'amber' | 'azure' | 'rose' | 'clover' | 'kraft' | 'line';

/** Ground and words of a stub, and of everything else in the colour of an event. */
export const stubTones: Record<StubTone, string> = {
  tomato: 'bg-tomato text-on-color',
  amber: 'bg-amber text-on-color',
  azure: 'bg-azure text-on-color',
  rose: 'bg-rose text-on-color',
  clover: 'bg-clover text-on-color',
  kraft: 'bg-kraft text-on-color',
  line: 'bg-line text-ink',
};

type TicketProps = {
  tone: StubTone;
  /** The three lines of the stub; `day` is the figure. */
  weekday: string;
  day: string;
  month: string;
  /** Stands on the stub when the ticket is narrow, e.g. the status. */
  stubEnd?: ReactNode;
  /** 4:3, only when there is room. */
  image?: ReactNode;
  children: ReactNode;
  /** Column at the right: figures. Below the perforation when narrow. */
  aside?: ReactNode;
  /** Icon buttons at the far end. */
  actions?: ReactNode;
  /** What the ticket lies on: decides the colour of its body and of the perforation. */
  on?: 'card' | 'paper';
  className?: string;
};

/** Date stub, notches, perforation, body. Stub on top where the ticket has less than 560 px. Purely visual. */
export function Ticket({ tone, weekday, day, month, on = 'card', className, ...slots }: TicketProps) {
  const body = on === 'card' ? 'bg-sunk' : 'bg-card';
  return (
    <div className={cx('@container', className)}>
      <div className={cx('ticket group', on === 'paper' && 'ticket-raised')}>
        <div className={cx('ticket-stub notch-bottom @min-[35rem]:notch-right', stubTones[tone])}>
          <span className="text-label">{weekday}</span>
          <span className="ticket-day text-stat">{day}</span>
          <span className="text-label">{month}</span>
          {slots.stubEnd && <span className="ticket-stub-end">{slots.stubEnd}</span>}
        </div>
        <div className={cx('ticket-body notch-top @min-[35rem]:notch-left', body)}>
          {slots.image && <div className="ticket-image">{slots.image}</div>}
          <div className="grid min-w-0 flex-1 content-center gap-1.5">{slots.children}</div>
          {(slots.aside || slots.actions) && (
            <div className="ticket-end">
              <div className="grid min-w-0 flex-1 content-center gap-1">{slots.aside}</div>
              {slots.actions && <div className="ticket-actions">{slots.actions}</div>}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

type UprightTicketProps = {
  children: ReactNode;
  /** Below the perforation: the one call. */
  foot: ReactNode;
  tone?: 'card' | 'sunk' | 'tomato' | 'amber';
  className?: string;
};

const uprights = {
  card: 'bg-card text-ink',
  sunk: 'bg-sunk text-ink',
  tomato: 'bg-tomato text-on-color',
  amber: 'bg-amber text-on-color',
};

/** A ticket standing on end. */
export function UprightTicket({ children, foot, tone = 'card', className }: UprightTicketProps) {
  return (
    <div className={cx('flex flex-col rounded-panel shadow-raised', className)}>
      <div className={cx('notch-bottom flex-1 rounded-t-panel p-6 md:p-10', uprights[tone])}>{children}</div>
      <div className={cx('notch-top upright-foot rounded-b-panel p-6 md:px-10', uprights[tone])}>{foot}</div>
    </div>
  );
}
