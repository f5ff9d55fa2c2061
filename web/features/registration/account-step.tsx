import { useEffect } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { contactPreferences } from '#domain/registration/form.ts';
import { passwordLength } from '#domain/registration/password.ts';
import { paths } from '#web/paths.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { AnswerInput } from './answer-input.tsx';
import { NewTabLink } from './new-tab-link.tsx';
import { PlanInterest } from './plan-interest.tsx';
import { useRegistration } from './registration-context.ts';
import { useAnswer } from './step-form.tsx';

/** Step 4: the main administrator's account, and what may stay open. */
export function AccountStep() {
  const { t } = useTranslation('registration');
  const { answers, setAnswer } = useRegistration();

  // Most owners log in with the address they have just given.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the step opens
  useEffect(() => {
    if (answers.loginEmail === '') setAnswer('loginEmail', answers.businessEmail.trim());
  }, []);

  return (
    <div className="grid gap-7">
      <div className="grid gap-x-5 gap-y-3 md:grid-cols-2">
        <AnswerInput
          name="loginEmail"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          help={t('help.loginEmail')}
          required
          className="md:col-span-2"
        />
        <AnswerInput
          name="password"
          autoComplete="new-password"
          placeholder={t('passwordPlaceholder')}
          minLength={passwordLength.min}
          required
        />
        <AnswerInput name="confirmPassword" autoComplete="new-password" required />
      </div>
      <ContactPreference />
      <PlanInterest />
      <Acceptance />
    </div>
  );
}

function ContactPreference() {
  const { t } = useTranslation('registration');
  const { value, set } = useAnswer('contactPreference');
  return (
    <FieldGroup label={t('field.contactPreference')}>
      <div className="flex flex-wrap gap-x-8">
        {contactPreferences.map((preference) => (
          <Radio
            key={preference}
            name="contactPreference"
            value={preference}
            label={t(`contactPreference.${preference}`)}
            checked={value === preference}
            onChange={() => set(preference)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

function Acceptance() {
  const { t } = useTranslation('registration');
  const { value, error, set, touch } = useAnswer('adminAccepted');
  return (
    <Checkbox
      name="adminAccepted"
      label={
        <Trans
          t={t}
          i18nKey="adminAccepted"
          components={{ terms: <NewTabLink href={paths.terms} />, privacy: <NewTabLink href={paths.privacy} /> }}
        />
      }
      error={error}
      checked={value === 'true'}
      onChange={(event) => set(String(event.target.checked))}
      onBlur={touch}
      required
    />
  );
}
