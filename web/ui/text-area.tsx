import type { ComponentProps } from 'react';
import type { FieldTexts } from './field.tsx';
import { Field } from './field.tsx';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className'> & FieldTexts & { className?: string };

/** Grows with its text where supported. */
export function TextArea({ className, ...props }: TextAreaProps) {
  const { label, hideLabel, note, help, error, counter, reserveMessage, id, ...area } = props;
  return (
    <Field {...{ label, hideLabel, note, help, error, counter, reserveMessage, id, className }}>
      {(control) => (
        <textarea rows={3} {...area} {...control} className="control min-h-24 resize-y field-sizing-content" />
      )}
    </Field>
  );
}
