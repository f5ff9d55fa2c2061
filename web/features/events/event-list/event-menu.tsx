import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { canEvent, isUnseen } from '#domain/events/lifecycle.ts';
import { overlayState } from '#web/shell/overlay-state.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Archive } from '#web/ui/icons/archive.ts';
import { CalendarOff } from '#web/ui/icons/calendar-off.ts';
import { CalendarSync } from '#web/ui/icons/calendar-sync.ts';
import { CalendarX2 } from '#web/ui/icons/calendar-x-2.ts';
import { CircleStop } from '#web/ui/icons/circle-stop.ts';
import { Copy } from '#web/ui/icons/copy.ts';
import { Ellipsis } from '#web/ui/icons/ellipsis.ts';
import { Pencil } from '#web/ui/icons/pencil.ts';
import { Share2 } from '#web/ui/icons/share-2.ts';
import { SquarePen } from '#web/ui/icons/square-pen.ts';
import { Trash } from '#web/ui/icons/trash.ts';
import { Users } from '#web/ui/icons/users.ts';
import { Menu } from '#web/ui/menu.tsx';
import type { EventInShort } from '../event/listed-fields.ts';
import { draftPath, editPath, isShown, participantsPath } from '../event/use-events.ts';
import type { EventRights } from './event-rights.ts';
import type { NextStep } from './next-step.tsx';
import { useEventAction } from './use-event-action.ts';

type MenuEntries = ComponentProps<typeof Menu>['entries'];

/** Actions that need a confirmation. */
type Asked = 'archive' | 'cancel' | 'withdrawDates' | 'changeRule' | 'endSeries' | 'delete' | 'deleteDates';
type EventMenuProps = {
  event: EventInShort;
  may: EventRights;
  isOver: boolean;
  isInSeries: boolean;
  /** Next step, shown as a button. */
  shownStep: NextStep | null;
  onEdit: () => void;
  onShare: () => void;
  onAsk: (kind: Asked) => void;
};

/** Id of the menu's button, to restore the focus. */
export const menuButtonId = (eventId: string) => `menu-${eventId}`;

/** Permitted actions except the next step. */
export function EventMenu({ event, may, isOver, isInSeries, shownStep, onEdit, onShare, onAsk }: EventMenuProps) {
  const { t } = useTranslation('events');
  const action = useEventAction();
  const navigate = useNavigate();
  const title = event.title || t('unnamed');
  const can = (name: Parameters<typeof canEvent>[1]) => canEvent(event, name);

  const entries: MenuEntries = [];
  if (may.edit && can('edit')) entries.push({ label: t('actions.editHere'), icon: Pencil, onSelect: onEdit });
  if (event.status === 'draft' && may.create && may.edit)
    entries.push(
      event.tariff === 'dialog'
        ? {
            label: t('actions.continueHere'),
            icon: SquarePen,
            onSelect: () => void navigate(draftPath(event), { state: overlayState, preventScrollReset: true }),
          }
        : { label: t('actions.continue'), icon: SquarePen, to: draftPath(event) },
    );
  if (event.status !== 'draft' && may.edit && can('edit'))
    entries.push({ label: t('edit.all'), icon: SquarePen, to: editPath(event) });
  if (event.status !== 'draft' && may.edit)
    entries.push({ label: t('actions.participants'), icon: Users, to: participantsPath(event.id) });
  if (isShown(event) && shownStep !== 'share')
    entries.push({ label: t('share.open'), icon: Share2, onSelect: onShare });
  if (may.create && can('duplicate') && shownStep !== 'duplicate')
    entries.push({
      label: t('actions.duplicate'),
      icon: Copy,
      onSelect: () => action.mutate({ action: 'duplicate', event }),
    });
  if (may.create && can('withdraw'))
    entries.push({
      label: t(isUnseen(event) ? 'actions.withdrawAwaiting' : 'actions.withdraw'),
      icon: CalendarX2,
      onSelect: () => (isInSeries ? onAsk('withdrawDates') : action.mutate({ action: 'withdraw', event })),
    });
  if (may.delete && can('cancel') && !isOver)
    entries.push({ label: t('actions.cancel'), icon: CalendarOff, onSelect: () => onAsk('cancel') });
  if (may.delete && can('archive'))
    entries.push({ label: t('actions.archive'), icon: Archive, onSelect: () => onAsk('archive') });
  if (may.create && may.edit && may.delete && isInSeries)
    entries.push({ label: t('series.rule.action'), icon: CalendarSync, onSelect: () => onAsk('changeRule') });
  if (may.delete && isInSeries)
    entries.push({ label: t('series.stop.action'), icon: CircleStop, onSelect: () => onAsk('endSeries') });

  if (may.delete && can('delete'))
    entries.push({
      label: t('delete.short'),
      icon: Trash,
      danger: true,
      onSelect: () => onAsk(isInSeries ? 'deleteDates' : 'delete'),
    });

  if (entries.length === 0) return null;
  return (
    <Menu
      trigger={
        <IconButton
          id={menuButtonId(event.id)}
          icon={Ellipsis}
          label={t('actions.more', { title })}
          busy={action.isPending}
        />
      }
      entries={entries}
    />
  );
}
