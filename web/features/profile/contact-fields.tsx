import type { UseFormReturn } from 'react-hook-form';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { profileLengths } from '#domain/profile/limits.ts';
import { isEmailAddress } from '#domain/shared/email.ts';
import type { VerificationStatus } from '#domain/verification/status.ts';
import { Switch } from '#web/ui/switch.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { ProfileValues } from './profile-values.ts';
import { websiteAddress } from './website-address.ts';

type ContactFieldsProps = { form: UseFormReturn<ProfileValues>; status: VerificationStatus };

/** Public phone, e-mail and website, which of them are public, and whether the profile is. */
export function ContactFields({ form, status }: ContactFieldsProps) {
  const { t } = useTranslation(['profile', 'problems']);
  const { errors } = useFormState({ control: form.control });
  const isVisible = useWatch({ control: form.control, name: 'is_visible' });
  const visibleHelp = t(`contact.${status === 'verified' ? 'visible' : status}`);
  return (
    <section aria-labelledby="contact">
      <h3 id="contact" className="text-h3">
        {t('contact.title')}
      </h3>
      <div className="mt-4 grid gap-x-8 gap-y-2 md:grid-cols-2">
        <TextInput
          {...form.register('public_phone')}
          type="tel"
          label={t('columns.public_phone')}
          note={t('optional')}
          maxLength={profileLengths.public_phone}
          autoComplete="tel"
          error={errors.public_phone?.message}
        />
        <Switch
          {...form.register('show_phone')}
          label={t('columns.show_phone')}
          help={t('contact.phoneHelp')}
          className="md:row-start-2"
        />
        <TextInput
          {...form.register('public_email', {
            validate: (value) => value.trim() === '' || isEmailAddress(value) || t('problems:field.email'),
          })}
          type="email"
          label={t('columns.public_email')}
          note={t('optional')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          className="max-md:mt-3"
          error={errors.public_email?.message}
        />
        <Switch
          {...form.register('show_email')}
          label={t('columns.show_email')}
          help={t('contact.emailHelp')}
          className="md:row-start-2"
        />
        <TextInput
          {...form.register('website_url', {
            validate: (value) => websiteAddress(value) !== null || t('contact.websiteWrong'),
          })}
          type="url"
          inputMode="url"
          label={t('columns.website_url')}
          note={t('optional')}
          maxLength={profileLengths.website_url}
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          className="mt-3 md:col-span-2"
          error={errors.website_url?.message}
        />
      </div>
      <Switch
        {...form.register('is_visible')}
        label={t('columns.is_visible')}
        help={isVisible ? visibleHelp : t('contact.hidden')}
        className="mt-5 border-line border-t pt-3"
      />
    </section>
  );
}
