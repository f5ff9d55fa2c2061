import type { ReactNode } from 'react';

/** A link inside of a sentence, which opens the page anew. */
export function PageLink({ to, children }: { to: string; children?: ReactNode }) {
  return (
    <a href={to} className="text-link">
      {children}
    </a>
  );
}
