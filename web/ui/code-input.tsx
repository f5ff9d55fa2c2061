import type { ComponentProps } from 'react';
import { Fragment, useState } from 'react';
import { cx } from './cx.ts';
import type { FieldTexts } from './field.tsx';
import { Field } from './field.tsx';

type CodeInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className'> &
  FieldTexts & {
    value: string;
    /** At most six digits. */
    onChange: (value: string) => void;
    className?: string;
  };

const length = 6;

/** Six boxes over one input, so typing, pasting "482 019" and autofill work. */
export function CodeInput({ value, onChange, className, ...props }: CodeInputProps) {
  const { label, hideLabel, note, help, error, counter, reserveMessage, id, ...input } = props;
  const [caret, setCaret] = useState<number | null>(null);
  const active = caret === null ? -1 : Math.min(caret, value.length, length - 1);
  return (
    <Field {...{ label, hideLabel, note, help, error, counter, reserveMessage, id, className }}>
      {(control) => (
        <div className="@container relative w-full sm:max-w-130">
          <div aria-hidden="true" className="flex items-center gap-1.5 sm:gap-2.5">
            {Array.from({ length }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: boxes have a fixed order
              <Fragment key={index}>
                {index === length / 2 && <span className="h-1 w-2 shrink-0 bg-line sm:w-7" />}
                <span
                  className={cx(
                    'grid h-16 min-w-0 flex-1 place-items-center rounded-well bg-card forced-colors:border text-[2rem] text-stat @min-[28rem]:h-23 @min-[28rem]:text-[2.75rem]',
                    frame(Boolean(error), index === active),
                  )}
                >
                  {value[index] ??
                    (index === active && <span className="h-[0.9em] w-0.5 animate-code-caret bg-current" />)}
                </span>
              </Fragment>
            ))}
          </div>
          <input
            {...input}
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]{6}"
            value={value}
            onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, length))}
            onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
            onFocus={(event) => {
              setCaret(value.length);
              input.onFocus?.(event);
            }}
            onBlur={(event) => {
              setCaret(null);
              input.onBlur?.(event);
            }}
            className="absolute inset-0 size-full cursor-text bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent selection:text-transparent"
          />
        </div>
      )}
    </Field>
  );
}

function frame(hasError: boolean, isActive: boolean): string {
  const focus = isActive && 'outline-3 outline-focus outline-offset-2';
  if (hasError) return cx('inset-ring-2 inset-ring-oxblood', focus);
  return isActive ? cx('inset-ring-2 inset-ring-ink', focus) : 'inset-ring-[1.5px] inset-ring-edge';
}
