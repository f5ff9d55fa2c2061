import type { ReactNode } from 'react';
import type { IconShape } from './icon.tsx';
import { Icon } from './icon.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonVariant =
  | 'primary'
  | 'secondary'
  /** Ink on a field of the theme. */
  | 'on-color'
  /** Ink on the field of a drawing (hero, footer), the same in both themes. */
  | 'on-drawing'
  | 'on-drawing-outline'
  | 'quiet'
  /** Only inside the confirm dialog. */
  | 'danger'
  | 'danger-outline'
  | 'danger-quiet';

export type ButtonLook = {
  variant?: ButtonVariant;
  /** `normal` 48 px, `compact` 44 px. */
  size?: 'normal' | 'compact';
  icon?: IconShape;
  /** After the label, for "next" arrows and the like. */
  iconEnd?: IconShape;
  children: ReactNode;
};

type ContentProps = Pick<ButtonLook, 'icon' | 'iconEnd' | 'children'> & { busy?: boolean; busyLabel?: string };

/** Label and icons. The busy label shares the cell of the label, so neither changes the width. */
export function ButtonContent({ icon, iconEnd, children, busy, busyLabel }: ContentProps) {
  const label = busyLabel ? (
    <span className="grid">
      <span className={busy ? 'invisible col-start-1 row-start-1' : 'col-start-1 row-start-1'}>{children}</span>
      <span className={busy ? 'col-start-1 row-start-1' : 'invisible col-start-1 row-start-1'}>{busyLabel}</span>
    </span>
  ) : (
    children
  );
  return (
    <>
      {busy ? <Spinner size={icon ? 20 : 16} /> : icon && <Icon of={icon} />}
      {label}
      {iconEnd && <Icon of={iconEnd} />}
    </>
  );
}
