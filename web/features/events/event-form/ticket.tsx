import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { eventLimits } from '#domain/events/limits.ts';
import { ticketTypes } from '#domain/events/options.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { EventForm } from '../drafts/event-draft.ts';
import { centsOf, ticketAddress } from '../drafts/event-draft.ts';
import type { Density } from './choice-field.tsx';
import { ChoiceField } from './choice-field.tsx';

/** What it costs to come in: nothing, a ticket bought before, or at the door. */
export function Ticket({ form, density }: { form: EventForm; density: Density }) {
  const { t } = useTranslation('events');
  const { control } = form;
  const { errors } = form.formState;
  const isNarrow = density === 'narrow';
  const { field: type } = useController({ control, name: 'ticket_type' });
  const hasBoxOffice = useWatch({ control, name: 'box_office' });
  const isPaid = type.value === 'paid';
  const price = { type: 'number', min: 0, step: 0.01, inputMode: 'decimal', autoComplete: 'off' } as const;
  const euro = <span className="pe-3.5 text-ink-2">€</span>;
  const isAmount = (typed: string) => typed.trim() === '' || centsOf(typed) !== null || t('fields.priceInvalid');
  return (
    <div className={isNarrow ? 'grid gap-4' : 'contents'}>
      <ChoiceField
        label={t('fields.tickets')}
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
          label={t('fields.price')}
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
          label={t('fields.ticketUrl')}
          note={t('fields.optional')}
          help={t('fields.ticketUrlHelp')}
          maxLength={eventLimits.ticketUrlLength}
          autoComplete="off"
          error={errors.ticket_url?.message}
        />
      )}
      <Checkbox
        {...form.register('box_office')}
        label={t('fields.boxOffice')}
        className={isNarrow ? '-my-2' : 'self-end sm:col-start-1'}
      />
      {hasBoxOffice && (
        <TextInput
          {...form.register('box_office_price', { validate: (typed, draft) => !draft.box_office || isAmount(typed) })}
          {...price}
          label={t('fields.boxOfficePrice')}
          note={t('fields.optional')}
          end={euro}
          error={errors.box_office_price?.message}
        />
      )}
    </div>
  );
}
