import { FieldGroup } from '#web/ui/field-group.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { Segmented } from '#web/ui/segmented.tsx';

/** How the fields are laid out: stacked, as in the dialog, or in the grid of the page. */
export type Density = 'narrow' | 'wide';

type ChoiceFieldProps<Value extends string> = {
  label: string;
  options: { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** One below the other, for long labels where there is little room. */
  isStacked?: boolean;
};

/** Exclusive choices under their question. */
export function ChoiceField<Value extends string>({ isStacked = false, ...props }: ChoiceFieldProps<Value>) {
  const { label, options, value, onChange } = props;
  if (!isStacked) {
    return (
      <div>
        <p aria-hidden="true" className="mb-1.5 text-label">
          {label}
        </p>
        <Segmented label={label} options={options} value={value} onChange={onChange} className="flex" />
      </div>
    );
  }
  return (
    <FieldGroup label={label}>
      {options.map((option) => (
        <Radio
          key={option.value}
          label={option.label}
          name={label}
          value={option.value}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        />
      ))}
    </FieldGroup>
  );
}
