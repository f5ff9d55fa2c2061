import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';

/** What people see when the application itself breaks. Needs nothing but its texts. */
export function Failure() {
  const { t } = useTranslation('shell');
  return (
    <main id="content" className="container-page section-space">
      <title>{t('failure.title')}</title>
      <h1 className="text-h1">{t('failure.title')}</h1>
      <p className="text-lead">{t('failure.text')}</p>
      <a href={paths.home}>{t('failure.home')}</a>
    </main>
  );
}
