import type { ReactNode } from 'react';

/** Precede the reasons; fixed at the bottom on narrow screens. */
export function DecisionButtons({ children }: { children: ReactNode }) {
  return (
    <div
      data-decision=""
      className="grid auto-cols-fr gap-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:grid-flow-col max-lg:border-line max-lg:border-t max-lg:bg-card max-lg:px-4 max-lg:pt-2.5 max-lg:pb-[max(0.625rem,env(safe-area-inset-bottom))]"
    >
      {children}
    </div>
  );
}
