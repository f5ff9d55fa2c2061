import { Archive, CalendarOff, CalendarX2, Copy, Ellipsis, SquarePen, Users } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { canEvent } from '#domain/events/lifecycle.ts';
import { isRefundable } from '#domain/events/refund.ts';
import { api, newIdempotencyKey, once } from '#web/api/client.ts';
import { useAction } from '#web/api/use-action.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { overlayState } from '#web/shell/overlay-state.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { useLatest } from '#web/ui/use-latest.ts';
import { leftDraft } from '../drafts/kept-drafts.ts';
import { CostSummary, useIsAwaited, useQuote } from '../event-cost.tsx';
import { useEventFailure } from '../use-event-failure.ts';
import type { EventOfBusiness } from '../use-events.ts';
import {
  draftPath,
  editPath,
  guestsOf,
  isEventOver,
  participantsPath,
  publishedPlace,
  staleEvents,
  useRefreshEvents,
} from '../use-events.ts';

type EventAction = 'duplicate' | 'archive' | 'withdraw';
type Request = { action: EventAction; event: EventOfBusiness };

const doneTexts = { duplicate: 'duplicated', archive: 'archived', withdraw: 'withdrawn' } as const;

function call(action: EventAction, id: string, key: string): Promise<unknown> {
  const options = { params: { path: { id } }, headers: once(key) };
  if (action === 'duplicate') return api.POST('/events/{id}/duplicate', options);
  return action === 'archive' ? api.POST('/events/{id}/archive', options) : api.POST('/events/{id}/withdraw', options);
}

/** What can be done to an event besides editing, publishing and deleting it. */
function useEventAction(onEnd?: () => void) {
  const { t } = useTranslation('events');
  const failure = useEventFailure('other');
  return useAction({
    call: ({ action, event }: Request) => call(action, event.id, newIdempotencyKey()),
    done: (_, { action }) => {
      onEnd?.();
      return t(`actions.${doneTexts[action]}`);
    },
    failed: (_, error) => {
      onEnd?.();
      return failure(error);
    },
    stale: staleEvents,
  });
}

/** Asks once: an archived event cannot be restored. */
export function ArchiveEventDialog({ event, onClose }: { event: EventOfBusiness | null; onClose: () => void }) {
  const { t } = useTranslation('events');
  const shown = useLatest(event);
  const action = useEventAction(onClose);
  return (
    <ConfirmDialog
      open={event !== null}
      onCancel={onClose}
      onConfirm={() => event && action.mutate({ action: 'archive', event })}
      busy={action.isPending}
      tone="primary"
      title={t('archive.title', { title: shown?.title || t('unnamed') })}
      cancelLabel={t('archive.cancel')}
      confirmLabel={t('actions.archive')}
    >
      {t('archive.text')} {shown && comesBack(shown) && t('refund')}
    </ConfirmDialog>
  );
}

/** True when what the event cost comes back, because it is public since a moment and nobody is in it. */
function comesBack(event: EventOfBusiness) {
  const { status, published_at: at } = event;
  return status === 'published' && isRefundable(at === null ? null : new Date(at), guestsOf(event) > 0, new Date());
}

/** True when deleting an event cancels it first, because guests have to hear of it. */
function isCancelledFirst(event: EventOfBusiness) {
  const isAhead = canEvent(event.status, event.awaiting_verification, 'cancel') && !isEventOver(event);
  return isAhead && guestsOf(event) > 0;
}

type DeleteEventDialogProps = { event: EventOfBusiness | null; onClose: () => void; onDeleted: () => void };

/** Asks once, naming the event and what cannot be undone. */
export function DeleteEventDialog({ event, onClose, onDeleted }: DeleteEventDialogProps) {
  const { t } = useTranslation('events');
  const failure = useEventFailure('delete');
  const refresh = useRefreshEvents();
  const shown = useLatest(event);
  const deletion = useAction({
    call: (id: string) => api.DELETE('/events/{id}', { params: { path: { id } } }),
    async done(_, id) {
      const isLater = shown !== null && isCancelledFirst(shown);
      leftDraft.forget(id);
      await refresh();
      onClose();
      onDeleted();
      return t(isLater ? 'delete.later' : 'delete.done');
    },
    failed(_, error) {
      onClose();
      void refresh();
      return failure(error);
    },
  });

  const isFirst = shown !== null && isCancelledFirst(shown);
  const spentText = (of: EventOfBusiness) =>
    comesBack(of) ? t('refund') : t('delete.spent', { count: of.credits_spent });

  return (
    <ConfirmDialog
      open={event !== null}
      onCancel={onClose}
      onConfirm={() => event && deletion.mutate(event.id)}
      busy={deletion.isPending}
      title={t('delete.title', { title: shown?.title || t('unnamed') })}
      cancelLabel={t('delete.cancel')}
      confirmLabel={t(isFirst ? 'delete.cancelFirst' : 'delete.confirm')}
    >
      {shown && isFirst ? t('delete.guests', { count: guestsOf(shown) }) : t('delete.text')}{' '}
      {shown && shown.credits_spent > 0 && spentText(shown)}
    </ConfirmDialog>
  );
}

