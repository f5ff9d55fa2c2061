import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArtProps } from '#web/art/art-props.ts';
import { paths } from '#web/paths.ts';
import { AccountLinks } from '#web/shell/account-links.tsx';
import { DemoRibbon } from '#web/shell/demo-ribbon.tsx';
import { Footer } from '#web/shell/footer.tsx';
import { LanguageSwitch } from '#web/shell/language-switch.tsx';
import { MobileMenu, MobileMenuButton } from '#web/shell/mobile-menu.tsx';
import { CONTENT_ID, SkipLink } from '#web/shell/skip-link.tsx';
import { ThemeSwitch } from '#web/shell/theme-switch.tsx';
import { useSite } from '#web/shell/use-site.ts';
import { Wordmark } from '#web/shell/wordmark.tsx';
import { cx } from '#web/ui/cx.ts';

const fields = {
  blue: 'bg-pic-blue text-pic-ink',
  amber: 'bg-pic-amber text-pic-ink',
  night: 'bg-pic-night-far text-pic-paper',
};

type RegistrationFrameProps = {
  field: keyof typeof fields;
  title: string;
  text: string;
  /** Aligned to the column's bottom. */
  drawing: ComponentType<ArtProps>;
  /** Below the header on narrow screens. */
  picture?: ReactNode;
  hasLogin?: boolean;
  children: ReactNode;
};

/** Drawing and form in two columns; narrow screens keep the colour only in the header. */
export function RegistrationFrame({
  field,
  title,
  text,
  drawing: Drawing,
  picture,
  hasLogin,
  children,
}: RegistrationFrameProps) {
  const { isDemo } = useSite();
  return (
    <>
      <SkipLink />
      {isDemo && <DemoRibbon edges="px-4 md:px-10 lg:px-8 xl:ps-12 xl:pe-16" />}
      <div className="relative lg:grid lg:min-h-dvh lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[30rem_minmax(0,1fr)]">
        <RegistrationHeader field={field} hasLogin={hasLogin} />
        <div data-theme="light" className={cx('max-lg:hidden', fields[field])}>
          <div className="sticky top-0 flex h-[calc(100dvh-2.75rem)] max-h-full min-h-160 flex-col overflow-x-clip">
            <div className="grid gap-5 px-8 pt-32 pb-8 xl:px-12 xl:pt-36">
              <p className="max-w-[23rem] text-[2.75rem] text-display-2 leading-[0.93] xl:text-[4rem]">{title}</p>
              <p className="max-w-[22rem] text-balance font-medium text-lead">{text}</p>
            </div>
            <Drawing className="mt-auto block w-full" />
          </div>
        </div>
        {picture}
        <main
          id={CONTENT_ID}
          tabIndex={-1}
          className="px-4 pt-7 pb-10 md:px-10 md:pt-10 md:pb-16 lg:pt-32 lg:pb-20 xl:px-16"
        >
          <div className="mx-auto max-w-[51.25rem] lg:mx-0">{children}</div>
        </main>
      </div>
      <Footer isSmall />
    </>
  );
}

type RegistrationHeaderProps = { field: keyof typeof fields; hasLogin?: boolean };

/** Spans both columns; one coloured bar on narrow screens. */
function RegistrationHeader({ field, hasLogin = false }: RegistrationHeaderProps) {
  const { t } = useTranslation(['registration', 'shell']);
  const isNight = field === 'night';
  return (
    <>
      <header
        data-print="hide"
        className={cx('lg:absolute lg:inset-x-0 lg:top-0 lg:z-10', fields[field], 'lg:bg-transparent')}
      >
        <div className="flex h-16 items-center justify-between gap-3 px-4 md:px-10 lg:h-26 lg:px-8 xl:px-12 xl:pe-16">
          <a href={paths.home} aria-label={t('shell:home')} className="target-44">
            <Wordmark className="h-[27px] w-auto lg:h-[34px]" isOnColor={!isNight} />
          </a>
          <div data-theme={isNight ? 'dark' : 'light'} className="flex items-center gap-1 lg:hidden">
            {hasLogin && (
              <a
                href={paths.login}
                className="in-data-session:hidden flex min-h-11 items-center px-2 font-semibold text-[0.9375rem] underline-offset-4 hover:underline max-[22rem]:hidden"
              >
                {t('registration:login')}
              </a>
            )}
            <LanguageSwitch isOnDrawing={!isNight} />
            <MobileMenuButton />
          </div>
          <div className="flex items-center gap-4 text-ink max-lg:hidden">
            {hasLogin && (
              <p className="in-data-session:hidden text-ink-2 text-small">
                {t('registration:registered')}{' '}
                <a href={paths.login} className="text-link">
                  {t('registration:login')}
                </a>
              </p>
            )}
            <AccountLinks className="not-in-data-session:hidden" />
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </div>
      </header>
      <MobileMenu />
    </>
  );
}
