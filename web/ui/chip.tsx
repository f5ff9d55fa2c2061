import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { Check } from './icons/check.ts';

type ChipProps = Omit<ComponentProps<'input'>, 'children' | 'type'> & {
  type?: 'checkbox' | 'radio';
  /** Called when pressed while off. */
  onRefused?: () => void;
  children: ReactNode;
};

/** A one-word choice. */
export function Chip({ type = 'checkbox', className, children, onChange, onRefused, ...input }: ChipProps) {
  const isOff = input['aria-disabled'] === true;
  return (
    <label className={cx('chip', className)}>
      <input
        {...input}
        type={type}
        className="covered-input"
        onClick={(event) => {
          if (!isOff) return;
          event.preventDefault();
          onRefused?.();
        }}
        onChange={(event) => !isOff && onChange?.(event)}
      />
      <Icon of={Check} size={16} />
      {children}
    </label>
  );
}

type ChipLinkProps = ComponentProps<typeof Link> & { current: boolean };

/** A filter stored in the address. */
export function ChipLink({ current, className, ...rest }: ChipLinkProps) {
  return (
    <Link
      preventScrollReset
      {...rest}
      aria-current={current ? 'true' : undefined}
      className={cx('chip no-underline', className)}
    />
  );
}
