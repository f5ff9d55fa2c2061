import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { interestPlans } from '#domain/plans/price-lists.ts';
import { vatPercent } from '#domain/plans/vat.ts';
import { contactPreferences } from '#domain/registration/form.ts';
import { passwordLength } from '#domain/registration/password.ts';
import { formatPrice } from '#i18n/format.ts';
import { usePasswordStrength } from '#web/api/password-strength.ts';
import { paths } from '#web/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { RadioTile } from '#web/ui/radio-tile.tsx';
import { useRegistration } from './registration-provider.tsx';
import { AnswerInput, useAnswer } from './step-form.tsx';

/** Step 4: the administrator's account, if new, and optional questions. */
export function AccountStep() {
  const { isAnother } = useRegistration();
  return (
    <div className="grid gap-5">
      {!isAnother && <LoginFields />}
      <ContactPreference />
      <PlanInterest />
      <Acceptance />
    </div>
  );
}

function LoginFields() {
  const { t } = useTranslation('registration');
  const { answers, setAnswer } = useRegistration();
  const strength = usePasswordStrength('');

  // Default: the business's address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on mount only
  useEffect(() => {
    if (answers.loginEmail === '') setAnswer('loginEmail', answers.businessEmail.trim());
  }, []);

  return (
    <div className="grid gap-x-5 gap-y-4 md:grid-cols-2">
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
        {...strength(answers.password, [answers.loginEmail, answers.companyName, answers.contactPerson])}
      />
      <AnswerInput name="confirmPassword" autoComplete="new-password" required />
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

/** Non-binding and optional. */
function PlanInterest() {
  const { t } = useTranslation('registration');
  const language = useLanguage();
  const { value, set } = useAnswer('selectedPlan');
  return (
    <FieldGroup
      label={t('field.selectedPlan')}
      help={`${t('help.selectedPlan')} ${t('help.vat', { percent: vatPercent })}`}
    >
      <Radio
        name="selectedPlan"
        value=""
        label={t('plan.none')}
        checked={value === ''}
        onChange={() => set('')}
        className="mb-3 flex min-h-13 items-center gap-3 rounded-field bg-card px-4 [box-shadow:inset_0_0_0_1.5px_var(--edge)]"
      />
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4">
        {interestPlans.map(({ key, priceCents, eventsPerMonth, isPopular }) => (
          <RadioTile
            key={key}
            name="selectedPlan"
            value={key}
            checked={value === key}
            onChange={() => set(key)}
            wideOnPhone
            drawing={
              <span className="whitespace-nowrap text-h4 tabular-nums md:text-h2">
                {formatPrice(priceCents, language)}
              </span>
            }
            title={
              <span className="flex flex-wrap items-center gap-2">
                {t(`plan.${key}`)}
                {isPopular && <Badge tone="tomato">{t('plan.popular')}</Badge>}
              </span>
            }
            help={eventsPerMonth === null ? t('plan.unlimited') : t('plan.events', { count: eventsPerMonth })}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

/** A new tab, since leaving would lose the password. */
function NewTabLink({ href, children }: { href: string; children?: ReactNode }) {
  const { t } = useTranslation('registration');
  return (
    <a href={href} target="_blank" rel="noopener" className="text-link">
      {children}
      <span className="sr-only"> ({t('newTab')})</span>
    </a>
  );
}
