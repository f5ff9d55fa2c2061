import type { ReactNode } from 'react';

/** An inline link with a full page load. */
export function PageLink({ to, children }: { to: string; children?: ReactNode }) {
  return (
    <a href={to} className="text-link">
      {children}
    </a>
  );
}
