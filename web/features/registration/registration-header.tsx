import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { AccountLinks } from '#web/shell/account-links.tsx';
import { LanguageSwitch } from '#web/shell/language-switch.tsx';
import { MobileMenu, MobileMenuButton } from '#web/shell/mobile-menu.tsx';
import { ThemeSwitch } from '#web/shell/theme-switch.tsx';
import { Wordmark } from '#web/shell/wordmark.tsx';
import { cx } from '#web/ui/cx.ts';

type RegistrationHeaderProps = { color: string; hasLogin?: boolean };

/** Lies over both columns: the name on the picture, the rest on paper. Narrow screens get one coloured bar. */
export function RegistrationHeader({ color, hasLogin = false }: RegistrationHeaderProps) {
  const { t } = useTranslation(['registration', 'shell']);
  return (
    <>
      <header data-print="hide" className={cx('lg:absolute lg:inset-x-0 lg:top-0 lg:z-10', color, 'lg:bg-transparent')}>
        <div className="flex h-16 items-center justify-between gap-3 px-4 md:px-10 lg:h-26 lg:px-8 xl:px-12 xl:pe-16">
          <a href={paths.home} aria-label={t('shell:home')} className="target-44 text-pic-ink">
            <Wordmark className="h-[27px] w-auto lg:h-[34px]" isOnColor />
          </a>
          <div data-theme="light" className="flex items-center gap-1 text-pic-ink lg:hidden">
            {hasLogin && (
              <a
                href={paths.login}
                className="in-data-session:hidden flex min-h-11 items-center px-2 font-semibold text-[0.9375rem] underline-offset-4 hover:underline max-[22rem]:hidden"
              >
                {t('registration:login')}
              </a>
            )}
            <LanguageSwitch isOnPicture />
            <MobileMenuButton />
          </div>
          <div className="flex items-center gap-4 max-lg:hidden">
            {hasLogin && (
              <p className="in-data-session:hidden text-ink-2 text-small">
                {t('registration:registered')}{' '}
                <a href={paths.login} className="text-link">
                  {t('registration:login')}
                </a>
              </p>
            )}
            <AccountLinks className={hasLogin ? 'not-in-data-session:hidden' : undefined} />
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </div>
      </header>
      <MobileMenu isApp={false} />
    </>
  );
}
