import { useTranslation } from 'react-i18next';
import { berlinYear } from '#i18n/format.ts';
import { FooterLinks } from './footer-links.tsx';
import { useSite } from './use-site.ts';

/** Links required by law, and the copyright line if a company is configured. */
export function FooterEnd({ className }: { className?: string }) {
  const { t } = useTranslation('shell');
  const { company, city } = useSite().operator;
  const owner = [company, city].filter(Boolean).join(', ');
  return (
    <div className={className}>
      <FooterLinks of="duties" />
      {company && <p>{t('footer.copyright', { year: berlinYear(new Date()), company: owner })}</p>}
    </div>
  );
}
