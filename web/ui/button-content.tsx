import type { ReactNode } from 'react';
import type { IconShape } from './icon.tsx';
import { Icon } from './icon.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonVariant =
  | 'primary'
  | 'secondary'
  /** Ink on a themed field. */
  | 'on-color'
  /** Ink on a drawing (hero, footer), in both themes. */
  | 'on-drawing'
  | 'on-drawing-outline'
  | 'quiet'
  /** Confirm dialog only. */
  | 'danger'
  | 'danger-outline'
  | 'danger-quiet';

export type ButtonLook = {
  variant?: ButtonVariant;
  /** 48 px or 44 px. */
  size?: 'normal' | 'compact';
  icon?: IconShape;
  /** After the label. */
  iconEnd?: IconShape;
  children: ReactNode;
};

type ContentProps = Pick<ButtonLook, 'icon' | 'iconEnd' | 'children'> & { busy?: boolean; busyLabel?: string };

/** Label and icons. The busy label shares the label's cell, so the width is constant. */
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
