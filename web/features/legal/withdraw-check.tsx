import { useTranslation } from 'react-i18next';
import type { WithdrawPageData } from '#contract/withdraw-page.ts';
import { withdrawPath } from '#domain/legal/addresses.ts';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Check } from '#web/ui/icons/check.ts';
import { fields } from './withdraw-form.tsx';

/** The second step: what was typed, and the button that withdraws. */
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

/** In the place of the form once a withdrawal has arrived. */
export function WithdrawSent({ reference }: { reference: string }) {
  const { t } = useTranslation('withdraw');
  return (
    <div role="status">
      <p className="mb-5 flex size-14 items-center justify-center rounded-full bg-fir-wash text-fir">
        <Icon of={Check} size={28} />
      </p>
      <h2 className="text-h2">{t('sent.title')}</h2>
      <p className="mt-3 font-semibold">{t('sent.reference', { reference })}</p>
      <p className="mt-3 text-ink-2">{t('sent.text')}</p>
      <p className="mt-6">
        <a href={paths.home} data-variant="secondary" className="button">
          {t('sent.home')}
        </a>
      </p>
    </div>
  );
}
