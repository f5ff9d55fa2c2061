import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#web/ui/cx.ts';
import { scrollRow } from '#web/ui/scroll-row.ts';
import { FooterEnd } from './footer-end.tsx';
import { FooterLinks } from './footer-links.tsx';

/** The public footer's links in one line; scrolls on phones. */
export const AppFooter = memo(function AppFooter() {
  const { t } = useTranslation('shell');
  return (
    <footer data-print="hide" className="mt-16 border-line border-t">
      <div className="container-page py-2 text-help text-ink-2">
        <div
          className={cx(
            scrollRow,
            'items-center justify-between gap-x-3 max-md:*:shrink-0 max-md:whitespace-nowrap max-md:[&_ul]:ml-0 max-md:[&_ul]:flex-nowrap',
          )}
        >
          <nav aria-label={t('footer.label')} className="flex gap-x-3 md:flex-wrap">
            <FooterLinks of="support" />
            <FooterLinks of="legal" />
          </nav>
          <FooterEnd className="flex items-center gap-x-5 md:flex-wrap" />
        </div>
      </div>
    </footer>
  );
});
