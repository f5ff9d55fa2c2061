import { useTranslation } from 'react-i18next';
import { berlinYear } from '#i18n/format.ts';
import { paths } from '#web/paths.ts';
import { FooterStrips, TornGap } from './footer-strips.tsx';
import { useSite } from './use-site.ts';
import { Wordmark } from './wordmark.tsx';

const support = [
  { path: paths.faq, label: 'footer.faq' },
  { path: paths.contact, label: 'footer.contact' },
  { path: paths.help, label: 'footer.help' },
] as const;

const legal = [
  { path: paths.imprint, label: 'footer.imprint' },
  { path: paths.privacy, label: 'footer.privacy' },
  { path: paths.terms, label: 'footer.terms' },
  { path: paths.withdrawal, label: 'footer.withdrawal' },
] as const;

/** The amber field with tear-off strips: support on the left of the torn gap, law on the right. */
export function Footer() {
  const { t } = useTranslation('shell');
  const { operator } = useSite();
  const company = [operator.company, operator.city].filter(Boolean).join(', ');
  return (
    <footer data-print="hide" className="bg-paper pb-8 text-pic-ink">
      <div data-theme="light" className="bg-pic-amber">
        <div className="container-page flex flex-wrap items-end justify-between gap-x-10 gap-y-6 pt-12 pb-8 md:pt-16 md:pb-10">
          <div>
            <Wordmark className="mb-5 h-15 w-auto md:h-24" isOnColor />
            <p className="max-w-[32rem] font-medium">{t('footer.claim')}</p>
          </div>
          {company && <p className="text-small">{t('footer.copyright', { year: berlinYear(new Date()), company })}</p>}
        </div>
      </div>
      <nav data-theme="light" aria-label={t('footer.label')} className="flex">
        <FooterStrips links={support.map(({ path, label }) => ({ path, label: t(label) }))} className="flex-3" />
        <TornGap />
        <FooterStrips links={legal.map(({ path, label }) => ({ path, label: t(label) }))} className="flex-4" />
      </nav>
    </footer>
  );
}
