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

/** Words and code side by side. */
const docsColumns = 'grid xl:grid-cols-[minmax(0,1fr)_minmax(26rem,36rem)]';

const prose =
  '[&>:is(p,ol,ul,table)]:max-w-168 [&>:is(p,ol,ul,table):not(:first-child)]:mt-4 [&_:is(ol,ul)]:grid [&_:is(ol,ul)]:list-disc [&_:is(ol,ul)]:gap-2 [&_:is(ol,ul)]:ps-6 [&_:is(td,th)]:border-line [&_:is(td,th)]:border-b [&_:is(td,th)]:py-2.5 [&_:is(td,th)]:text-start [&_ol]:list-decimal [&_table]:w-full';

/** Text left, code right; on narrow screens an explanation precedes its code, a reference follows it. */
export function Part({ id, title, above, head, code, isProse = false, children }: PartProps) {
  const panel = (
    <div className="call-code min-w-0 bg-pic-ink text-pic-paper xl:[grid-area:1/2/span_2]">
      <div className="grid gap-4 p-4 empty:hidden xl:sticky xl:top-14 xl:max-h-[calc(100dvh-3.5rem)] xl:overflow-auto xl:p-6 xl:[scrollbar-color:var(--code-quiet)_transparent] xl:[scrollbar-width:thin]">
        {code}
      </div>
    </div>
  );
  const words = (
    <div
      className={cx(
        'call-words relative min-w-0 px-4 pt-2 pb-10 sm:px-10',
        Boolean(code) && !isProse && 'max-xl:pt-6',
        isProse && prose,
      )}
    >
      {children}
    </div>
  );
  return (
    <article
      id={id}
      className={cx('call xl:grid-rows-[auto_1fr] print:block', docsColumns)}
      aria-labelledby={`${id}-title`}
    >
      <header className="relative px-4 pt-10 pb-5 sm:px-10 [&>p]:mt-3 [&>p]:max-w-168">
        {above}
        <h2
          id={`${id}-title`}
          className="wrap-anywhere hyphens-auto font-display font-extrabold font-stretch-88% text-[clamp(1.75rem,2.6vw,2.5rem)]/[1.05] tracking-[-0.01em]"
        >
          <a href={`#${id}`}>{title}</a>
        </h2>
        {head}
      </header>
      {isProse ? words : panel}
      {isProse ? panel : words}
    </article>
  );
}
