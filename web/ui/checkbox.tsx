import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { cx } from './cx.ts';
import { FieldMessage } from './field.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  help?: ReactNode;
  error?: string | null;
};

/** The whole line is the target. */
export function Checkbox({ label, help, error, className, id, ...input }: CheckboxProps) {
  const ownId = useId();
  const messageId = `${id ?? ownId}-message`;
  return (
    <div className={className}>
      <label className="flex min-h-11 items-start gap-3 py-2.5">
        <input
          {...input}
          id={id}
          type="checkbox"
          className="tick"
          aria-invalid={error ? true : undefined}
          aria-describedby={help || error ? messageId : undefined}
        />
        <span className="text-body">{label}</span>
      </label>
      <div className={cx('ps-9', Boolean(help || error) && '-mt-2 pb-2')}>
        <FieldMessage id={messageId} help={help} error={error} />
      </div>
    </div>
  );
}
