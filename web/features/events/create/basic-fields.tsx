import { MapPin } from 'lucide-react';
import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { eventLimits } from '#domain/events/limits.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { EventDraft } from '../drafts/event-draft.ts';
import { ScheduleFields } from './schedule-fields.tsx';

type BasicFieldsProps = { form: UseFormReturn<EventDraft>; nameRef: RefObject<HTMLInputElement | null> };

/** Name, time, place and description. Only name and date are required. */
export function BasicFields({ form, nameRef }: BasicFieldsProps) {
  const { t } = useTranslation('events');
  const { errors } = form.formState;
  const [title, description] = useWatch({ control: form.control, name: ['title', 'description'] });
  const { ref: registerName, ...name } = form.register('title', {
    validate: (value) => value.trim() !== '' || t('fields.nameRequired'),
  });
  const counter = (text: string, max: number) => t('fields.counter', { used: text.length, max });
  return (
    <div className="grid gap-5">
      <TextInput
        {...name}
        ref={(element) => {
          registerName(element);
          nameRef.current = element;
        }}
        label={t('fields.name')}
        maxLength={eventLimits.titleLength}
        counter={counter(title, eventLimits.titleLength)}
        autoComplete="off"
        required
        error={errors.title?.message}
      />
      <ScheduleFields form={form} />
      <TextInput
        {...form.register('place')}
        label={t('fields.place')}
        note={t('fields.optional')}
        icon={MapPin}
        maxLength={eventLimits.locationLength}
        autoComplete="off"
      />
      <TextArea
        {...form.register('description')}
        label={t('fields.description')}
        note={t('fields.optional')}
        maxLength={eventLimits.descriptionLength}
        counter={counter(description, eventLimits.descriptionLength)}
      />
    </div>
  );
}
