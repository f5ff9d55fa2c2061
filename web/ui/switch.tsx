import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { cx } from './cx.ts';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  label: ReactNode;
  /** Visually hidden, e.g. in a table row. */
  hideLabel?: boolean;
  help?: ReactNode;
};

const track =
  'h-7 w-11.5 flex-none appearance-none rounded-full bg-edge p-[3px] transition-colors before:block before:size-5.5 before:rounded-full before:bg-card before:transition-[translate] checked:bg-fir checked:before:translate-x-4.5 disabled:bg-line aria-disabled:bg-line forced-colors:appearance-auto';

/** A toggle, applied immediately or with the form. */
export function Switch({ label, hideLabel = false, help, className, ...input }: SwitchProps) {
  const helpId = useId();
  return (
    <label className={cx('flex min-h-11 items-center justify-between gap-4', className)}>
      <span className={hideLabel ? 'sr-only' : 'grid gap-0.5'}>
        <span className="text-body font-semibold">{label}</span>
        {help && (
          <span id={helpId} className="text-help text-ink-3">
            {help}
          </span>
        )}
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state */}
      <input {...input} type="checkbox" role="switch" className={track} aria-describedby={help ? helpId : undefined} />
    </label>
  );
}
