import { useTranslation } from 'react-i18next';
import { FooterEnd } from './footer-end.tsx';
import { FooterStrips, TornGap } from './footer-strips.tsx';
import { Wordmark } from './wordmark.tsx';

/** Amber field with tear-off strips: support to the left of the gap, legal to the right. Small below forms. */
export function Footer({ isSmall = false }: { isSmall?: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <footer data-print="hide" className="bg-paper pb-8 text-pic-ink">
      <div className="bg-pic-amber">
        {isSmall ? (
          <FooterEnd className="container-page py-4 text-small" />
        ) : (
          <div className="container-page flex flex-wrap items-end justify-between gap-x-10 gap-y-6 pt-12 pb-8 md:pt-16 md:pb-10">
            <div>
              <Wordmark className="mb-5 h-15 w-auto md:h-24" isOnColor />
              <p className="max-w-[32rem] font-medium">{t('footer.claim')}</p>
            </div>
            <FooterEnd className="text-small" />
          </div>
        )}
      </div>
      <nav data-theme="light" aria-label={t('footer.label')} className="flex">
        <FooterStrips of="support" className="flex-3" />
        <TornGap />
        <FooterStrips of="legal" className="flex-5 max-[25rem]:[&_a]:border-l-2" />
      </nav>
    </footer>
  );
}
