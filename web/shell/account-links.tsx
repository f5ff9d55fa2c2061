import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { paths } from '#web/paths.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { LogOut } from '#web/ui/icons/log-out.ts';
import { CompanyLink } from './company-link.tsx';

type AccountLinksProps = { isOnDrawing?: boolean; className?: string };

/**
 * Login or company name with logout. The HTML has both, as it is cached; the page script marks the root and handles
 * logout.
 */
export function AccountLinks({ isOnDrawing = false, className }: AccountLinksProps) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const variant = isOnDrawing ? 'on-drawing-outline' : 'secondary';
  return (
    <div className={cx('flex items-center gap-2', className)}>
      {pathname !== paths.login && (
        <a href={paths.login} data-variant={variant} data-size="compact" className="button grow in-data-session:hidden">
          {t('nav.login')}
        </a>
      )}
      <a
        href={paths.register}
        data-variant={isOnDrawing ? 'on-drawing' : 'primary'}
        data-size="compact"
        className="button grow in-data-session:hidden lg:max-xl:hidden"
      >
        {t('nav.register')}
      </a>
      <CompanyLink className="text-[0.9375rem] lg:px-3" />
      <LogoutButton variant={variant} />
    </div>
  );
}

/** Visible when signed in. */
export function LogoutButton({ variant, className }: { variant: string; className?: string }) {
  const { t } = useTranslation('shell');
  return (
    <button
      type="button"
      data-action="logout"
      data-variant={variant}
      data-size="compact"
      className={cx('button not-in-data-session:hidden', className)}
    >
      <Icon of={LogOut} />
      {t('nav.logout')}
    </button>
  );
}
