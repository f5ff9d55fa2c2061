import { useTranslation } from 'react-i18next';
import { withdrawPath } from '#domain/legal/addresses.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Mail } from '#web/ui/icons/mail.ts';
import { Phone } from '#web/ui/icons/phone.ts';
import { AddressLink } from './address-link.tsx';
import { useOperatorValues } from './operator-values.ts';

const refundHelp = {
  apple: 'https://reportaproblem.apple.com',
  google: 'https://support.google.com/googleplay/answer/2479637',
} as const;

/** Email, telephone, form and the stores' refund help. */
export function WithdrawalQuickAccess() {
  const { t } = useTranslation('withdrawal');
  const { supportEmail, phone } = useOperatorValues();
  const ways = [
    { key: 'email', icon: Mail, address: supportEmail },
    { key: 'phone', icon: Phone, address: phone },
  ] as const;
  return (
    <section aria-labelledby="quick" className="mt-8 rounded-card bg-card p-6 shadow-raised md:p-8 print:hidden">
      <h2 id="quick" className="text-h3">
        {t('quick.title')}
      </h2>
      <p className="mt-2 text-ink-2">{t('quick.text')}</p>
      <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
        {ways.map(({ key, icon, address }) => (
          <li key={key} className="flex min-h-14 items-center gap-3">
            <Icon of={icon} className="shrink-0 text-ink-2" />
            <div className="min-w-0">
              <span className="block text-help text-ink-2">{t(`quick.${key}`)}</span>
              <AddressLink className="target-44 text-link">{address}</AddressLink>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-3 border-line border-t-2 border-dashed pt-6">
        <a href={withdrawPath} data-variant="primary" data-size="compact" className="button max-sm:w-full">
          {t('quick.form')}
        </a>
        <a href={refundHelp.apple} data-variant="secondary" data-size="compact" className="button max-sm:w-full">
          {t('quick.apple')}
        </a>
        <a href={refundHelp.google} data-variant="secondary" data-size="compact" className="button max-sm:w-full">
          {t('quick.google')}
        </a>
      </p>
    </section>
  );
}
