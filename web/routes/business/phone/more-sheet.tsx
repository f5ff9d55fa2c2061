import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { usePlaces } from '#web/features/palette/places.ts';
import { paths, tabOf } from '#web/paths.ts';
import { LanguageSwitch } from '#web/shell/language-switch.tsx';
import { ThemeSwitch } from '#web/shell/theme-switch.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { IconShape } from '#web/ui/icon.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ChevronRight } from '#web/ui/icons/chevron-right.ts';
import { CircleQuestionMark } from '#web/ui/icons/circle-question-mark.ts';
import { LogOut } from '#web/ui/icons/log-out.ts';
import { Mail } from '#web/ui/icons/mail.ts';
import { InstallApp } from './install-app.tsx';

/** Entries without room in the bar. Links replace the sheet in the history. */
export function MoreSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['app', 'dashboard', 'shell']);
  const [search] = useSearchParams();
  const { areas, pages } = usePlaces(tabOf(search));
  return (
    <Dialog open onClose={onClose} title={t('app:more.title')} closeLabel={t('app:more.close')}>
      <div className="grid gap-7">
        <Group label={t('app:more.areas')}>
          {areas.map(({ name, ...place }) => (
            <Entry key={name} {...place} label={t(`dashboard:tabs.${name}`)} />
          ))}
        </Group>
        <Group label={t('app:more.person')}>
          {pages
            .filter(({ isInBar }) => !isInBar)
            .map(({ name, to, icon }) => (
              <Entry key={name} to={to} icon={icon} label={t(`app:palette.entries.${name}.label`)} />
            ))}
          <Entry to={paths.help} icon={CircleQuestionMark} label={t('app:more.help')} isOutside />
          <Entry to={paths.contact} icon={Mail} label={t('app:more.contact')} isOutside />
        </Group>
        <InstallApp className="rounded-well bg-sunk p-4" />
        <section aria-label={t('app:more.settings')} className="flex flex-wrap items-center gap-3">
          <LanguageSwitch />
          <ThemeSwitch />
          <button
            type="button"
            data-action="logout"
            data-variant="secondary"
            data-size="compact"
            className="button ms-auto"
          >
            <Icon of={LogOut} />
            {t('shell:nav.logout')}
          </button>
        </section>
      </div>
    </Dialog>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <p aria-hidden="true" className="mb-1 text-ink-2 text-label">
        {label}
      </p>
      <ul className="divide-y divide-line border-line border-y">{children}</ul>
    </nav>
  );
}

type EntryProps = { to: string; icon: IconShape; label: string /** A page without React. */; isOutside?: boolean };

function Entry({ to, icon, label, isOutside = false }: EntryProps) {
  return (
    <li>
      <Link
        to={to}
        replace={!isOutside}
        reloadDocument={isOutside}
        className="flex min-h-13 items-center gap-4 px-1 font-semibold"
      >
        <Icon of={icon} className="shrink-0 text-ink-2" />
        <span className="flex-1">{label}</span>
        <Icon of={ChevronRight} size={16} className="shrink-0 text-ink-3" />
      </Link>
    </li>
  );
}
