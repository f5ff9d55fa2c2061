import { lazy, Suspense, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { LeaveGuard } from '#web/editing/leave-guard.tsx';
import type { Business } from '#web/member/use-business.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { paths, tabOf, tabPath } from '#web/paths.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { useLatest } from '#web/ui/use-latest.ts';
import { usePreload } from '#web/ui/use-preload.ts';
import { placeOfFinished } from '../event/use-events.ts';
import { EventList } from './event-list.tsx';
import { filterOf } from './event-list-filter.tsx';

const EventDialog = onDemand(async () => (await import('../event-form/event-dialog.tsx')).EventDialog);

const loadPublished = () => import('./published-dialog.tsx');
const PublishedDialog = lazy(async () => ({ default: (await loadPublished()).PublishedDialog }));

/** An edited event stays open below a dialog, but not under another filter. */
function isSameList(search: URLSearchParams, to: { pathname: string; search: string }): boolean {
  const next = new URLSearchParams(to.search);
  const [here, there] = [filterOf(search), filterOf(next)];
  const isEvents = to.pathname === paths.dashboard && tabOf(next) === 'events';
  return isEvents && here.status === there.status && here.q === there.q;
}

/** The list with the dialogs named in the address. */
export function EventsTab({ business }: { business: Business }) {
  const { t } = useTranslation(['events', 'dashboard']);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const mayCreate = usePermission('create_events');
  const published = search.get('published');

  const staysAt = useCallback((to: { pathname: string; search: string }) => isSameList(search, to), [search]);
  const toList = useCallback(
    () => void navigate(tabPath('events'), { replace: true, preventScrollReset: true }),
    [navigate],
  );

  return (
    <>
      <h2 className="sr-only">{t('dashboard:tabs.events')}</h2>
      <LeaveGuard staysAt={staysAt}>
        <EventList businessType={business.business_type} />
      </LeaveGuard>
      {published && (
        <Suspense>
          <PublishedDialog eventId={published} onClose={toList} />
        </Suspense>
      )}
      {mayCreate && <AddressedDialog business={business} onLeave={toList} />}
    </>
  );
}

type AddressedDialogProps = { business: Business; onLeave: () => void };

/** Create dialog at `?tab=events&dialog=create`, plus `&event=` once its draft is stored. */
function AddressedDialog({ business, onLeave }: AddressedDialogProps) {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const isOpen = search.get('dialog') === 'create';
  const wasOpened = useLatest(isOpen || null);
  usePreload(EventDialog.fetch);
  return (
    wasOpened && (
      <Suspense>
        <EventDialog
          business={business}
          isOpen={isOpen}
          eventId={search.get('event')}
          onClose={() => (state?.isOverlay ? void navigate(-1) : onLeave())}
          onDone={(finished) => {
            if (finished?.status !== 'published') return onLeave();
            const [to, options] = placeOfFinished(finished);
            void navigate(to, { ...options, replace: true });
          }}
        />
      </Suspense>
    )
  );
}
