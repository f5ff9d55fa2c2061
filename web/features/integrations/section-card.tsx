import type { ReactNode } from 'react';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Card } from '#web/ui/panel.tsx';

type SectionCardProps = {
  /** Anchor. */
  id: string;
  title: string;
  text: ReactNode;
  action?: ReactNode;
  /** Collapsed; a link to it opens it. */
  isFolded?: boolean;
  children: ReactNode;
};

export function SectionCard({ id, title, text, action, isFolded, children }: SectionCardProps) {
  if (isFolded) {
    return (
      <Card className="max-md:-mx-4 max-md:rounded-none max-md:px-4 md:px-8">
        <Disclosure id={id} title={title} text={text}>
          {children}
        </Disclosure>
      </Card>
    );
  }
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-6 max-md:-mx-4 max-md:rounded-none max-md:px-4 md:p-8">
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
          <div className="grid max-w-text gap-1">
            <h2 id={id} className="scroll-mt-6 text-h2-panel">
              {title}
            </h2>
            <p className="text-ink-2">{text}</p>
          </div>
          {action && <div className="max-sm:w-full max-sm:*:w-full">{action}</div>}
        </div>
        {children}
      </Card>
    </section>
  );
}
