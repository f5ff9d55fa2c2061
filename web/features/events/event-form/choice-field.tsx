import { useEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Segmented } from '#web/ui/segmented.tsx';
import type { ChoiceName, EventDraft, EventForm } from '../event/event-draft.ts';
import { draftFields } from '../event/event-draft.ts';

type ChoiceFieldProps = {
  form: EventForm;
  name: ChoiceName;
  /** Focuses on mount. */
  hasFocus?: boolean;
};

/** Radio buttons with their question. */
export function ChoiceField({ form, name, hasFocus = false }: ChoiceFieldProps) {
  const { t } = useTranslation('events');
  const { field } = useController({ control: form.control, name });
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFocus) ref.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [hasFocus]);
  const label = t(`fields.${name}`);
  const values: readonly EventDraft[ChoiceName][] = draftFields[name].values;
  return (
    <div ref={ref} className="min-w-0 flex-1">
      <p aria-hidden="true" className="mb-1.5 text-label">
        {label}
      </p>
      <Segmented
        label={label}
        options={values.map((each) => ({ value: each, label: t(`fields.${each}`) }))}
        value={field.value}
        onChange={field.onChange}
        className="flex"
      />
    </div>
  );
}
