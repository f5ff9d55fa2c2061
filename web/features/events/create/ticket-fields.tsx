import type { UseFormReturn } from 'react-hook-form';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { eventLimits } from '#domain/events/limits.ts';
import { ticketTypes } from '#domain/events/options.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { EventDraft } from '../drafts/event-draft.ts';
import { centsOf, ticketAddress } from '../drafts/event-draft.ts';
import { ChoiceField } from './choice-field.tsx';

type TicketFieldsProps = { form: UseFormReturn<EventDraft>; isNarrow?: boolean };

/** What it costs to come in: nothing, a ticket bought before, or at the door. */
export function TicketFields({ form, isNarrow = false }: TicketFieldsProps) {
  const { t } = useTranslation('events');
  const { control } = form;
  const { errors } = form.formState;
  const { field: type } = useController({ control, name: 'ticketType' });
  const hasBoxOffice = useWatch({ control, name: 'hasBoxOffice' });
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
          {...form.register('ticketPrice', {
            validate: (typed, draft) => draft.ticketType === 'free' || isAmount(typed),
          })}
          {...price}
          label={t('fields.price')}
          note={t('fields.optional')}
          end={euro}
          error={errors.ticketPrice?.message}
        />
      )}
      {isPaid && (
        <TextInput
          {...form.register('ticketUrl', {
            validate: (typed, draft) =>
              draft.ticketType === 'free' ||
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
          error={errors.ticketUrl?.message}
        />
      )}
      <Checkbox
        {...form.register('hasBoxOffice')}
        label={t('fields.boxOffice')}
        className={isNarrow ? '-my-2' : 'self-end sm:col-start-1'}
      />
      {hasBoxOffice && (
        <TextInput
          {...form.register('boxOfficePrice', { validate: (typed, draft) => !draft.hasBoxOffice || isAmount(typed) })}
          {...price}
          label={t('fields.boxOfficePrice')}
          note={t('fields.optional')}
          end={euro}
          error={errors.boxOfficePrice?.message}
        />
      )}
    </div>
  );
}
