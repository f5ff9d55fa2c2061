import { useTranslation } from 'react-i18next';

/** Announces that business features are not available yet. */
export function BusinessSoon() {
  const { t } = useTranslation('business');
  return (
    <aside aria-label={t('soon.label')} data-print="hide" className="bg-pic-amber text-pic-ink">
      <p className="container-page flex min-h-12 items-center gap-3 py-2.5 font-semibold text-small md:justify-center">
        <strong className="rounded-badge bg-pic-ink px-2.5 py-1.5 text-badge text-pic-paper">{t('soon.badge')}</strong>
        {t('soon.text')}
      </p>
    </aside>
  );
}
