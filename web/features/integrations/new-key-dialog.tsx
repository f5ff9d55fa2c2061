import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api, dataOf } from '#web/api/client.ts';
import { useAction } from '#web/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { NewApiKey } from './use-api-keys.ts';
import { staleKeys } from './use-api-keys.ts';

type Values = { name: string; scope: 'read' | 'write'; days: string };
const empty: Values = { name: '', scope: 'read', days: '' };
const DAY_MS = 86_400_000;

type NewKeyDialogProps = { isOpen: boolean; onClose: () => void; onCreated: (key: NewApiKey) => void };

/** Name, scope and end of a new key. What is typed stays when the dialog is closed before it is sent. */
export function NewKeyDialog({ isOpen, onClose, onCreated }: NewKeyDialogProps) {
  const { t } = useTranslation(['integrations', 'problems']);
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: empty });
  const { errors } = form.formState;
  const creation = useAction({
    call: ({ name, scope, days }: Values) =>
      dataOf(
        api.POST('/api-keys', {
          body: {
            name: name.trim(),
            scopes: scope === 'write' ? ['read', 'write'] : ['read'],
            expires_at: days ? new Date(Date.now() + Number(days) * DAY_MS).toISOString() : null,
          },
        }),
      ),
    done(key) {
      form.reset(empty);
      onCreated(key);
    },
    stale: staleKeys,
  });

  const days = ['30', '90', '365'].map((value) => ({ value, label: t('newKey.days', { count: Number(value) }) }));
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size="small"
      title={t('newKey.title')}
      closeLabel={t('newKey.close')}
      keepOpenOnOutsidePress
      form={{ onSubmit: form.handleSubmit((values) => creation.mutate(values)), noValidate: true }}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('newKey.cancel')}
          </Button>
          <Button type="submit" busy={creation.isPending} busyLabel={t('newKey.busy')}>
            {t('newKey.submit')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <TextInput
          {...form.register('name', { validate: (name) => name.trim() !== '' || t('problems:field.required') })}
          label={t('newKey.name')}
          help={t('newKey.nameHelp')}
          autoComplete="off"
          maxLength={80}
          required
          error={errors.name?.message}
        />
        <Select
          {...form.register('scope')}
          label={t('newKey.scope')}
          options={(['read', 'write'] as const).map((value) => ({ value, label: t(`keys.${value}`) }))}
        />
        <Select
          {...form.register('days')}
          label={t('newKey.expiry')}
          options={[{ value: '', label: t('newKey.never') }, ...days]}
        />
        {creation.problem && <FormFailure title={t('newKey.failed', { message: creation.problem })} />}
      </div>
    </Dialog>
  );
}
