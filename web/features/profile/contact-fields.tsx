import { memo } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { profileLengths } from '#domain/profile/limits.ts';
import { isEmailAddress } from '#domain/shared/email.ts';
import { Switch } from '#web/ui/switch.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { RoomEditorProps } from './room-editor-props.ts';
import { websiteAddress } from './website-address.ts';

/** Phone, email and website, and which are public. */
export const ContactFields = memo(function ContactFields({ form }: RoomEditorProps) {
  const { t } = useTranslation(['profile', 'problems']);
  const { errors } = useFormState({ control: form.control });
  return (
    <section aria-labelledby="public-contact">
      <h4 id="public-contact" className="text-h4">
        {t('contact.title')}
      </h4>
      <div className="mt-4 grid gap-x-8 gap-y-2 @lg:grid-cols-2">
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
          className="@lg:row-start-2"
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
          className="@max-lg:mt-3"
          error={errors.public_email?.message}
        />
        <Switch
          {...form.register('show_email')}
          label={t('columns.show_email')}
          help={t('contact.emailHelp')}
          className="@lg:row-start-2"
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
          className="mt-3 @lg:col-span-2"
          error={errors.website_url?.message}
        />
      </div>
    </section>
  );
});
