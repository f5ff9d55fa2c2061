import type { ReactNode } from 'react';

export function DocsTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="px-4 pt-8 pb-2 sm:px-10 xl:pt-10 xl:pb-6">
      <h1 className="pb-[0.08em] font-display font-extrabold font-stretch-84% text-[clamp(2.75rem,5.4vw,4.5rem)]/[0.95] tracking-[-0.02em]">
        {title}
      </h1>
      {children && <p className="mt-3 max-w-144 text-[1.1875rem] text-ink-2">{children}</p>}
    </div>
  );
}
