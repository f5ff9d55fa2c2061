import { Trans, useTranslation } from 'react-i18next';
import { contactLengths, contactTopics } from '#domain/contact/message.ts';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TriangleExclamationPoint } from '#web/ui/icons/triangle-exclamation-point.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { PlainSubmit } from '#web/ui/plain-submit.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

/** The kit's message region, filled by the script. */
const ERROR_LOOK =
  '[&_[aria-live]]:flex [&_[aria-live]]:gap-1.5 [&_[aria-live]]:font-semibold [&_[aria-live]]:text-oxblood';

/** Plain HTML with all texts; hidden without its script. */
export function ContactForm() {
  const { t } = useTranslation(['contact', 'problems']);
  return (
    <form
      data-contact=""
      noValidate
      method="post"
      data-limited={t('limited')}
      data-refused={t('problems:code.invalid_input')}
      data-broken={t('problems:code.internal_error')}
      data-offline={t('problems:offline')}
      className={`relative grid gap-4 not-in-data-script:hidden ${ERROR_LOOK}`}
    >
      <template>
        <Icon of={TriangleExclamationPoint} size={16} className="mt-px shrink-0" />
      </template>
      <Select
        id="contact-topic"
        name="topic"
        label={t('topic')}
        placeholder={t('topicPlaceholder')}
        options={contactTopics.map((value) => ({ value, label: t(`topics.${value}`) }))}
        required
        data-missing={t('missing.topic')}
        reserveMessage
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          id="contact-name"
          name="name"
          label={t('name')}
          autoComplete="name"
          maxLength={contactLengths.name}
          required
          data-missing={t('missing.name')}
          data-wrong={t('problems:field.other')}
          reserveMessage
        />
        <TextInput
          id="contact-email"
          name="email"
          label={t('email')}
          help={t('emailHelp')}
          type="email"
          pattern="[^\s@]+@[^\s@]+\.[^\s@]+"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          data-missing={t('missing.email')}
          data-wrong={t('problems:field.email')}
          reserveMessage
        />
      </div>
      <TextArea
        id="contact-message"
        name="message"
        label={t('message')}
        help={t('messageHelp')}
        minLength={contactLengths.messageMin}
        maxLength={contactLengths.message}
        required
        data-missing={t('missing.message')}
        data-wrong={t('tooShort')}
        className="[&_textarea]:min-h-48 lg:[&_textarea]:min-h-60"
      />
      <label aria-hidden="true" className="absolute bottom-0 -z-10 size-px overflow-hidden opacity-0">
        {t('trap')}
        {/* Without a name and with documented opt-out attributes, so that password managers skip it. */}
        <input
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
      <div role="alert">
        <p data-failure="" hidden className="rounded-well bg-oxblood-wash p-4 text-oxblood">
          <strong className="block text-label">{t('failed')}</strong>
          <span data-reason="" /> {t('kept')}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="max-w-80 text-help text-ink-2">
          <Trans t={t} i18nKey="privacy" components={{ privacy: <PageLink to={paths.privacy} /> }} />
        </p>
        <PlainSubmit busyLabel={t('busy')} className="max-sm:w-full">
          {t('submit')}
        </PlainSubmit>
      </div>
    </form>
  );
}
