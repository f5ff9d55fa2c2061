import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { publicFields } from '#domain/events/event-fields.ts';
import { surfaceLimits } from '#domain/events/limits.ts';
import { ticketAddress } from '#domain/events/ticket-address.ts';
import type { Tariff } from '#domain/plans/tariffs.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Plus } from '#web/ui/icons/plus.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import type { EventForm } from '../event/event-draft.ts';
import { centsOf, isHidden, isMaximum, maximumOf } from '../event/event-draft.ts';
import { ChoiceField } from './choice-field.tsx';
import { FormRow } from './form-row.tsx';
import { Words } from './words.tsx';

type PlacesRowProps = { form: EventForm; tariff: Tariff };

/** Capacity and price: free, ticket in advance, or at the door. */
export function PlacesRow({ form, tariff }: PlacesRowProps) {
  const { t } = useTranslation('events');
  const [places, entry, url, hasBoxOffice] = useWatch({
    control: form.control,
    name: ['participant_type', 'ticket_type', 'ticket_url', 'box_office'],
  });
  const isLimited = places === 'limited';
  const isPaid = entry === 'paid';
  return (
    <FormRow name="places">
      <div className="grid gap-x-4 gap-y-3 @min-[34rem]/form:grid-cols-2">
        <div className="flex min-w-0 items-start gap-2">
          <ChoiceField form={form} name="participant_type" />
          {isLimited && <MaximumField form={form} tariff={tariff} />}
        </div>
        <div className="flex min-w-0 items-start gap-2">
          <ChoiceField form={form} name="ticket_type" />
          {isPaid && <PriceField form={form} name="ticket_price" />}
        </div>
      </div>
      {(isLimited || isPaid) && (
        <Words
          className="-mt-1.5 items-center gap-x-5!"
          words={[
            isPaid && {
              label: t('fields.ticket_url'),
              icon: Plus,
              isFilled: url !== '',
              content: <TicketAddress form={form} />,
            },
          ]}
        >
          {isLimited && <Checkbox {...form.register('waiting_list')} label={t('fields.waiting_list')} />}
          {isPaid && <Checkbox {...form.register('box_office')} label={t('fields.box_office')} />}
          {isPaid && hasBoxOffice && <PriceField form={form} name="box_office_price" />}
        </Words>
      )}
    </FormRow>
  );
}

function MaximumField({ form, tariff }: PlacesRowProps) {
  const { t } = useTranslation('events');
  const { min, max } = surfaceLimits[tariff].participants;
  const range = tariff === 'standard' ? t('fields.between', { min, max }) : t('fields.atLeast', { min });
  return (
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
      help={<span className="sr-only">{range}</span>}
      error={form.formState.errors.max_participants?.message}
      className="w-23 shrink-0"
    />
  );
}

function TicketAddress({ form }: { form: EventForm }) {
  const { t } = useTranslation('events');
  return (
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
  );
}

type PriceFieldProps = { form: EventForm; name: 'ticket_price' | 'box_office_price' };

function PriceField({ form, name }: PriceFieldProps) {
  const { t } = useTranslation('events');
  const isTicket = name === 'ticket_price';
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
      note={isTicket ? <span className="sr-only">{t('fields.optional')}</span> : t('fields.optional')}
      end={<span className="pe-3.5 text-ink-2">€</span>}
      error={form.formState.errors[name]?.message}
      className={isTicket ? 'w-26 shrink-0' : undefined}
    />
  );
}
