import type { ReactNode } from 'react';
import { useId } from 'react';
import { cx } from './cx.ts';

type SegmentedProps<Value extends string> = {
  label: string;
  options: { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
};

/** Two or three exclusive choices in a row. Links and plain buttons use the `segmented…` classes. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset aria-label={props.label} className={cx('segmented', props.className)}>
      {props.options.map((option) => (
        <label key={option.value} className="segmented-item">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === props.value}
            onChange={() => props.onChange(option.value)}
            className="covered-input"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
