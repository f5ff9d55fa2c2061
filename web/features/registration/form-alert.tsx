import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';

/** Why the last try failed. The region is there before the words are, else they would not be announced. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="empty:hidden">
      {children && (
        <p className="flex gap-3 rounded-well bg-oxblood-wash p-4 font-semibold text-body text-oxblood">
          <Icon of={TriangleAlert} className="mt-0.5 shrink-0" />
          {children}
        </p>
      )}
    </div>
  );
}
