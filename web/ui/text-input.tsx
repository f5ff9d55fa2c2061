import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import type { FieldTexts } from './field.tsx';
import { Field } from './field.tsx';
import type { IconShape } from './icon.tsx';
import { Icon } from './icon.tsx';
import { Lock } from './icons/lock.ts';

type TextInputProps = Omit<ComponentProps<'input'>, 'className' | 'children'> &
  FieldTexts & {
    /** At the start; read-only fields show a lock. */
    icon?: IconShape;
    /** At the end: a unit or small button. */
    end?: ReactNode;
    /** Of the whole field. */
    className?: string;
  };

/** Also e-mail, telephone, number, date, time and search. */
export function TextInput({ icon, end, className, ...props }: TextInputProps) {
  const { label, hideLabel, note, help, error, hint, counter, reserveMessage, id, ...input } = props;
  const startIcon = input.readOnly ? Lock : icon;
  return (
    <Field {...{ label, hideLabel, note, help, error, hint, counter, reserveMessage, id, className }}>
      {(control) => (
        <div className="relative">
          {startIcon && (
            <span className="pointer-events-none absolute inset-y-0 start-3.5 flex items-center text-ink-2">
              <Icon of={startIcon} size={18} />
            </span>
          )}
          <input
            type="text"
            {...control}
            {...input}
            data-icon={startIcon ? '' : undefined}
            className={cx('control', Boolean(startIcon) && 'ps-10.5', Boolean(end) && 'pe-12')}
          />
          {end && <span className="absolute inset-y-0 end-0.5 flex items-center">{end}</span>}
        </div>
      )}
    </Field>
  );
}
