import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FooterEnd } from './footer-end.tsx';
import { FooterLinks } from './footer-links.tsx';

/** The same links as on public pages, without a field of colour: app screens have none. */
export const AppFooter = memo(function AppFooter() {
  const { t } = useTranslation('shell');
  return (
    <footer data-print="hide" className="mt-16 border-line border-t">
      <div className="container-page flex flex-wrap items-center justify-between gap-x-10 py-4 text-ink-2 text-small">
        <p className="w-full py-3">{t('footer.claim')}</p>
        <nav aria-label={t('footer.label')}>
          <FooterLinks of="support" />
          <FooterLinks of="legal" />
        </nav>
        <FooterEnd />
      </div>
    </footer>
  );
});
