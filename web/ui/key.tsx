import type { ReactNode } from 'react';

export function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="grid h-6 min-w-6 place-items-center whitespace-nowrap rounded-badge px-1.5 font-sans font-semibold text-badge inset-ring-[1.5px] inset-ring-edge">
      {children}
    </kbd>
  );
}
