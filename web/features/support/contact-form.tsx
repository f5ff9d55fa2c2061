import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { contactLengths, contactTopics } from '#domain/contact/message.ts';
import { ApiProblem } from '#web/api/problem.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { readContactDraft, topicOfAddress, writeContactDraft } from './contact-draft.ts';
import { ContactFailure } from './contact-failure.tsx';
import type { ContactValues } from './use-send-message.ts';
import { useSendMessage } from './use-send-message.ts';

const draftFields = ['topic', 'name', 'email', 'message'] as const;

/** The form. Without default values, so that what was typed before the scripts arrived is taken over. */
function useContactForm() {
  const form = useForm<ContactValues>({ mode: 'onTouched' });
  useEffect(() => {
    const draft = readContactDraft();
    for (const field of draftFields) {
      const value = (field === 'topic' && topicOfAddress(location.search)) || draft[field];
      if (value && !form.getValues(field)) form.setValue(field, value as ContactValues['topic']);
    }
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => writeContactDraft(values) });
  }, [form]);
  return form;
}

export function ContactForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation(['contact', 'problems']);
  const problemText = useProblemText();
  const sendMessage = useSendMessage();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useContactForm();
  const { errors, isSubmitting } = form.formState;
  const required = { value: true, message: t('problems:field.required') };
  const [topic, message = ''] = form.watch(['topic', 'message']);

  async function submit(values: ContactValues) {
    setFailure(null);
    try {
      await sendMessage(values);
    } catch (error) {
      const faults = error instanceof ApiProblem ? (error.problem.errors ?? []) : [];
      for (const { path } of faults) form.setError(path as 'message', { message: t('problems:field.other') });
      setFailure(problemText(error));
      return;
    }
    writeContactDraft(null);
    onSent(values.email);
  }

  return (
    <form
      noValidate
      method="post"
      onSubmit={form.handleSubmit(submit)}
      className="relative grid gap-5 not-in-data-script:hidden"
    >
      <Select
        {...form.register('topic', { required: t('problems:field.invalid_value') })}
        label={t('topic')}
        placeholder={t('topicPlaceholder')}
        options={contactTopics.map((value) => ({ value, label: t(`topics.${value}`) }))}
        required
        error={errors.topic?.message}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          {...form.register('name', { required, validate: (value) => value.trim() !== '' || required.message })}
          label={t('name')}
          autoComplete="name"
          maxLength={contactLengths.name}
          required
          error={errors.name?.message}
        />
        <TextInput
          {...form.register('email', {
            required,
            setValueAs: (value: string) => value.trim(),
            pattern: { value: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, message: t('problems:field.email') },
          })}
          label={t('email')}
          help={t('emailHelp')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          error={errors.email?.message}
        />
      </div>
      <TextArea
        {...form.register('message', {
          required,
          validate: (value) => value.trim().length >= contactLengths.messageMin || t('tooShort'),
        })}
        label={t('message')}
        counter={`${message.length} / ${contactLengths.message}`}
        help={t(topic === 'withdrawal' ? 'withdrawalHelp' : 'messageHelp')}
        className="[&_textarea]:min-h-48 lg:[&_textarea]:min-h-72"
        maxLength={contactLengths.message}
        required
        error={errors.message?.message}
      />
      <label aria-hidden="true" className="absolute bottom-0 -z-10 size-px overflow-hidden opacity-0">
        {t('trap')}
        <input {...form.register('website')} tabIndex={-1} autoComplete="off" />
      </label>
      {failure && <ContactFailure text={failure} />}
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="max-w-80 text-help text-ink-2">
          <Trans t={t} i18nKey="privacy" components={{ privacy: <PrivacyLink /> }} />
        </p>
        <Button type="submit" busy={isSubmitting} busyLabel={t('busy')} className="max-sm:w-full">
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}

function PrivacyLink({ children }: { children?: string }) {
  return (
    <a href={paths.privacy} className="text-link">
      {children}
    </a>
  );
}
