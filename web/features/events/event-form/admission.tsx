import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { publicFields } from '#domain/events/event-fields.ts';
import { surfaceLimits } from '#domain/events/limits.ts';
import type { Tariff } from '#domain/plans/tariffs.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { EventForm } from '../event/event-draft.ts';
import { centsOf, isHidden, isMaximum, maximumOf, ticketAddress } from '../event/event-draft.ts';
import type { Density } from './choice-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { Fold } from './fold.tsx';

/** How many may come, and what happens when it is full. */
export function Places({ form, tariff }: { form: EventForm; tariff: Tariff }) {
  const { t } = useTranslation('events');
  const { control } = form;
  const isLimited = useWatch({ control, name: 'participant_type' }) === 'limited';
  const { min, max } = surfaceLimits[tariff].participants;
  const range = tariff === 'standard' ? t('fields.between', { min, max }) : t('fields.atLeast', { min });
  return (
    <div className="grid content-start gap-4">
      <ChoiceField form={form} name="participant_type" />
      {isLimited && (
        <div>
          <TextInput
            {...form.register('max_participants', {
              validate: (typed, draft) => isHidden('max_participants', draft) || isMaximum(typed, tariff) || range,
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
  const [approval, isReminded] = useWatch({ control: form.control, name: ['approval_method', 'guest_reminders'] });
  return (
    <Fold
      label={t('fields.admission')}
      help={`${t('fields.first_come')}, ${t('fields.guest_reminders')}`}
      isFilled={approval !== 'first_come' || !isReminded}
      className={density === 'narrow' ? '' : 'sm:col-span-2'}
    >
      <div className="mt-2 grid gap-4">
        <ChoiceField form={form} name="approval_method" isStacked={density === 'narrow'} />
        <Checkbox
          {...form.register('guest_reminders')}
          label={t('fields.guest_reminders')}
          help={t('fields.remindersHelp')}
        />
      </div>
    </Fold>
  );
}

/** Price of admission: nothing, a ticket in advance, or at the door. */
export function Ticket({ form }: { form: EventForm }) {
  const { t } = useTranslation('events');
  const [type, hasBoxOffice] = useWatch({ control: form.control, name: ['ticket_type', 'box_office'] });
  return (
    <div className="grid content-start gap-4">
      <ChoiceField form={form} name="ticket_type" />
      {type === 'paid' && (
        <>
          <PriceField form={form} name="ticket_price" />
          <TextInput
            {...form.register('ticket_url', {
              validate: (typed, draft) =>
                isHidden('ticket_url', draft) ||
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
            error={form.formState.errors.ticket_url?.message}
          />
          <Checkbox {...form.register('box_office')} label={t('fields.box_office')} className="-my-2" />
          {hasBoxOffice && <PriceField form={form} name="box_office_price" />}
        </>
      )}
    </div>
  );
}

type PriceFieldProps = { form: EventForm; name: 'ticket_price' | 'box_office_price' };

function PriceField({ form, name }: PriceFieldProps) {
  const { t } = useTranslation('events');
  return (
    <TextInput
      {...form.register(name, {
        validate: (typed, draft) =>
          isHidden(name, draft) || typed.trim() === '' || centsOf(typed) !== null || t('fields.priceInvalid'),
      })}
      type="number"
      min={0}
      step={0.01}
      inputMode="decimal"
      autoComplete="off"
      label={t(`fields.${name}`)}
      note={t('fields.optional')}
      end={<span className="pe-3.5 text-ink-2">€</span>}
      error={form.formState.errors[name]?.message}
    />
  );
}
