import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { cx } from '#web/ui/cx.ts';

const anchors = ['you', 'password', 'second-factor', 'devices', 'account-data', 'contracts', 'notices'] as const;

/** Beside the account on wide screens: the way to each subject. */
export function AccountAnchors() {
  const { t } = useTranslation('account');
  const { hash } = useLocation();
  const open = hash.slice(1) || anchors[0];
  return (
    <nav aria-label={t('anchors.label')} className="sticky top-6 self-start pt-4 max-xl:hidden">
      <ul className="grid gap-1">
        {anchors.map((anchor) => (
          <li key={anchor}>
            <Link
              to={{ hash: anchor }}
              replace
              aria-current={anchor === open ? 'location' : undefined}
              className={cx(
                'flex min-h-11 items-center border-l-4 ps-4 font-semibold underline-offset-4 hover:underline',
                anchor === open ? 'border-tomato' : 'border-transparent text-ink-2',
              )}
            >
              {t(`anchors.${anchor}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
