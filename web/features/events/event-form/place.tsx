import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { publicFields } from '#domain/events/event-fields.ts';
import { useBusiness } from '#web/member/use-business.ts';
import { LocateFixed } from '#web/ui/icons/locate-fixed.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import type { EventForm } from '../event/event-draft.ts';
import { pointOf } from '../event/event-draft.ts';

type PlaceFieldProps = Partial<Pick<ComponentProps<typeof TextInput>, 'note' | 'icon' | 'className'>> & {
  form: EventForm;
};

export function PlaceField({ form, ...input }: PlaceFieldProps) {
  const { t } = useTranslation('events');
  return (
    <TextInput
      {...form.register('location')}
      {...input}
      label={t('fields.location')}
      maxLength={publicFields.location.max}
      autoComplete="off"
    />
  );
}

/** Exact place of an event elsewhere, for the distance guests see. */
export function PointField({ form }: { form: EventForm }) {
  const { t } = useTranslation('events');
  const { data: business } = useBusiness();
  const [location, point] = useWatch({ control: form.control, name: ['location', 'point'] });
  const isElsewhere = location.trim() !== '' && location.trim() !== business?.address.trim();
  if (!isElsewhere && point === '') return null;
  return (
    <TextInput
      {...form.register('point', {
        validate: (typed) => typed.trim() === '' || pointOf(typed) !== null || t('fields.pointUnreadable'),
      })}
      label={t('fields.point')}
      note={t('fields.optional')}
      help={t('fields.pointHelp')}
      icon={LocateFixed}
      autoComplete="off"
      error={form.formState.errors.point?.message}
    />
  );
}
