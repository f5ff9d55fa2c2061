import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';

type PartProps = {
  id: string;
  title: string;
  /** Around the title. */
  above?: ReactNode;
  head?: ReactNode;
  code?: ReactNode;
  /** Paragraphs, lists and tables without classes. */
  isProse?: boolean;
  children: ReactNode;
};

const prose =
  '[&>:is(p,ol,ul,table)]:max-w-168 [&>:is(p,ol,ul,table):not(:first-child)]:mt-4 [&_:is(ol,ul)]:grid [&_:is(ol,ul)]:list-disc [&_:is(ol,ul)]:gap-2 [&_:is(ol,ul)]:ps-6 [&_:is(td,th)]:border-line [&_:is(td,th)]:border-b [&_:is(td,th)]:py-2.5 [&_:is(td,th)]:text-start [&_ol]:list-decimal [&_table]:w-full';

/** Text left, code right; on phones code comes first. */
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
