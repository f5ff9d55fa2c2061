import { Trans, useTranslation } from 'react-i18next';
import type { ReportPageData, ReportPageField } from '#contract/report-page.ts';
import { businessPagePath } from '#domain/guest-pages/addresses.ts';
import { reportKinds } from '#domain/reports/kinds.ts';
import { reportLengths } from '#domain/reports/limits.ts';
import { paths } from '#web/paths.ts';
import { useSite } from '#web/shell/use-site.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { FormErrorSummary } from '#web/ui/form-error-summary.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

/** Error links target a field's first control. */
const idOf = (field: ReportPageField) => `report-${field}`;
const lengths = { min: reportLengths.explanationMin, max: reportLengths.explanation };

/** Plain HTML with earlier input and errors. */
export function ReportForm({ data }: { data: ReportPageData | null }) {
  const { t } = useTranslation(['report', 'reports']);
  const { publicUrl } = useSite();
  const { values = {}, faults = {} } = data ?? {};
  const mostOf = (field: ReportPageField) =>
    field === 'target' ? reportLengths.target : field === 'name' ? reportLengths.name : reportLengths.explanation;
  const errorOf = (field: ReportPageField) => {
    const fault = faults[field];
    return fault ? t(`faults.${fault}`, { min: lengths.min, max: mostOf(field) }) : null;
  };
  const field = (name: 'target' | 'explanation' | 'name' | 'email') => ({
    id: idOf(name),
    name,
    label: t(name),
    defaultValue: values[name],
    error: errorOf(name),
  });
  return (
    <form method="post" action={paths.report} noValidate className="grid gap-5">
      {data?.failure && <Refused data={data} />}
      <TextInput
        {...field('target')}
        help={t('targetHelp', { example: publicUrl + businessPagePath('zur-fetten-ecke') })}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={reportLengths.target}
        required
      />
      <FieldGroup label={t('kind')} error={errorOf('kind')}>
        <div className="max-sm:[&_label:not(:has(:checked))_.text-help]:hidden grid gap-x-4 sm:grid-cols-2">
          {reportKinds.map((kind, index) => (
            <Radio
              key={kind}
              id={index === 0 ? idOf('kind') : undefined}
              name="kind"
              value={kind}
              defaultChecked={values.kind === kind}
              label={t(`reports:kinds.${kind}.label`)}
              help={t(`reports:kinds.${kind}.help`)}
              required
            />
          ))}
        </div>
      </FieldGroup>
      <TextArea
        {...field('explanation')}
        help={t('explanationHelp', lengths)}
        minLength={lengths.min}
        maxLength={lengths.max}
        rows={7}
        required
      />
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <TextInput {...field('name')} autoComplete="name" maxLength={reportLengths.name} />
        <TextInput
          {...field('email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <p className="text-help text-ink-3 sm:col-span-2">{t('senderHelp')}</p>
      </div>
      <Checkbox
        id={idOf('good_faith')}
        name="good_faith"
        label={t('goodFaith')}
        error={errorOf('good_faith')}
        defaultChecked={values.good_faith === 'on'}
        required
      />
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="max-w-80 text-help text-ink-2">
          <Trans t={t} i18nKey="privacy" components={{ privacy: <PageLink to={paths.privacy} /> }} />
        </p>
        <button type="submit" data-variant="primary" className="button max-sm:w-full">
          {t('submit')}
        </button>
      </div>
    </form>
  );
}

/** The failure, with links to invalid fields. */
function Refused({ data: { failure, faults } }: { data: ReportPageData }) {
  const { t } = useTranslation('report');
  const reason =
    failure?.kind === 'limited'
      ? t('limited', { count: failure.minutes })
      : t(failure?.kind === 'check' ? 'check' : 'broken');
  const names: Record<ReportPageField, string> = {
    target: t('target'),
    kind: t('kind'),
    explanation: t('explanation'),
    name: t('name'),
    email: t('email'),
    good_faith: t('goodFaith'),
  };
  const wrong = (Object.keys(names) as ReportPageField[]).filter((name) => faults[name]);
  return (
    <FormErrorSummary
      title={t('failed')}
      reason={`${reason} ${t('kept')}`}
      wrong={wrong.map((name) => ({ id: idOf(name), label: names[name] }))}
    />
  );
}
