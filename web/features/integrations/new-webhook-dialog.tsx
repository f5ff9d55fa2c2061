import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { WebhookEventType } from '#domain/webhooks/event-types.ts';
import { webhookEventTypes } from '#domain/webhooks/event-types.ts';
import { useForm } from '#web/shell/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { ModeField } from './mode-field.tsx';
import { useTypeName } from './use-type-name.ts';
import { useAddWebhook } from './use-webhooks.ts';

type Values = { url: string; types: WebhookEventType[]; includesDrafts: boolean; isTest: boolean };
const empty: Values = { url: '', types: [...webhookEventTypes], includesDrafts: false, isTest: false };

type NewWebhookDialogProps = { isOpen: boolean; onClose: () => void; onCreated: (secret: string) => void };

/** Input is kept when the dialog closes before submit. */
export function NewWebhookDialog({ isOpen, onClose, onCreated }: NewWebhookDialogProps) {
  const { t } = useTranslation('integrations');
  const typeName = useTypeName();
  const adding = useAddWebhook();
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: empty });
  const { errors } = form.formState;
  const isTest = useWatch({ control: form.control, name: 'isTest' });

  function submit({ url, types, includesDrafts, isTest: test }: Values) {
    adding.mutate(
      { url: url.trim(), event_types: types, includes_drafts: includesDrafts, test },
      {
        onSuccess: ({ secret }) => {
          form.reset(empty);
          onCreated(secret);
        },
      },
    );
  }

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('newHook.title')}
      closeLabel={t('newKey.close')}
      keepOpenOnOutsidePress
      form={{ onSubmit: form.handleSubmit(submit), noValidate: true }}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('newKey.cancel')}
          </Button>
          <Button type="submit" busy={adding.isPending} busyLabel={t('newHook.busy')}>
            {t('newHook.submit')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <TextInput
          {...form.register('url', { validate: (url) => isAddress(url.trim()) || t('newHook.urlWrong') })}
          label={t('newHook.url')}
          help={t('newHook.urlHelp')}
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={500}
          required
          error={errors.url?.message}
        />
        <ModeField
          isTest={isTest}
          onChange={(value) => form.setValue('isTest', value)}
          help={t(isTest ? 'newHook.testHelp' : 'newHook.liveHelp')}
        />
        <FieldGroup label={t('newHook.types')} error={errors.types?.message}>
          {webhookEventTypes.map((type) => (
            <Checkbox
              key={type}
              {...form.register('types', { validate: (types) => types.length > 0 || t('newHook.typesNone') })}
              value={type}
              label={typeName(type)}
            />
          ))}
        </FieldGroup>
        <Checkbox {...form.register('includesDrafts')} label={t('newHook.drafts')} help={t('newHook.draftsHelp')} />
        {adding.problem && <FormFailure title={t('newHook.failed', { message: adding.problem })} />}
      </div>
    </Dialog>
  );
}

function isAddress(url: string): boolean {
  return /^https?:\/\//i.test(url) && URL.canParse(url);
}
