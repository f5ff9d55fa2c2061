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
import { guestButton } from './guest-button.ts';

export const handle = { sheet: 'guests', isGuestPage: true } satisfies PageHandle;

/** Works without script: languages are links. */
export default function GuestLayout() {
  const { t, i18n } = useTranslation('shell');
  const { t: g } = useTranslation('guests');
  const { pathname, search } = useLocation();
  const { isDemo, operator } = useSite();
  const [store] = appStoresOf(operator);
  return (
    <>
      <SkipLink />
      {isDemo && <DemoRibbon />}
      <header className="container-page guest-header relative z-3 flex h-20 items-center gap-2 font-semibold text-[0.9375rem] md:gap-7">
        <a href={paths.home} aria-label={t('home')} className="me-auto py-[0.5625rem]">
          <Wordmark className="h-6.75 w-auto md:h-8.5" />
        </a>
        <a href={paths.business} className="py-3 max-lg:hidden">
          {g('putUp')}
        </a>
        <nav
          aria-label={t('language.label')}
          className="flex rounded-button p-1 [box-shadow:inset_0_0_0_1.5px_var(--edge)] max-md:p-0"
        >
          {languages.map((language) => (
            <a
              key={language}
              className="grid h-9 min-w-10 place-items-center rounded-[8px] text-[0.8125rem] aria-[current]:bg-ink aria-[current]:text-paper max-md:h-11 max-md:min-w-11 max-md:aria-[current]:hidden"
              href={`${pathname}${search ? `${search}&` : '?'}lang=${language}`}
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
          <a href={store.url} className={guestButton.framed}>
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
