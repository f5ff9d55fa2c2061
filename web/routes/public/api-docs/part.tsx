import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';

type PartProps = {
  id: string;
  title: string;
  /** Above and below the title. */
  above?: ReactNode;
  head?: ReactNode;
  /** On ink: what the words are about. */
  code?: ReactNode;
  /** Paragraphs, lists and tables without classes of their own. */
  isProse?: boolean;
  children: ReactNode;
};

const prose =
  '[&>:is(p,ol,ul,table)]:max-w-168 [&>:is(p,ol,ul,table):not(:first-child)]:mt-4 [&_:is(ol,ul)]:grid [&_:is(ol,ul)]:list-disc [&_:is(ol,ul)]:gap-2 [&_:is(ol,ul)]:ps-6 [&_:is(td,th)]:border-line [&_:is(td,th)]:border-b [&_:is(td,th)]:py-2.5 [&_:is(td,th)]:text-start [&_ol]:list-decimal [&_table]:w-full';

/** A part of the documentation: words on the left, code on the right. On phones the code comes before the words. */
export function Part({ id, title, above, head, code, isProse = false, children }: PartProps) {
  return (
    <article id={id} className="call" aria-labelledby={`${id}-title`}>
      <header>
        {above}
        <h2 id={`${id}-title`}>
          <a href={`#${id}`}>{title}</a>
        </h2>
        {head}
      </header>
      <div className="call-code">
        <div>{code}</div>
      </div>
      <div className={cx('call-text', isProse && prose)}>{children}</div>
    </article>
  );
}
