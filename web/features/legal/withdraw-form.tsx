import { Trans, useTranslation } from 'react-i18next';
import type { WithdrawPageData, WithdrawPageField } from '#contract/withdraw-page.ts';
import { withdrawPath } from '#domain/legal/addresses.ts';
import { withdrawalLengths } from '#domain/withdrawals/withdrawal.ts';
import { paths } from '#web/paths.ts';
import { FormErrorSummary } from '#web/ui/form-error-summary.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

/** In display order. */
export const fields = ['name', 'email', 'contract', 'ordered'] as const satisfies WithdrawPageField[];
const idOf = (field: WithdrawPageField) => `withdraw-${field}`;

/** First step, as plain HTML with earlier input and errors. */
export function WithdrawForm({ data }: { data: WithdrawPageData | null }) {
  const { t } = useTranslation('withdraw');
  const { values = {}, faults = {} } = data ?? {};
  const field = (name: WithdrawPageField) => {
    const fault = faults[name];
    const max = name === 'email' ? 254 : withdrawalLengths[name];
    return {
      id: idOf(name),
      name,
      label: t(`fields.${name}`),
      defaultValue: values[name],
      error: fault ? t(`faults.${fault}`, { max }) : null,
      maxLength: max,
    };
  };
  return (
    <form method="post" action={withdrawPath} noValidate className="grid gap-5">
      {data?.failure && <Refused data={data} />}
      <h2 className="text-h3">{t('form.title')}</h2>
      <TextInput {...field('name')} autoComplete="name" required />
      <TextInput
        {...field('email')}
        help={t('form.emailHelp')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextArea {...field('contract')} help={t('form.contractHelp')} rows={3} required />
      <TextInput {...field('ordered')} note={t('form.optional')} help={t('form.orderedHelp')} autoComplete="off" />
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="max-w-80 text-help text-ink-2">
          <Trans t={t} i18nKey="form.privacy" components={{ privacy: <PageLink to={paths.privacy} /> }} />
        </p>
        <button type="submit" name="step" value="check" data-variant="primary" className="button max-sm:w-full">
          {t('form.submit')}
        </button>
      </div>
    </form>
  );
}

/** The failure, with links to invalid fields. */
function Refused({ data: { failure, faults } }: { data: WithdrawPageData }) {
  const { t } = useTranslation('withdraw');
  const reason = t(failure?.kind === 'check' ? 'check' : 'broken');
  const wrong = fields.filter((name) => faults[name]);
  return (
    <FormErrorSummary
      title={t('failed')}
      reason={`${reason} ${t('kept')}`}
      wrong={wrong.map((name) => ({ id: idOf(name), label: t(`fields.${name}`) }))}
    />
  );
}
