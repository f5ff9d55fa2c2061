import type { ComponentProps } from 'react';
import type { FieldTexts } from './field.tsx';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';
import { ChevronDown } from './icons/chevron-down.ts';

type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'children'> &
  FieldTexts & {
    options: { value: string; label: string; disabled?: boolean }[];
    /** Empty first choice: "Please choose". */
    placeholder?: string;
    className?: string;
  };

/** A native select. */
export function Select({ options, placeholder, className, ...props }: SelectProps) {
  const { label, hideLabel, note, help, error, counter, reserveMessage, id, ...select } = props;
  return (
    <Field {...{ label, hideLabel, note, help, error, counter, reserveMessage, id, className }}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className="control appearance-none text-ellipsis pe-11">
            {placeholder && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className="pointer-events-none absolute inset-y-0 end-3.5 flex items-center">
            <Icon of={ChevronDown} size={18} />
          </span>
        </div>
      )}
    </Field>
  );
}
