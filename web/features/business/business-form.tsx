import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { businessTypeEntries, needsLicence } from '#domain/catalogue/business-types.ts';
import type { CatalogueEntry } from '#domain/catalogue/catalogue.ts';
import { labelOf } from '#domain/catalogue/catalogue.ts';
import { legalFormEntries } from '#domain/catalogue/legal-forms.ts';
import { isEmailAddress } from '#domain/shared/email.ts';
import { verificationSteps } from '#domain/verification/decisions.ts';
import { api } from '#web/api/client.ts';
import { queries } from '#web/api/queries.ts';
import type { Tagged } from '#web/api/tagged.ts';
import { ifMatch, taggedOf } from '#web/api/tagged.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { ConflictDialog } from '#web/editing/conflict-dialog.tsx';
import { useEditing } from '#web/editing/use-editing.ts';
import type { Business } from '#web/member/use-business.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { useToasts } from '#web/ui/toast.tsx';
import { BusinessInput } from './business-input.tsx';
import type { BusinessValues } from './business-values.ts';
import { businessEdits, toBusinessValues } from './business-values.ts';
import { readBusiness } from './read-business.ts';

type BusinessFormProps = {
  loaded: Tagged<Business>;
  onClose: () => void;
  onUnsaved: (isUnsaved: boolean) => void;
};

/** All fields; reloads and closes after saving. */
export function BusinessForm({ loaded, onClose, onUnsaved }: BusinessFormProps) {
  const { t } = useTranslation(['business-data', 'problems', 'proposals']);
  const language = useLanguage();
  const toasts = useToasts();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const editing = useEditing<Business, BusinessValues>({
    keepAs: businessEdits(loaded.data),
    loaded,
    toValues: (business) => toBusinessValues(business ?? loaded.data),
    read: readBusiness,
    save: (values, etag) => taggedOf(api.PATCH('/business', { body: values, headers: ifMatch(etag) })),
    onSaved({ data: { proposals } }) {
      const isNew = proposals.some(({ id }) => !loaded.data.proposals.some((known) => known.id === id));
      toasts.show({ title: t('saved'), description: isNew ? t('proposals:form.saved') : undefined });
      void queryClient.invalidateQueries({ queryKey: queries.business.queryKey, exact: true });
      void queryClient.invalidateQueries({ queryKey: queries.me.queryKey });
      onClose();
    },
    onFailed: (error) => toasts.show({ kind: 'warning', title: t('saveFailed', { message: problemText(error) }) }),
  });
  const { form } = editing;
  const { setFocus } = form;
  useEffect(() => setFocus('company_name'), [setFocus]);
  const { isDirty } = form.formState;
  useEffect(() => {
    onUnsaved(isDirty);
    return () => onUnsaved(false);
  }, [onUnsaved, isDirty]);
  const labelsOf = (fields: string[]) => fields.map((field) => t(`columns.${field as keyof BusinessValues}`));
  const hasLicence = needsLicence(form.watch('business_type')) || loaded.data.licence_number !== null;
  const options = (entries: readonly CatalogueEntry[]) =>
    entries.map((entry) => ({ value: entry.key, label: labelOf(entry, language) }));

  return (
    <form noValidate onSubmit={(event) => void editing.submit(event)}>
      {verificationSteps[loaded.data.verification_status]?.proposesFacts && (
        <p className="mb-5 max-w-text text-ink-2 text-small">{t('proposals:form.hint')}</p>
      )}
      <div className="grid gap-5 md:grid-cols-2">
        <BusinessInput form={form} column="company_name" autoComplete="organization" isRequired />
        <Select {...form.register('legal_form')} label={t('columns.legal_form')} options={options(legalFormEntries)} />
        <BusinessInput form={form} column="address" autoComplete="street-address" isRequired />
        <BusinessInput form={form} column="managing_director" autoComplete="name" />
        <BusinessInput form={form} column="phone" type="tel" autoComplete="tel" isRequired />
        <BusinessInput
          form={form}
          column="email"
          type="email"
          autoComplete="email"
          isRequired
          validate={(value) => isEmailAddress(value) || t('problems:field.email')}
        />
        <BusinessInput form={form} column="handelsregister_number" autoComplete="off" />
        {hasLicence && <BusinessInput form={form} column="licence_number" autoComplete="off" />}
        <BusinessInput form={form} column="tax_id" autoComplete="off" />
        <Select
          {...form.register('business_type')}
          label={t('columns.business_type')}
          options={options(businessTypeEntries)}
        />
      </div>
      <div className="mt-6 flex flex-wrap gap-3 max-sm:*:grow">
        <Button type="submit" busy={editing.isSaving} busyLabel={t('saving')}>
          {t('save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
      <ConflictDialog editing={editing} labelsOf={labelsOf} />
    </form>
  );
}
