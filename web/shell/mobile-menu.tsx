import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';
import { Menu } from '#web/ui/icons/menu.ts';
import { X } from '#web/ui/icons/x.ts';
import { AccountLinks } from './account-links.tsx';
import { PublicNavigation } from './public-navigation.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { Wordmark } from './wordmark.tsx';

const ID = 'menu';

export function MobileMenuButton() {
  const { t } = useTranslation('shell');
  return (
    <button
      type="button"
      popoverTarget={ID}
      aria-label={t('nav.open')}
      data-variant="quiet"
      data-size="compact"
      data-square=""
      className="button -mr-2.5 lg:hidden"
    >
      <Icon of={Menu} size={24} />
    </button>
  );
}

/** A native popover, without script. Follows the theme, unlike the hero. */
export function MobileMenu() {
  const { t } = useTranslation('shell');
  return (
    <nav
      id={ID}
      aria-label={t('nav.label')}
      popover="auto"
      className="inset-x-0 top-0 m-0 w-full max-w-none rounded-b-panel bg-card text-ink shadow-floating backdrop:bg-scrim lg:hidden"
    >
      <div className="container-page pb-8">
        <div className="flex h-16 items-center justify-between">
          <Wordmark className="h-[27px] w-auto" />
          <div className="flex items-center gap-2">
            <ThemeSwitch />
            <button
              type="button"
              popoverTarget={ID}
              popoverTargetAction="hide"
              aria-label={t('nav.close')}
              data-variant="quiet"
              data-size="compact"
              data-square=""
              className="button -mr-2.5"
            >
              <Icon of={X} size={24} />
            </button>
          </div>
        </div>
        <ul className="mb-6 divide-y divide-line border-line border-b">
          <PublicNavigation className="flex min-h-14 items-center text-h3 aria-[current]:text-tomato-text" />
        </ul>
        <AccountLinks className="justify-between" />
      </div>
    </nav>
  );
}
