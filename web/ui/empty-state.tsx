import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type EmptyStateProps = {
  title: string;
  /** One sentence about the future content. */
  children: ReactNode;
  /** One button: the next step. */
  action?: ReactNode;
  /** Above the text, or beside it on wide panels. */
  drawing?: ReactNode;
  /** `h1` if nothing else is on the page. */
  headingLevel?: 'h1' | 'h2' | 'h3' | 'h4';
  className?: string;
};

export function EmptyState({ title, children, action, drawing, headingLevel = 'h3', className }: EmptyStateProps) {
  const Heading = headingLevel;
  return (
    <div className={cx('@container w-full py-3', className)}>
      <div className={drawing ? 'empty-area' : undefined}>
        {drawing && <div className="max-w-60 @max-[36rem]:mb-5">{drawing}</div>}
        <div className="grid justify-items-start gap-2">
          <Heading className={headingLevel === 'h1' ? 'text-h2' : 'text-h4'}>{title}</Heading>
          <p className="max-w-text text-balance text-body text-ink-2">{children}</p>
          {action && <div className="mt-3">{action}</div>}
        </div>
      </div>
    </div>
  );
}
