import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, matchPath, useLocation, useNavigate, useSearchParams } from 'react-router';
import { participantsPath } from '#web/features/events/event/use-events.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { createEventPath, paths, tabOf, tabPath, tabs } from '#web/paths.ts';
import { overlayState } from '#web/shell/overlay-state.ts';
import type { IconShape } from '#web/ui/icon.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Menu } from '#web/ui/icons/menu.ts';
import { Plus } from '#web/ui/icons/plus.ts';
import { Sun } from '#web/ui/icons/sun.ts';
import { Ticket } from '#web/ui/icons/ticket.ts';
import { Users } from '#web/ui/icons/users.ts';
import { useRootAttribute } from '#web/ui/use-root-attribute.ts';
import { useCachedToday } from './use-cached-today.ts';

const MoreSheet = lazy(async () => ({ default: (await import('./more-sheet.tsx')).MoreSheet }));

const item =
  'relative grid h-16 min-w-11 flex-1 content-center justify-items-center gap-1 text-badge font-medium -outline-offset-4 aria-[current=page]:font-bold aria-[current=page]:before:absolute aria-[current=page]:before:top-0 aria-[current=page]:before:h-1 aria-[current=page]:before:w-8 aria-[current=page]:before:bg-tomato';

type Place = 'today' | 'events' | 'guests' | null;

function usePlace(): Place {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  if (matchPath(paths.guests, pathname)) return 'guests';
  if (pathname === paths.today) return 'today';
  if (pathname !== paths.dashboard) return null;
  const tab = tabOf(search);
  return tab === 'events' ? 'events' : tab === tabs[0] ? 'today' : null;
}

/** Address that opens the sheet over the current screen. */
function useMore() {
  const { pathname, state } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isOpen = search.has('more');
  const here = new URLSearchParams(search);
  here.delete('more');
  const below = here.size > 0 ? `${pathname}?${here}` : pathname;
  return {
    isOpen,
    path: `${below}${here.size > 0 ? '&' : '?'}more=1`,
    close: () => void (state?.isOverlay ? navigate(-1) : navigate(below, { replace: true, preventScrollReset: true })),
  };
}

/** Phone navigation; "more" opens the sheet with the rest. */
export function BottomBar() {
  const { t } = useTranslation('app');
  const mayCreate = usePermission('create_events');
  const maySeeGuests = usePermission('edit_events');
  const place = usePlace();
  const today = useCachedToday(useLocation().pathname === paths.dashboard);
  const more = useMore();
  useRootAttribute('appBar');
  const requests = today?.requests?.people ?? 0;
  const guestsOf = today?.requests?.event_id ?? today?.events[0]?.id;
  const overlay = { state: overlayState, preventScrollReset: true };
  const current = (of: Place) => (place === of ? 'page' : undefined);
  return (
    <>
      <nav
        aria-label={t('bar.label')}
        data-print="hide"
        className="fixed inset-x-0 bottom-0 z-20 flex items-center border-line border-t bg-card pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        <Link
          to={tabPath(tabs[0])}
          aria-current={current('today')}
          onClick={() => window.scrollTo({ top: 0 })}
          className={item}
        >
          <Content icon={Sun} label={t('bar.today')} />
        </Link>
        <Link to={tabPath('events')} aria-current={current('events')} className={item}>
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
        {maySeeGuests && !today && (
          <span aria-hidden="true" className={item}>
            <Content icon={Users} label={t('bar.guests')} />
          </span>
        )}
        {maySeeGuests && guestsOf && (
          <Link to={participantsPath(guestsOf)} aria-current={current('guests')} className={item}>
            <Content icon={Users} label={t('bar.guests')} />
            {requests > 0 && (
              <span className="absolute top-1.5 left-1/2 ms-1.5 grid min-w-4.5 place-items-center rounded-full bg-ink px-1 text-[0.6875rem] text-paper leading-4.5">
                {requests}
                <span className="sr-only">{t('bar.requests')}</span>
              </span>
            )}
          </Link>
        )}
        <Link {...overlay} to={more.path} aria-haspopup="dialog" aria-expanded={more.isOpen} className={item}>
          <Content icon={Menu} label={t('bar.more')} />
        </Link>
      </nav>
      {more.isOpen && (
        <Suspense>
          <MoreSheet onClose={more.close} />
        </Suspense>
      )}
    </>
  );
}

function Content({ icon, label }: { icon: IconShape; label: string }) {
  return (
    <>
      <Icon of={icon} size={22} />
      {label}
    </>
  );
}
