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
import { SquarePen } from '#web/ui/icons/square-pen.ts';
import { Users } from '#web/ui/icons/users.ts';
import { Menu } from '#web/ui/menu.tsx';
import type { EventInShort } from '../event/listed-fields.ts';
import { draftPath, editPath, participantsPath } from '../event/use-events.ts';
import { useEventAction } from './use-event-action.ts';

type MenuEntries = ComponentProps<typeof Menu>['entries'];

/** What is asked about before it is done. */
type Asked = 'archive' | 'cancel' | 'withdrawDates' | 'changeRule' | 'endSeries';
/** What the member may do to events. */
export type EventRights = { create: boolean; edit: boolean; delete: boolean };
type EventMenuProps = {
  event: EventInShort;
  may: EventRights;
  isOver: boolean;
  isInSeries: boolean;
  onAsk: (kind: Asked) => void;
};

/** The less frequent actions on an event; only those that its status and the member's permissions allow. */
export function EventMenu({ event, may, isOver, isInSeries, onAsk }: EventMenuProps) {
  const { t } = useTranslation('events');
  const action = useEventAction();
  const navigate = useNavigate();
  const title = event.title || t('unnamed');
  const can = (name: Parameters<typeof canEvent>[1]) => canEvent(event, name);

  const entries: MenuEntries = [];
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
  if (may.create && can('duplicate'))
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

  if (entries.length === 0) return null;
  return (
    <Menu
      trigger={<IconButton icon={Ellipsis} label={t('actions.more', { title })} busy={action.isPending} />}
      entries={entries}
    />
  );
}
