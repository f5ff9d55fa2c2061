import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { PeopleRow } from './people-row.tsx';

type EmptyStateProps = {
  title: string;
  /** One sentence: what will be here. */
  children: ReactNode;
  /** One button. */
  action?: ReactNode;
  /** Three pale people above the text. */
  showPeople?: boolean;
  headingLevel?: 'h2' | 'h3' | 'h4';
  className?: string;
};

export function EmptyState({ title, children, action, showPeople, headingLevel = 'h3', className }: EmptyStateProps) {
  const Heading = headingLevel;
  return (
    <div className={cx('grid justify-items-start gap-3 py-6', className)}>
      {showPeople && <PeopleRow share={0} figures={3} className="mb-1 h-10 w-auto" />}
      <Heading className="text-h4">{title}</Heading>
      <p className="max-w-text text-body text-ink-2">{children}</p>
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
