import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { LogOut } from '#web/ui/icons/log-out.ts';
import { UserRound } from '#web/ui/icons/user-round.ts';
import { BUSINESS_SWITCH, SESSION_EVENT } from './events.ts';

type AccountLinksProps = {
  isOnDrawing?: boolean;
  /** Behind the login: with a link to one's account, and a place for the switch between businesses. */
  isApp?: boolean;
  className?: string;
};

/**
 * Login when signed out; company name and logout when signed in, without the name for those who are in no business any more. The HTML contains both and is the same for everyone; the
 * page script marks the root element, writes the name and carries out the logout.
 */
export function AccountLinks({ isOnDrawing = false, isApp = false, className }: AccountLinksProps) {
  const { t } = useTranslation('shell');
  const fallback = t('nav.dashboard');
  const variant = isOnDrawing ? 'on-drawing-outline' : 'secondary';

  // A header that React rendered later has no name yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language
  useEffect(() => {
    window.dispatchEvent(new Event(SESSION_EVENT));
  }, [fallback]);

  return (
    <div className={cx('flex items-center gap-2', className)}>
      <a href={paths.login} data-variant={variant} data-size="compact" className="button in-data-session:hidden">
        {t('nav.login')}
      </a>
      {!isApp && (
        <a
          href={paths.register}
          data-variant={isOnDrawing ? 'on-drawing' : 'primary'}
          data-size="compact"
          className="button in-data-session:hidden lg:max-xl:hidden"
        >
          {t('nav.register')}
        </a>
      )}
      <a
        href={paths.dashboard}
        data-company={fallback}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves the name alone
        dangerouslySetInnerHTML={{ __html: '' }}
        className="not-in-data-session:hidden block empty:hidden max-w-60 truncate leading-11 lg:px-3 font-semibold text-[0.9375rem] underline-offset-[0.3em] hover:underline"
      />
      {isApp && (
        <>
          <span {...{ [BUSINESS_SWITCH]: '' }} className="-ms-2 empty:hidden" />
          <a
            href={paths.account}
            data-variant="quiet"
            data-size="compact"
            className="button not-in-data-session:hidden max-lg:basis-full max-lg:justify-start max-lg:px-0"
          >
            <Icon of={UserRound} />
            {t('nav.account')}
          </a>
        </>
      )}
      <button
        type="button"
        data-action="logout"
        data-variant={variant}
        data-size="compact"
        className="button not-in-data-session:hidden"
      >
        <Icon of={LogOut} />
        {t('nav.logout')}
      </button>
    </div>
  );
}