/** Asks once and names the price before a draft costs anything. */
export function PublishEventDialog({ event, onClose }: { event: EventOfBusiness | null; onClose: () => void }) {
  const { t } = useTranslation('events');
  const failure = useEventFailure('publish');
  const navigate = useNavigate();
  const isAwaited = useIsAwaited();
  const shown = useLatest(event);
  const quote = useQuote({
    tariff: shown?.tariff ?? 'dialog',
    isFeatured: shown?.featured_event ?? false,
    hasPush: shown?.push_notification ?? false,
    tags: shown?.category?.tags ?? [],
    characteristics: shown?.category?.userCharacteristics ?? [],
    eventId: shown?.status === 'scheduled' ? shown.id : undefined,
    isNeeded: event !== null,
  });
  const publication = useAction({
    call: ({ id, key }: { id: string; key: string }) =>
      api.POST('/events/{id}/publish', { params: { path: { id } }, headers: once(key) }),
    isRepeatable: true,
    done: (_, { id }) => void navigate(...publishedPlace(id, 'published')),
    failed: (_, error) => failure(error),
    stale: staleEvents,
  });
  const publish = (id: string) => publication.mutate({ id, key: newIdempotencyKey() }, { onSettled: onClose });

  return (
    <ConfirmDialog
      open={event !== null}
      onCancel={onClose}
      onConfirm={() => event && publish(event.id)}
      busy={publication.isPending}
      tone="primary"
      title={t('publish.title', { title: shown?.title || t('unnamed') })}
      cancelLabel={t('publish.cancel')}
      confirmLabel={t('publish.action')}
    >
      <p>{isAwaited ? t('publish.awaiting') : t('publish.text')}</p>
      <div className="mt-5 rounded-well bg-sunk p-4">
        <CostSummary quote={quote} />
      </div>
    </ConfirmDialog>
  );
}

type MenuEntries = ComponentProps<typeof Menu>['entries'];

type EventMenuProps = { event: EventOfBusiness; onArchive: () => void; onCancel: () => void };

/** The less frequent actions on an event; only those that its status and the member's permissions allow. */
export function EventMenu({ event, onArchive, onCancel }: EventMenuProps) {
  const { t } = useTranslation('events');
  const mayCreate = usePermission('create_events');
  const mayEdit = usePermission('edit_events');
  const mayDelete = usePermission('delete_events');
  const action = useEventAction();
  const navigate = useNavigate();
  const title = event.title || t('unnamed');
  const can = (name: Parameters<typeof canEvent>[2]) => canEvent(event.status, event.awaiting_verification, name);

  const entries: MenuEntries = [];
  if (event.status === 'draft' && mayCreate && mayEdit)
    entries.push(
      event.tariff === 'dialog'
        ? {
            label: t('actions.continueHere'),
            icon: SquarePen,
            onSelect: () => void navigate(draftPath(event), { state: overlayState, preventScrollReset: true }),
          }
        : { label: t('actions.continue'), icon: SquarePen, to: draftPath(event) },
    );
  if (event.status !== 'draft' && mayEdit && can('edit'))
    entries.push({ label: t('edit.all'), icon: SquarePen, to: editPath(event) });
  if (event.status !== 'draft' && mayEdit)
    entries.push({ label: t('actions.participants'), icon: Users, to: participantsPath(event.id) });
  if (mayCreate && can('duplicate'))
    entries.push({
      label: t('actions.duplicate'),
      icon: Copy,
      onSelect: () => action.mutate({ action: 'duplicate', event }),
    });
  if (mayCreate && can('withdraw'))
    entries.push({
      label: t(event.awaiting_verification ? 'actions.withdrawAwaiting' : 'actions.withdraw'),
      icon: CalendarX2,
      onSelect: () => action.mutate({ action: 'withdraw', event }),
    });
  if (mayDelete && can('cancel') && !isEventOver(event))
    entries.push({ label: t('actions.cancel'), icon: CalendarOff, onSelect: onCancel });
  if (mayDelete && can('archive')) entries.push({ label: t('actions.archive'), icon: Archive, onSelect: onArchive });

  if (entries.length === 0) return null;
  return (
    <Menu
      trigger={<IconButton icon={Ellipsis} label={t('actions.more', { title })} busy={action.isPending} />}
      entries={entries}
    />
  );
}
