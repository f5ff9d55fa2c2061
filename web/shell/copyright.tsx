import { useTranslation } from 'react-i18next';
import { berlinYear } from '#i18n/format.ts';
import { useSite } from './use-site.ts';

/** `© 2026 Dabei GmbH, Berlin`; empty while no company is configured. */
export function Copyright({ className }: { className?: string }) {
  const { t } = useTranslation('shell');
  const { company, city } = useSite().operator;
  if (!company) return null;
  const owner = [company, city].filter(Boolean).join(', ');
  return <p className={className}>{t('footer.copyright', { year: berlinYear(new Date()), company: owner })}</p>;
}
