import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import type { IconShape } from './icon.tsx';
import { Icon } from './icon.tsx';

export type BadgeTone =
  | 'fir'
  | 'amber'
  | 'oxblood'
  | 'sunk'
  | 'card'
  | 'outline'
  | 'ink'
  | 'tomato'
  | 'azure'
  | 'rose'
  | 'clover'
  | 'bavaria';

const tones: Record<BadgeTone, string> = {
  fir: 'bg-fir-wash text-fir',
  amber: 'bg-amber-wash text-amber-text',
  oxblood: 'bg-oxblood-wash text-oxblood',
  sunk: 'bg-sunk text-ink-2',
  card: 'bg-card text-ink',
  outline: 'inset-ring-[1.5px] inset-ring-edge text-ink-2 forced-colors:border',
  ink: 'bg-ink text-paper',
  tomato: 'bg-tomato-wash text-tomato-text',
  azure: 'bg-azure-wash text-azure-text',
  rose: 'bg-rose-wash text-rose-text',
  clover: 'bg-clover-wash text-clover-text',
  bavaria: 'bg-bavaria-wash text-bavaria-text',
};

type BadgeProps = { tone: BadgeTone; icon?: IconShape; className?: string; children: ReactNode };

/** A short status; its colour only repeats the text. `ink` is reserved for "+1 day". */
export function Badge({ tone, icon, className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex min-h-6.5 items-center gap-1.5 whitespace-nowrap rounded-badge px-2.5 text-badge',
        tones[tone],
        className,
      )}
    >
      {icon && <Icon of={icon} size={15} className="-ms-0.5 shrink-0" />}
      {children}
    </span>
  );
}
