import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Card } from '#web/ui/panel.tsx';

type AccountCardProps = {
  /** Anchor. */
  id: string;
  title: string;
  text?: string;
  className?: string;
  /** Without a background of its own. */
  isOnCard?: boolean;
  /** Collapsed; a link to it opens it. */
  isFolded?: boolean;
  /** Beside the heading. */
  end?: ReactNode;
  children: ReactNode;
};

export function AccountCard({
  id,
  title,
  text,
  className,
  isOnCard = false,
  isFolded,
  end,
  children,
}: AccountCardProps) {
  if (isFolded) {
    return (
      <Card className="min-w-0 md:py-4">
        <Disclosure id={id} title={title} text={text}>
          {children}
        </Disclosure>
      </Card>
    );
  }
  const Ground = isOnCard ? 'div' : Card;
  return (
    <section aria-labelledby={id} className="@container min-w-0">
      <Ground className={cx('grid grid-cols-[minmax(0,1fr)] gap-4', className)}>
        <div>
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <h2 id={id} className="scroll-mt-10 text-h3">
              {title}
            </h2>
            {end}
          </div>
          {text && <p className="mt-1 text-ink-2 text-small">{text}</p>}
        </div>
        {children}
      </Ground>
    </section>
  );
}
