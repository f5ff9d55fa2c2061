import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ChevronDown } from '#web/ui/icons/chevron-down.ts';
import { Menu } from '#web/ui/icons/menu.ts';
import { UserRound } from '#web/ui/icons/user-round.ts';
import { X } from '#web/ui/icons/x.ts';
import { LogoutButton } from './account-links.tsx';
import { CompanyLink } from './company-link.tsx';
import { BUSINESS_SWITCH } from './events.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const ID = 'menu';

/** Beside the business's name, alone on phones. */
export function AppMenuButton() {
  const { t } = useTranslation('shell');
  return (
    <button
      type="button"
      popoverTarget={ID}
      aria-label={t('nav.open')}
      data-variant="quiet"
      data-size="compact"
      data-square=""
      className="button [anchor-name:--app-menu] max-lg:-mr-2.5 lg:-ms-2"
    >
      <Icon of={Menu} size={24} className="lg:hidden" />
      <Icon of={ChevronDown} className="max-lg:hidden" />
    </button>
  );
}

/** Businesses, account, language, theme and, on phones, logout. A native popover, without script. */
export function AppMenu() {
  const { t } = useTranslation('shell');
  return (
    <nav
      id={ID}
      aria-label={t('nav.label')}
      popover="auto"
      className="inset-x-0 top-0 m-0 w-full max-w-none rounded-b-panel bg-card p-4 pb-6 text-ink shadow-floating backdrop:bg-scrim lg:inset-x-auto lg:top-3 lg:right-[max(1.5rem,calc((100vw-75rem)/2))] lg:w-88 lg:rounded-panel lg:p-5 lg:backdrop:bg-transparent lg:supports-[position-area:end]:inset-auto lg:supports-[position-area:end]:mt-1 lg:supports-[position-area:end]:[position-anchor:--app-menu] lg:supports-[position-area:end]:[position-area:end_span-start]"
    >
      <div className="flex items-center justify-between gap-3">
        <CompanyLink className="min-w-0 text-h4" />
        <button
          type="button"
          popoverTarget={ID}
          popoverTargetAction="hide"
          aria-label={t('nav.close')}
          data-variant="quiet"
          data-size="compact"
          data-square=""
          className="button -mr-2.5 shrink-0"
        >
          <Icon of={X} size={24} />
        </button>
      </div>
      <div {...{ [BUSINESS_SWITCH]: '' }} className="border-line border-t py-1 empty:hidden" />
      <a href={paths.account} className="flex min-h-13 items-center gap-3 border-line border-y font-semibold">
        <Icon of={UserRound} />
        {t('nav.account')}
      </a>
      <Row label={t('language.label')}>
        <LanguageSwitch />
      </Row>
      <Row label={t('nav.theme')}>
        <ThemeSwitch />
      </Row>
      <LogoutButton variant="secondary" className="mt-2 w-full lg:hidden" />
    </nav>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-14 items-center justify-between gap-4 text-small">
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  );
}
