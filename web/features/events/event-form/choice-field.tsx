import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import type { ChoiceName, EventDraft, EventForm } from '../event/event-draft.ts';
import { draftFields } from '../event/event-draft.ts';

/** How the fields are laid out: stacked, as in the dialog, or in the grid of the page. */
export type Density = 'narrow' | 'wide';

type ChoiceFieldProps = {
  form: EventForm;
  name: ChoiceName;
  /** One below the other, for long labels where there is little room. */
  isStacked?: boolean;
};

/** Exclusive choices under their question. */
export function ChoiceField({ form, name, isStacked = false }: ChoiceFieldProps) {
  const { t } = useTranslation('events');
  const { field } = useController({ control: form.control, name });
  const { value, onChange } = field;
  const label = t(`fields.${name}`);
  const values: readonly EventDraft[ChoiceName][] = draftFields[name].values;
  const options = values.map((each) => ({ value: each, label: t(`fields.${each}`) }));
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
