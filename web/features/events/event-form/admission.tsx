import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { publicFields } from '#domain/events/event-fields.ts';
import { surfaceLimits } from '#domain/events/limits.ts';
import { approvalMethods, participantTypes, ticketTypes } from '#domain/events/options.ts';
import type { Tariff } from '#domain/plans/tariffs.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { EventForm } from '../event/event-draft.ts';
import { centsOf, isMaximum, maximumOf, ticketAddress } from '../event/event-draft.ts';
import type { Density } from './choice-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { Fold } from './fold.tsx';

/** How many may come, and what happens when it is full. */
export function Places({ form, tariff }: { form: EventForm; tariff: Tariff }) {
  const { t } = useTranslation('events');
  const { control } = form;
  const isLimited = useWatch({ control, name: 'participant_type' }) === 'limited';
  const { field: type } = useController({ control, name: 'participant_type' });
  const { min, max } = surfaceLimits[tariff].participants;
  const range = tariff === 'standard' ? t('fields.between', { min, max }) : t('fields.atLeast', { min });
  return (
    <div className="grid content-start gap-4">
      <ChoiceField
        label={t('fields.participant_type')}
        options={participantTypes.map((value) => ({ value, label: t(`fields.${value}`) }))}
        value={type.value}
        onChange={type.onChange}
      />
      {isLimited && (
        <div>
          <TextInput
            {...form.register('max_participants', {
              validate: (typed, { participant_type }) =>
                participant_type === 'unlimited' || isMaximum(typed, tariff) || range,
              onBlur: ({ target }) =>
                form.setValue('max_participants', String(maximumOf(target.value)), { shouldDirty: true }),
            })}
            label={t('fields.max_participants')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            end={<span className="pe-3.5 text-ink-2">{t('fields.people')}</span>}
            help={range}
            error={form.formState.errors.max_participants?.message}
          />
          <Checkbox {...form.register('waiting_list')} label={t('fields.waiting_list')} className="mt-2 -mb-2" />
        </div>
      )}
    </div>
  );
}

/** How people are admitted and whether they are reminded: folded as long as it is as usual. */
export function Admission({ form, density }: { form: EventForm; density: Density }) {
  const { t } = useTranslation('events');
  const { control } = form;
  const isReminded = useWatch({ control, name: 'guest_reminders' });
  const { field: approval } = useController({ control, name: 'approval_method' });
  return (
    <Fold
      label={t('fields.admission')}
      help={`${t('fields.first_come')}, ${t('fields.guest_reminders')}`}
      isFilled={approval.value !== 'first_come' || !isReminded}
      className={density === 'narrow' ? '' : 'sm:col-span-2'}
    >
      <div className="mt-2 grid gap-4">
        <ChoiceField
          label={t('fields.approval_method')}
          options={approvalMethods.map((value) => ({ value, label: t(`fields.${value}`) }))}
          value={approval.value}
          onChange={approval.onChange}
          isStacked={density === 'narrow'}
        />
        <Checkbox
          {...form.register('guest_reminders')}
          label={t('fields.guest_reminders')}
          help={t('fields.remindersHelp')}
        />
      </div>
    </Fold>
  );
}

/** What admission costs: nothing, a ticket in advance, or at the door. */
export function Ticket({ form }: { form: EventForm }) {
  const { t } = useTranslation('events');
  const { control } = form;
  const { errors } = form.formState;
  const { field: type } = useController({ control, name: 'ticket_type' });
  const hasBoxOffice = useWatch({ control, name: 'box_office' });
  const isPaid = type.value === 'paid';
  const price = { type: 'number', min: 0, step: 0.01, inputMode: 'decimal', autoComplete: 'off' } as const;
  const euro = <span className="pe-3.5 text-ink-2">€</span>;
  const isAmount = (typed: string) => typed.trim() === '' || centsOf(typed) !== null || t('fields.priceInvalid');
  return (
    <div className="grid content-start gap-4">
      <ChoiceField
        label={t('fields.ticket_type')}
        options={ticketTypes.map((value) => ({ value, label: t(`fields.${value}`) }))}
        value={type.value}
        onChange={type.onChange}
      />
      {isPaid && (
        <TextInput
          {...form.register('ticket_price', {
            validate: (typed, draft) => draft.ticket_type === 'free' || isAmount(typed),
          })}
          {...price}
          label={t('fields.ticket_price')}
          note={t('fields.optional')}
          end={euro}
          error={errors.ticket_price?.message}
        />
      )}
      {isPaid && (
        <TextInput
          {...form.register('ticket_url', {
            validate: (typed, draft) =>
              draft.ticket_type === 'free' ||
              typed.trim() === '' ||
              ticketAddress(typed) !== null ||
              t('fields.ticketUrlInvalid'),
          })}
          type="url"
          label={t('fields.ticket_url')}
          note={t('fields.optional')}
          help={t('fields.ticketUrlHelp')}
          maxLength={publicFields.ticket_url.max}
          autoComplete="off"
          error={errors.ticket_url?.message}
        />
      )}
      {isPaid && <Checkbox {...form.register('box_office')} label={t('fields.box_office')} className="-my-2" />}
      {isPaid && hasBoxOffice && (
        <TextInput
          {...form.register('box_office_price', {
            validate: (typed, draft) => draft.ticket_type === 'free' || !draft.box_office || isAmount(typed),
          })}
          {...price}
          label={t('fields.box_office_price')}
          note={t('fields.optional')}
          end={euro}
          error={errors.box_office_price?.message}
        />
      )}
    </div>
  );
}
