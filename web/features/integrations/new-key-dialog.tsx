import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiKeyScope } from '#domain/api-keys/scopes.ts';
import { defaultKeyDays, defaultScopes } from '#domain/api-keys/scopes.ts';
import { api, dataOf } from '#web/api/client.ts';
import { isProblem } from '#web/api/problem.ts';
import { useAction } from '#web/api/use-action.ts';
import { useForm } from '#web/shell/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Plus } from '#web/ui/icons/plus.ts';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { ModeField } from './mode-field.tsx';
import { ScopesField } from './scopes-field.tsx';
import type { NewApiKey } from './use-api-keys.ts';
import { staleKeys } from './use-api-keys.ts';

type Values = { name: string; test: boolean; agents: boolean; scopes: ApiKeyScope[]; days: string; addresses: string };
const empty: Values = {
  name: '',
  test: false,
  agents: false,
  scopes: [...defaultScopes],
  days: String(defaultKeyDays),
  addresses: '',
};
const DAY_MS = 86_400_000;

type NewKeyDialogProps = {
  isOpen: boolean;
  /** The caller's IP address, if known. */
  ownAddress: string | null;
  onClose: () => void;
  onCreated: (key: NewApiKey) => void;
};

/** The dialog may exceed the viewport. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** Any separator is accepted. */
const addressesOf = (typed: string) => typed.split(/[\s,;]+/).filter(Boolean);

/** The first IP address the API refused. */
function refusedAddress(error: unknown, addresses: string[]): string | undefined {
  if (!isProblem(error, 'invalid_input')) return undefined;
  const index = error.problem.errors?.map(({ path }) => /^allowed_addresses\.(\d+)$/.exec(path)?.[1]).find(Boolean);
  return index && addresses[Number(index)];
}

/** Input is kept when the dialog closes before submit. */
export function NewKeyDialog({ isOpen, ownAddress, onClose, onCreated }: NewKeyDialogProps) {
  const { t } = useTranslation(['integrations', 'problems']);
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: empty });
  const { errors } = form.formState;
  const [isTest, typed] = useWatch({ control: form.control, name: ['test', 'addresses'] });
  const offered = ownAddress && !addressesOf(typed).includes(ownAddress) ? ownAddress : null;
  const creation = useAction({
    call: ({ name, test, agents, scopes, days, addresses }: Values) =>
      dataOf(
        api.POST('/api-keys', {
          body: {
            name: name.trim(),
            test,
            agents_may_act: agents && !test,
            scopes,
            allowed_addresses: addressesOf(addresses),
            expires_at: days ? new Date(Date.now() + Number(days) * DAY_MS).toISOString() : null,
          },
        }),
      ),
    done(key) {
      form.reset(empty);
      onCreated(key);
    },
    failed(_problem, error, { addresses }) {
      const address = refusedAddress(error, addressesOf(addresses));
      if (!address) return;
      form.setError('addresses', { message: t('newKey.addressWrong', { address }) }, { shouldFocus: true });
    },
    stale: staleKeys,
  });

  const days = ['30', '90', String(defaultKeyDays)].map((value) => ({
    value,
    label: t('newKey.days', { count: Number(value) }),
  }));
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
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
        <ModeField
          isTest={isTest}
          onChange={(test) => form.setValue('test', test)}
          help={t(isTest ? 'newKey.testHelp' : 'newKey.liveHelp')}
        />
        <ScopesField
          isTest={isTest}
          error={errors.scopes?.message}
          field={form.register('scopes', { validate: (chosen) => chosen.length > 0 || t('newKey.scopesMissing') })}
        />
        {!isTest && <Checkbox {...form.register('agents')} label={t('newKey.agents')} help={t('newKey.agentsHelp')} />}
        <Select
          {...form.register('days')}
          label={t('newKey.expiry')}
          options={[{ value: '', label: t('newKey.never') }, ...days]}
        />
        <div ref={errors.addresses ? bringIntoView : null}>
          <TextArea
            {...form.register('addresses')}
            label={t('newKey.addresses')}
            help={t('newKey.addressesHelp')}
            rows={2}
            error={errors.addresses?.message}
            autoComplete="off"
            spellCheck={false}
          />
          {offered && (
            <Button
              variant="secondary"
              size="compact"
              icon={Plus}
              className="mt-2"
              onClick={() => form.setValue('addresses', [...addressesOf(typed), offered].join('\n'))}
            >
              {t('newKey.ownAddress', { address: offered })}
            </Button>
          )}
        </div>
        {creation.problem && !errors.addresses && (
          <div ref={bringIntoView}>
            <FormFailure title={t('newKey.failed', { message: creation.problem })} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
