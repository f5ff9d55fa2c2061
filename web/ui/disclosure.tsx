import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { ChevronDown } from './icons/chevron-down.ts';

type DisclosureProps = {
  /** Anchor; links to it open it. */
  id: string;
  title: string;
  /** Summary. */
  text?: ReactNode;
  headingLevel?: 'h2' | 'h3';
  className?: string;
  children: ReactNode;
};

export function Disclosure({ id, title, text, headingLevel: Heading = 'h2', className, children }: DisclosureProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${id}` && ref.current) ref.current.open = true;
  }, [hash, id]);
  return (
    <section aria-labelledby={id} className={cx('@container min-w-0', className)}>
      <details ref={ref} className="group/disclosure">
        <summary className="flex min-h-11 list-none items-center gap-4 [&::-webkit-details-marker]:hidden">
          <span className="grid min-w-0 flex-1 gap-0.5">
            <Heading id={id} className="scroll-mt-10 text-h4">
              {title}
            </Heading>
            {text && <span className="text-ink-2 text-small">{text}</span>}
          </span>
          <Icon of={ChevronDown} className="shrink-0 group-open/disclosure:rotate-180" />
        </summary>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-5">{children}</div>
      </details>
    </section>
  );
}
