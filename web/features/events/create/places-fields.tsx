import type { UseFormReturn } from 'react-hook-form';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { capacityRange } from '#domain/events/limits.ts';
import { approvalMethods, participantTypes } from '#domain/events/options.ts';
import type { Tariff } from '#domain/plans/tariffs.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { EventDraft } from '../drafts/event-draft.ts';
import { isMaximum, maximumOf } from '../drafts/event-draft.ts';
import { ChoiceField } from './choice-field.tsx';

type PlacesFieldsProps = { form: UseFormReturn<EventDraft>; tariff: Tariff; isNarrow?: boolean };

/** How many may come, what happens when it is full, and how people are let in. In a wide form the fields join the grid around them. */
export function PlacesFields({ form, tariff, isNarrow = false }: PlacesFieldsProps) {
  const { t } = useTranslation('events');
  const { control } = form;
  const isLimited = useWatch({ control, name: 'participantType' }) === 'limited';
  const { field: type } = useController({ control, name: 'participantType' });
  const { field: approval } = useController({ control, name: 'approvalMethod' });
  const { min, max } = capacityRange(tariff);
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
            {...form.register('maximum', {
              validate: (typed, { participantType }) =>
                participantType === 'unlimited' || isMaximum(typed, tariff) || range,
              onBlur: ({ target }) => form.setValue('maximum', String(maximumOf(target.value)), { shouldDirty: true }),
            })}
            label={t('fields.maximum')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            end={<span className="pe-3.5 text-ink-2">{t('fields.people')}</span>}
            help={range}
            error={form.formState.errors.maximum?.message}
          />
          <Checkbox {...form.register('hasWaitingList')} label={t('fields.waitingList')} className="mt-2 -mb-2" />
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
