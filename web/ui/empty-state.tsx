import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type EmptyStateProps = {
  title: string;
  /** One sentence: what will be here. */
  children: ReactNode;
  /** One button: the next step. */
  action?: ReactNode;
  /** Above the words. */
  drawing?: ReactNode;
  headingLevel?: 'h2' | 'h3' | 'h4';
  className?: string;
};

/** Stands where nothing is yet: its drawing, what it is, and one next step. */
export function EmptyState({ title, children, action, drawing, headingLevel = 'h3', className }: EmptyStateProps) {
  const Heading = headingLevel;
  return (
    <div className={cx('grid justify-items-start gap-3 py-6', className)}>
      {drawing && <div className="mb-2">{drawing}</div>}
      <Heading className="text-h4">{title}</Heading>
      <p className="max-w-text text-body text-ink-2">{children}</p>
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
