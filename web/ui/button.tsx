import type { ComponentProps, MouseEvent } from 'react';
import { useId } from 'react';
import type { ButtonLook } from './button-content.tsx';
import { ButtonContent } from './button-content.tsx';
import { cx } from './cx.ts';
import { keepPress } from './keep-press.ts';

type ButtonProps = Omit<ComponentProps<'button'>, 'children' | 'disabled'> &
  ButtonLook & {
    /** Shows a spinner at the same width and ignores presses. */
    busy?: boolean;
    busyLabel?: string;
    disabled?: boolean;
    /** The button stays focusable and is described by this. */
    disabledReason?: string;
  };

export function Button({
  variant = 'primary',
  size = 'normal',
  icon,
  iconEnd,
  busy = false,
  busyLabel,
  disabled = false,
  disabledReason,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const isOff = disabled || Boolean(disabledReason);
  const describedBy = cx(rest['aria-describedby'], disabledReason && reasonId) || undefined;

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isOff || busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <>
      <button
        {...rest}
        type={type}
        onClick={press}
        onPointerDown={keepPress}
        data-variant={variant}
        data-size={size}
        data-spinner={busy && !icon ? 'added' : undefined}
        aria-disabled={isOff || undefined}
        aria-busy={busy || undefined}
        aria-describedby={describedBy}
        title={rest.title ?? disabledReason}
        className={cx('button', className)}
      >
        <ButtonContent icon={icon} iconEnd={iconEnd} busy={busy} busyLabel={busyLabel}>
          {children}
        </ButtonContent>
      </button>
      {disabledReason && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </>
  );
}
