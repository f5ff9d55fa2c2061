import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { languages } from '#domain/shared/language.ts';
import { paths } from '#web/paths.ts';
import { appStoresOf } from '#web/shell/app-stores.ts';
import { DemoRibbon } from '#web/shell/demo-ribbon.tsx';
import { Footer } from '#web/shell/footer.tsx';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { CONTENT_ID, SkipLink } from '#web/shell/skip-link.tsx';
import { useSite } from '#web/shell/use-site.ts';
import { Wordmark } from '#web/shell/wordmark.tsx';

export const handle = { sheet: 'guests', isGuestPage: true } satisfies PageHandle;

/** Around every page of guests. Works without its script: the languages are links. */
export default function GuestLayout() {
  const { t, i18n } = useTranslation('shell');
  const { t: g } = useTranslation('guests');
  const { pathname } = useLocation();
  const { isDemo, operator } = useSite();
  const [store] = appStoresOf(operator);
  return (
    <>
      <SkipLink />
      {isDemo && <DemoRibbon />}
      <header className="guest-header container-page">
        <a href={paths.home} aria-label={t('home')}>
          <Wordmark />
        </a>
        <a href={paths.business} className="guest-up">
          {g('putUp')}
        </a>
        <nav aria-label={t('language.label')} className="guest-languages">
          {languages.map((language) => (
            <a
              key={language}
              href={`${pathname}?lang=${language}`}
              lang={language}
              hrefLang={language}
              data-language={language}
              aria-current={i18n.language === language ? 'true' : undefined}
              aria-label={`${language.toUpperCase()}, ${t(`language.${language}`)}`}
            >
              {language.toUpperCase()}
            </a>
          ))}
        </nav>
        {store && (
          <a href={store.url} className="guest-button">
            {g('getApp')}
          </a>
        )}
      </header>
      <main id={CONTENT_ID} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
