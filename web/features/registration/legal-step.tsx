import { useTranslation } from 'react-i18next';
import { labelOf } from '#domain/catalogue/catalogue.ts';
import { legalFormEntries } from '#domain/catalogue/legal-forms.ts';
import { licenceAppliedFor } from '#domain/registration/form.ts';
import { fieldsOfStep } from '#domain/registration/steps.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Select } from '#web/ui/select.tsx';
import { AnswerInput } from './answer-input.tsx';
import { ProofField } from './proof-field.tsx';
import { useRegistration } from './registration-context.ts';
import { useAnswer } from './step-form.tsx';

/** Step 3: legal form, and what proves it. A licence is asked of some types of business only. */
export function LegalStep() {
  const { t } = useTranslation('registration');
  const language = useLanguage();
  const { answers } = useRegistration();
  const legalForm = useAnswer('legalForm');
  const options = legalFormEntries.map((form) => ({ value: form.key, label: labelOf(form, language) }));
  return (
    <div className="grid gap-3">
      <Select
        name="legalForm"
        label={t('field.legalForm')}
        placeholder={t('choose')}
        options={options}
        value={legalForm.value}
        error={legalForm.error}
        onChange={(event) => legalForm.set(event.target.value)}
        onBlur={legalForm.touch}
        reserveMessage
        required
      />
      {fieldsOfStep(3, answers).includes('handelsregisterNumber') && <LicenceField />}
      <AnswerInput name="taxNumber" note={t('optional')} autoComplete="off" />
      <ProofField />
    </div>
  );
}

/** A number, or the word that stands for it until it is there. */
function LicenceField() {
  const { t } = useTranslation('registration');
  const { value, set } = useAnswer('handelsregisterNumber');
  return (
    <div>
      <AnswerInput
        name="handelsregisterNumber"
        note={t('optional')}
        help={t('help.handelsregisterNumber')}
        autoComplete="off"
      />
      <Checkbox
        label={t('licenceAppliedFor')}
        checked={value.trim().toLowerCase() === licenceAppliedFor}
        onChange={(event) => set(event.target.checked ? licenceAppliedFor : '')}
      />
    </div>
  );
}
