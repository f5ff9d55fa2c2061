import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type UprightTicketProps = {
  children: ReactNode;
  /** Below the perforation: the action. */
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

export function UprightTicket({ children, foot, tone = 'card', className }: UprightTicketProps) {
  return (
    <div className={cx('flex flex-col rounded-panel shadow-raised', className)}>
      <div className={cx('notch-bottom flex-1 rounded-t-panel p-6 md:p-10', uprights[tone])}>{children}</div>
      <div
        className={cx(
          'notch-top relative before:absolute before:inset-x-5 before:-top-px before:border-current/25 before:border-t-2 before:border-dashed rounded-b-panel p-6 md:px-10',
          uprights[tone],
        )}
      >
        {foot}
      </div>
    </div>
  );
}
