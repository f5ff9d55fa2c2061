import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import { docsColumns } from './part.tsx';

export function DocsTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={cx(docsColumns, 'xl:after:bg-pic-ink')}>
      <div className="px-4 pt-8 pb-2 sm:px-10 xl:pt-10 xl:pb-0">
        <h1 className="max-w-[14ch] pb-[0.08em] font-display font-extrabold font-stretch-84% text-[clamp(2.75rem,5.4vw,4.5rem)]/[0.95] tracking-[-0.02em] xl:max-w-[calc(14ch-5rem)]">
          {title}
        </h1>
        {children && <p className="mt-3 max-w-144 text-[1.1875rem] text-ink-2 xl:max-w-124">{children}</p>}
      </div>
    </div>
  );
}
