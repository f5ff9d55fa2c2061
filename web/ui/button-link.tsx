import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import type { ButtonLook } from './button-content.tsx';
import { ButtonContent } from './button-content.tsx';
import { cx } from './cx.ts';

type ButtonLinkProps = Omit<ComponentProps<typeof Link>, 'children'> & ButtonLook;

export function ButtonLink({
  variant = 'primary',
  size = 'normal',
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} data-variant={variant} data-size={size} className={cx('button', className)}>
      <ButtonContent icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </Link>
  );
}
