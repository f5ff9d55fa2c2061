import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

/** Replaces a finished form; focused, so that it is announced. */
export function Outcome({ title, children, action }: { title: string; children: ReactNode; action: ReactNode }) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-3">
      <h2 ref={headingRef} tabIndex={-1} className="wrap-anywhere text-h2">
        {title}
      </h2>
      <div className="wrap-anywhere text-ink-2">{children}</div>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">{action}</div>
    </div>
  );
}
