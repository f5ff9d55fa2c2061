import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { surfaceLimits } from '#domain/events/limits.ts';
import { approvalMethods, participantTypes } from '#domain/events/options.ts';
import type { Tariff } from '#domain/plans/tariffs.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { EventForm } from '../drafts/event-draft.ts';
import { isMaximum, maximumOf } from '../drafts/event-draft.ts';
import type { Density } from './choice-field.tsx';
import { ChoiceField } from './choice-field.tsx';

type PlacesProps = { form: EventForm; tariff: Tariff; density: Density };

/** How many may come, what happens when it is full, and how people are let in. Wide, the fields join the grid around them. */
export function Places({ form, tariff, density }: PlacesProps) {
  const { t } = useTranslation('events');
  const { control } = form;
  const isNarrow = density === 'narrow';
  const isLimited = useWatch({ control, name: 'participant_type' }) === 'limited';
  const { field: type } = useController({ control, name: 'participant_type' });
  const { field: approval } = useController({ control, name: 'approval_method' });
  const { min, max } = surfaceLimits[tariff].participants;
  const range = tariff === 'standard' ? t('fields.between', { min, max }) : t('fields.atLeast', { min });
  return (
    <div className={isNarrow ? 'grid gap-4' : 'contents'}>
      <ChoiceField
        label={t('fields.participants')}
        options={participantTypes.map((value) => ({ value, label: t(`fields.${value}`) }))}
        value={type.value}
        onChange={type.onChange}
      />
      {isLimited ? (
        <div>
          <TextInput
            {...form.register('max_participants', {
              validate: (typed, { participant_type }) =>
                participant_type === 'unlimited' || isMaximum(typed, tariff) || range,
              onBlur: ({ target }) =>
                form.setValue('max_participants', String(maximumOf(target.value)), { shouldDirty: true }),
            })}
            label={t('fields.maximum')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            end={<span className="pe-3.5 text-ink-2">{t('fields.people')}</span>}
            help={range}
            error={form.formState.errors.max_participants?.message}
          />
          <Checkbox {...form.register('waiting_list')} label={t('fields.waitingList')} className="mt-2 -mb-2" />
        </div>
      ) : (
        !isNarrow && <div className="max-sm:hidden" />
      )}
      <ChoiceField
        label={t('fields.approval')}
        options={approvalMethods.map((value) => ({ value, label: t(`fields.${value}`) }))}
        value={approval.value}
        onChange={approval.onChange}
        isStacked={isNarrow}
      />
    </div>
  );
}
