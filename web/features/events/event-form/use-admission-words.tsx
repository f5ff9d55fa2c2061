import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#web/ui/checkbox.tsx';
import type { EventForm } from '../event/event-draft.ts';
import { ChoiceField } from './choice-field.tsx';

/** Admission and reminders; closed while default. */
export function useAdmissionWords(form: EventForm) {
  const { t } = useTranslation('events');
  const [approval, isReminded] = useWatch({ control: form.control, name: ['approval_method', 'guest_reminders'] });
  return [
    {
      label: t('fields.admission'),
      isFilled: approval !== 'first_come',
      content: <ChoiceField form={form} name="approval_method" />,
    },
    {
      label: t('fields.reminders'),
      isFilled: !isReminded,
      content: (
        <Checkbox
          {...form.register('guest_reminders')}
          label={t('fields.guest_reminders')}
          help={t('fields.remindersHelp')}
        />
      ),
    },
  ];
}
