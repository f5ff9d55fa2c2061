import { LogOut } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SESSION_EVENT } from './events.ts';

/**
 * Login when signed out; company name and logout when signed in. The HTML holds both and is the same for everyone; the
 * page script marks the root element, writes the name and carries out the logout.
 */
export function AccountLinks({ isOnPicture = false, className }: { isOnPicture?: boolean; className?: string }) {
  const { t } = useTranslation('shell');
  const fallback = t('nav.dashboard');
  const variant = isOnPicture ? 'on-picture-outline' : 'secondary';

  // A header that React has put in later has no name yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language
  useEffect(() => {
    window.dispatchEvent(new Event(SESSION_EVENT));
  }, [fallback]);

  return (
    <div className={cx('flex items-center gap-2', className)}>
      <a href={paths.login} data-variant={variant} data-size="compact" className="button in-data-session:hidden">
        {t('nav.login')}
      </a>
      <a
        href={paths.dashboard}
        data-company={fallback}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves the name alone
        dangerouslySetInnerHTML={{ __html: '' }}
        className="not-in-data-session:hidden block max-w-60 truncate px-3 leading-11 font-semibold text-[0.9375rem] underline-offset-[0.3em] hover:underline"
      />
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
