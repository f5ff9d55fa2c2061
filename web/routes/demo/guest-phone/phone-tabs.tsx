import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { IconShape } from '#web/ui/icon.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Check } from '#web/ui/icons/check.ts';
import { Mail } from '#web/ui/icons/mail.ts';
import { Radar } from '#web/ui/icons/radar.ts';
import { Search } from '#web/ui/icons/search.ts';
import type { ScreenName } from './screen.ts';
import { screens, useScreen } from './screen.ts';
import { useMemory } from './use-phone.ts';

const icons: Record<ScreenName, IconShape> = { near: Radar, search: Search, mine: Check, inbox: Mail };

export function PhoneTabs() {
  const { t } = useTranslation('guest-phone');
  const { tab: open } = useScreen();
  const { notices } = useMemory();
  const unread = open === 'inbox' ? 0 : notices.filter(({ isRead }) => !isRead).length;
  return (
    <nav aria-label={t('tabs.label')} className="flex border-line border-t bg-card pb-[env(safe-area-inset-bottom)]">
      {screens.map((name) => (
        <Link
          key={name}
          to={`?tab=${name}`}
          aria-current={name === open ? 'page' : undefined}
          className="relative grid h-17 flex-1 content-center justify-items-center gap-1.5 font-semibold text-[0.8125rem] text-ink-2 before:absolute before:inset-x-[22%] before:top-0 before:h-1 aria-[current=page]:text-ink aria-[current=page]:before:bg-tomato focus-visible:-outline-offset-3"
        >
          <span className="relative">
            <Icon of={icons[name]} />
            {name === 'inbox' && unread > 0 && (
              <span className="-top-2 -right-3 absolute grid h-5 min-w-5 place-items-center rounded-full bg-tomato px-1 text-[0.6875rem] text-on-color tabular-nums">
                <span aria-hidden="true">{unread}</span>
              </span>
            )}
          </span>
          {t(`tabs.${name}`)}
          {name === 'inbox' && unread > 0 && <span className="sr-only">, {t('tabs.unread', { count: unread })}</span>}
        </Link>
      ))}
    </nav>
  );
}
