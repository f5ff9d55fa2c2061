import { useTranslation } from 'react-i18next';
import { Copyright } from './copyright.tsx';
import { dutyLinks, legalLinks, supportLinks } from './footer-navigation.ts';
import { FooterStrips, TornGap } from './footer-strips.tsx';
import { Wordmark } from './wordmark.tsx';

/**
 * The amber field with tear-off strips: support on the left of the torn gap, law on the right. Small below a form, which is the
 * loudest thing on its page.
 */
export function Footer({ isSmall = false }: { isSmall?: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <footer data-print="hide" className="bg-paper pb-8 text-pic-ink">
      <div className="bg-pic-amber">
        {isSmall ? (
          <div className="container-page flex flex-wrap items-center justify-between gap-x-10 py-2 text-small">
            <Copyright />
            <DutyLinks />
          </div>
        ) : (
          <div className="container-page flex flex-wrap items-end justify-between gap-x-10 gap-y-6 pt-12 pb-8 md:pt-16 md:pb-10">
            <div>
              <Wordmark className="mb-5 h-15 w-auto md:h-24" isOnColor />
              <p className="max-w-[32rem] font-medium">{t('footer.claim')}</p>
            </div>
            <div className="text-small">
              <DutyLinks />
              <Copyright />
            </div>
          </div>
        )}
      </div>
      <nav data-theme="light" aria-label={t('footer.label')} className="flex">
        <FooterStrips links={supportLinks.map(({ path, label }) => ({ path, label: t(label) }))} className="flex-3" />
        <TornGap />
        <FooterStrips links={legalLinks.map(({ path, label }) => ({ path, label: t(label) }))} className="flex-4" />
      </nav>
    </footer>
  );
}

function DutyLinks() {
  const { t } = useTranslation('shell');
  return (
    <ul className="flex flex-wrap gap-x-6">
      {dutyLinks.map(({ path, label }) => (
        <li key={path}>
          <a href={path} className="flex min-h-11 items-center font-medium underline underline-offset-[0.22em]">
            {t(label)}
          </a>
        </li>
      ))}
    </ul>
  );
}
