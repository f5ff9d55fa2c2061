import { useTranslation } from 'react-i18next';
import { PlaceFields } from './place-fields.tsx';
import { AnswerInput } from './step-form.tsx';

/** Step 2: name and address, with autofill tokens. */
export function CompanyStep() {
  const { t } = useTranslation('registration');
  return (
    <div className="grid gap-x-5 gap-y-4 md:grid-cols-6">
      <AnswerInput
        name="companyName"
        autoComplete="organization"
        help={t('help.companyName')}
        required
        className="md:col-span-6"
      />
      <AnswerInput name="street" autoComplete="street-address" required className="md:col-span-6" />
      <PlaceFields />
      <AnswerInput
        name="contactPerson"
        autoComplete="name"
        help={t('help.contactPerson')}
        required
        className="md:col-span-6"
      />
      <AnswerInput
        name="businessPhone"
        type="tel"
        autoComplete="work tel"
        inputMode="tel"
        required
        className="md:col-span-3"
      />
      <AnswerInput
        name="businessEmail"
        type="email"
        autoComplete="work email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        className="md:col-span-3"
      />
    </div>
  );
}
