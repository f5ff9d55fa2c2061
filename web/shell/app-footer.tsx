import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FooterEnd } from './footer-end.tsx';
import { FooterLinks } from './footer-links.tsx';

/** The public footer's links in one line. */
export const AppFooter = memo(function AppFooter() {
  const { t } = useTranslation('shell');
  return (
    <footer data-print="hide" className="mt-16 border-line border-t">
      <div className="container-page flex flex-wrap items-center justify-between gap-x-6 py-2 text-help text-ink-2">
        <nav aria-label={t('footer.label')} className="flex flex-wrap gap-x-3">
          <FooterLinks of="support" />
          <FooterLinks of="legal" />
        </nav>
        <FooterEnd className="flex flex-wrap items-center gap-x-5" />
      </div>
    </footer>
  );
});
