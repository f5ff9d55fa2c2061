import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** Above everything until a rejected business is checked again. */
export function RejectedBanner() {
  const { t } = useTranslation('dashboard');
  return (
    <section className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card bg-oxblood-wash p-5 md:px-6">
      <div className="grid flex-[1_1_22rem] gap-1">
        <h2 className="text-h4">{t('rejected.title')}</h2>
        <p className="max-w-text text-ink-2 text-small">{t('rejected.text')}</p>
      </div>
      <ButtonLink to={paths.contact} reloadDocument variant="secondary" size="compact">
        {t('rejected.contact')}
      </ButtonLink>
    </section>
  );
}
