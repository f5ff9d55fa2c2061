import type { LucideIcon } from 'lucide-react';
import { Menu, Plus, Sun, Ticket, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { participantsPath } from '#web/features/events/use-events.ts';
import { usePermission } from '#web/member/use-permission.ts';
import type { Tab } from '#web/paths.ts';
import { createEventPath, tabPath, tabs } from '#web/paths.ts';
import { overlayState } from '#web/shell/overlay-state.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { TodayData } from './use-today.ts';

const item =
  'relative grid h-16 min-w-11 flex-1 content-center justify-items-center gap-1 text-badge font-medium aria-[current=page]:font-bold aria-[current=page]:before:absolute aria-[current=page]:before:top-0 aria-[current=page]:before:h-1 aria-[current=page]:before:w-8 aria-[current=page]:before:bg-tomato';

type BottomBarProps = { tab: Tab; today: TodayData | undefined; tabsId: string };

/** On phones: what is needed most, within reach of the thumb. Everything else is in the tabs, to which "more" leads. */
export function BottomBar({ tab, today, tabsId }: BottomBarProps) {
  const { t } = useTranslation('today');
  const mayCreate = usePermission('create_events');
  const maySeeGuests = usePermission('edit_events');
  const event = today?.events[0];
  const requests = today?.requests?.people ?? 0;
  const guestsOf = today?.requests?.event_id ?? event?.id;
  const overlay = { state: overlayState, preventScrollReset: true };

  function openTabs() {
    const bar = document.getElementById(tabsId);
    bar?.scrollIntoView({ block: 'start' });
    bar?.querySelector('a')?.focus({ preventScroll: true });
  }
  return (
    <nav
      aria-label={t('bar.label')}
      className="app-bar fixed inset-x-0 bottom-0 z-20 flex items-center border-line border-t bg-card pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <Link
        to={tabPath(tabs[0])}
        aria-current={tab === tabs[0] ? 'page' : undefined}
        onClick={() => window.scrollTo({ top: 0 })}
        className={item}
      >
        <Content icon={Sun} label={t('label')} />
      </Link>
      <Link to={tabPath('events')} aria-current={tab === 'events' ? 'page' : undefined} className={item}>
        <Content icon={Ticket} label={t('bar.events')} />
      </Link>
      {mayCreate && (
        <Link
          {...overlay}
          to={createEventPath}
          aria-label={t('bar.create')}
          data-variant="primary"
          data-square=""
          className="button mx-2 h-12 w-13 shrink-0"
        >
          <Icon of={Plus} />
        </Link>
      )}
      {maySeeGuests && guestsOf && (
        <Link to={participantsPath(guestsOf)} className={item}>
          <Content icon={Users} label={t('bar.guests')} />
          {requests > 0 && (
            <span className="absolute top-1.5 left-1/2 ms-1.5 grid min-w-4.5 place-items-center rounded-full bg-ink px-1 text-[0.6875rem] text-paper leading-4.5">
              {requests}
              <span className="sr-only">{t('bar.requests')}</span>
            </span>
          )}
        </Link>
      )}
      <button type="button" onClick={openTabs} className={cx(item, 'bg-transparent')}>
        <Content icon={Menu} label={t('bar.more')} />
      </button>
    </nav>
  );
}

function Content({ icon, label }: { icon: LucideIcon; label: string }) {
  return (
    <>
      <Icon of={icon} size={22} />
      {label}
    </>
  );
}
