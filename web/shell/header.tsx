import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { cx } from '#web/ui/cx.ts';
import { AccountLinks, LogoutButton } from './account-links.tsx';
import { AppMenu, AppMenuButton } from './app-menu.tsx';
import { CompanyLink } from './company-link.tsx';
import { SEARCH_PLACE } from './events.ts';
import { grounds } from './grounds.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { MobileMenu, MobileMenuButton } from './mobile-menu.tsx';
import type { Ground } from './page-handle.ts';
import { PublicNavigation } from './public-navigation.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { Wordmark } from './wordmark.tsx';

type HeaderProps = {
  ground: Ground;
  /** Hides marketing links. */
  isApp?: boolean;
};

/** Works without React: links, forms, a popover and the page script. */
export const Header = memo(function Header({ ground, isApp = false }: HeaderProps) {
  const { t } = useTranslation('shell');
  const { field, theme, isDrawing } = grounds[ground];
  return (
    <>
      <header data-theme={theme} data-print="hide" className={cx(field, isApp && 'border-line border-b')}>
        <div className="container-page flex h-16 items-center gap-2 md:gap-3 lg:h-20">
          <a href={paths.home} aria-label={t('home')} className="target-44 mr-auto lg:mr-6">
            <Wordmark className="h-[27px] w-auto lg:h-[34px]" isOnColor={isDrawing} />
          </a>
          {!isApp && (
            <nav aria-label={t('nav.label')} className="mr-auto hidden lg:block">
              <ul className="flex">
                <PublicNavigation className="flex h-11 items-center px-3.5 font-medium aria-[current]:font-bold text-[0.9375rem] underline-offset-[0.3em] hover:underline" />
              </ul>
            </nav>
          )}
          {isApp ? (
            <>
              <span {...{ [SEARCH_PLACE]: '' }} className="max-lg:empty:hidden lg:ms-auto" />
              <CompanyLink className="text-[0.9375rem] max-lg:hidden lg:ps-3" />
              <AppMenuButton />
              <LogoutButton variant="quiet" className="max-lg:hidden" />
            </>
          ) : (
            <>
              <LanguageSwitch isOnDrawing={isDrawing} />
              <ThemeSwitch isOnDrawing={isDrawing} className="max-lg:hidden" />
              <AccountLinks isOnDrawing={isDrawing} className="max-lg:hidden" />
              <MobileMenuButton />
            </>
          )}
        </div>
      </header>
      {isApp ? <AppMenu /> : <MobileMenu />}
    </>
  );
});
