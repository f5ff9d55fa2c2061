import type { ReactNode } from 'react';

/** Replaces content that is not visible. */
export function Gone({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-3 py-6">
      <h1 tabIndex={-1} className="text-h2">
        {title}
      </h1>
      <p className="text-ink-2">{children}</p>
    </div>
  );
}
