import type { ComponentProps } from 'react';
import type { ButtonVariant } from './button-content.tsx';
import { cx } from './cx.ts';
import type { IconShape } from './icon.tsx';
import { Icon } from './icon.tsx';
import { Spinner } from './spinner.tsx';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconShape;
  /** Accessible name and tooltip; names the object: "Delete Quiz night". */
  label: string;
  variant?: ButtonVariant;
  size?: 'normal' | 'compact';
  busy?: boolean;
};

export function IconButton({
  icon,
  label,
  variant = 'quiet',
  size = 'compact',
  busy = false,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      aria-busy={busy || undefined}
      data-variant={variant}
      data-size={size}
      data-square=""
      className={cx('button shrink-0', className)}
    >
      {busy ? <Spinner size={20} /> : <Icon of={icon} />}
    </button>
  );
}
