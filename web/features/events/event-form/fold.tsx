import type { ReactNode } from 'react';
import { useState } from 'react';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ChevronDown } from '#web/ui/icons/chevron-down.ts';

type FoldProps = {
  label: ReactNode;
  /** Before the arrow. */
  end?: ReactNode;
  className?: string;
  /** Rendered while open. */
  children: ReactNode;
};

/** A collapsible list. */
export function Fold({ label, end, className, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className={cx('rounded-well bg-sunk open:pb-4', className)}
    >
      <summary className="flex min-h-11 list-none items-center gap-3 rounded-field [&::-webkit-details-marker]:hidden">
        <span className="flex-1">{label}</span>
        {end}
        <Icon of={ChevronDown} className="shrink-0 transition-transform [[open]>summary>&]:rotate-180" />
      </summary>
      {isOpen && children}
    </details>
  );
}
