import { useTranslation } from 'react-i18next';
import type { WithdrawPageData } from '#contract/withdraw-page.ts';
import { withdrawPath } from '#domain/legal/addresses.ts';
import { fields } from './withdraw-form.tsx';

/** Second step: summary and final button. */
export function WithdrawCheck({ values }: Pick<WithdrawPageData, 'values'>) {
  const { t } = useTranslation('withdraw');
  const typed = fields.filter((name) => values[name]);
  return (
    <form method="post" action={withdrawPath} className="grid gap-6">
      <div>
        <h2 className="text-h3">{t('confirm.title')}</h2>
        <p className="mt-2 text-ink-2">{t('confirm.text')}</p>
      </div>
      <dl className="grid gap-4 rounded-well bg-sunk p-4">
        {typed.map((name) => (
          <div key={name}>
            <dt className="text-help text-ink-2">{t(`fields.${name}`)}</dt>
            <dd className="wrap-anywhere whitespace-pre-line font-semibold">{values[name]}</dd>
          </div>
        ))}
      </dl>
      {typed.map((name) => (
        <input key={name} type="hidden" name={name} value={values[name]} />
      ))}
      <div className="flex flex-wrap-reverse gap-3">
        <button type="submit" name="step" value="change" data-variant="secondary" className="button max-sm:w-full">
          {t('confirm.change')}
        </button>
        <button type="submit" name="step" value="confirm" data-variant="primary" className="button max-sm:w-full">
          {t('confirm.submit')}
        </button>
      </div>
    </form>
  );
}
