import { useTranslation } from 'react-i18next';
import { AddressLink } from '#web/features/legal/address-link.tsx';
import { paths } from '#web/paths.ts';
import { useSite } from '#web/shell/use-site.ts';

const link = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-[0.22em]';

/** Contact data as configured, and related pages. */
export function ContactWays({ className }: { className?: string }) {
  const { t } = useTranslation('contact');
  const { operator } = useSite();
  const { company, street, zipCode, city, phone } = operator;
  const email = operator.supportEmail ?? operator.email;
  const lines = [company, street, [zipCode, city].filter(Boolean).join(' ')].filter(Boolean);
  return (
    <div className={className}>
      <h2 className="text-h4">{t('other.title')}</h2>
      <ul>
        {[email, phone].map(
          (address) =>
            address && (
              <li key={address}>
                <AddressLink className={link}>{address}</AddressLink>
              </li>
            ),
        )}
      </ul>
      {street && <address className="mt-2 whitespace-pre-line not-italic">{lines.join('\n')}</address>}
      <h2 className="mt-8 text-h4">{t('other.faqTitle')}</h2>
      <ul className="gap-x-8 sm:flex sm:flex-wrap">
        <li>
          <a href={paths.faq} className={link}>
            {t('other.faq')}
          </a>
        </li>
        <li>
          <a href={paths.help} className={link}>
            {t('other.help')}
          </a>
        </li>
        <li>
          <a href={paths.report} className={link}>
            {t('other.report')}
          </a>
        </li>
      </ul>
    </div>
  );
}
