import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { billingLengths, compactVatId, isVatIdRight } from '#domain/billing/billing-details.ts';
import { isEmailAddress } from '#domain/shared/email.ts';
import { isPostcode } from '#domain/verification/contact-data.ts';
import { api } from '#web/api/client.ts';
import { queries } from '#web/api/queries.ts';
import type { Tagged } from '#web/api/tagged.ts';
import { ifMatch, taggedOf } from '#web/api/tagged.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { ConflictDialog } from '#web/editing/conflict-dialog.tsx';
import { useEditing } from '#web/editing/use-editing.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useToasts } from '#web/ui/toast.tsx';
import type { Billing } from './read-billing.ts';
import { readBilling } from './read-billing.ts';

type Field = 'company' | 'street' | 'postcode' | 'city' | 'vat_id' | 'order_number' | 'email';
type Values = Record<Field, string>;
type BillingFormProps = { keepAs: string; loaded: Tagged<Billing>; onClose: () => void };

const toValues = ({ company, street, postcode, city, vat_id, order_number, email }: Billing): Values => ({
  company,
  street,
  postcode,
  city,
  vat_id: vat_id ?? '',
  order_number: order_number ?? '',
  email,
});

/** A VAT id with a wrong check digit warns but is saved. */
export function BillingForm({ keepAs, loaded, onClose }: BillingFormProps) {
  const { t } = useTranslation(['subscription', 'problems']);
  const toasts = useToasts();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const editing = useEditing<Billing, Values>({
    keepAs,
    loaded,
    toValues: (billing) => toValues(billing ?? loaded.data),
    read: readBilling,
    save: (values, etag) => taggedOf(api.PATCH('/billing', { body: values, headers: ifMatch(etag) })),
    onSaved({ data }) {
      queryClient.setQueryData(queries.billing.queryKey, data);
      toasts.show({ title: t('billing.saved') });
      onClose();
    },
    onFailed: (error) =>
      toasts.show({ kind: 'warning', title: t('billing.saveFailed', { message: problemText(error) }) }),
  });
  const { form } = editing;
  const { setFocus } = form;
  useEffect(() => setFocus('company'), [setFocus]);
  const vatId = compactVatId(form.watch('vat_id'));
  const isWrong = vatId !== '' && isVatIdRight(vatId) === false;
  const labelsOf = (fields: string[]) => fields.map((field) => t(`billing.${field as Field}`));

  function input(
    field: Field,
    autoComplete: string,
    isValid: (value: string) => boolean,
    fault: string = t('problems:field.required'),
  ) {
    return (
      <TextInput
        {...form.register(field, { validate: (value) => isValid(value.trim()) || fault })}
        label={t(`billing.${field}`)}
        autoComplete={autoComplete}
        type={field === 'email' ? 'email' : 'text'}
        inputMode={field === 'postcode' ? 'numeric' : undefined}
        maxLength={field === 'email' ? undefined : billingLengths[field]}
        note={field === 'vat_id' || field === 'order_number' ? t('billing.optional') : undefined}
        help={field === 'order_number' ? t('billing.orderHelp') : undefined}
        hint={field === 'vat_id' && isWrong ? t('billing.vatIdWrong') : undefined}
        error={form.formState.errors[field]?.message}
      />
    );
  }

  const isFilled = (value: string) => value !== '';
  const isAnything = () => true;
  return (
    <form noValidate className="mt-4 grid gap-4" onSubmit={(event) => void editing.submit(event)}>
      {input('company', 'organization', isFilled)}
      {input('street', 'address-line1', isFilled)}
      {input('postcode', 'postal-code', isPostcode, t('problems:field.postcode'))}
      {input('city', 'address-level2', isFilled)}
      {input('vat_id', 'off', isAnything)}
      {input('order_number', 'off', isAnything)}
      {input('email', 'email', isEmailAddress, t('problems:field.email'))}
      <div className="mt-2 flex flex-wrap gap-3 *:grow">
        <Button type="submit" busy={editing.isSaving} busyLabel={t('billing.saving')}>
          {t('billing.save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('billing.cancel')}
        </Button>
      </div>
      <ConflictDialog editing={editing} labelsOf={labelsOf} />
    </form>
  );
}
