import type { ReactNode } from 'react';

/** Focused when the screen opens; `end` is at the right. */
export function ScreenTitle({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <div className="flex items-end justify-between gap-3">
      <h1 tabIndex={-1} className="text-h1 text-[2.5rem]">
        {children}
      </h1>
      {end}
    </div>
  );
}
