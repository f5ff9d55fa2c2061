import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAddedByBusiness } from '#domain/events/channels.ts';
import { canParticipant } from '#domain/events/participation.ts';
import { api, dataOf } from '#web/api/client.ts';
import { queries } from '#web/api/queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Ellipsis } from '#web/ui/icons/ellipsis.ts';
import { PenLine } from '#web/ui/icons/pen-line.ts';
import { Trash } from '#web/ui/icons/trash.ts';
import { X } from '#web/ui/icons/x.ts';
import { Menu } from '#web/ui/menu.tsx';
import { useLatest } from '#web/ui/use-latest.ts';
import { staleEvents } from '../event/use-events.ts';
import { GuestForm } from './guest-form.tsx';
import { partyText } from './party-name.tsx';
import type { Participant } from './use-guests.ts';

type GuestMenuProps = { eventId: string; guest: Participant; onReject: () => void };

/** Edits every guest's note. Guests whom the business added are removed, others rejected. */
export function GuestMenu({ eventId, guest, onReject }: GuestMenuProps) {
  const { t } = useTranslation('participants');
  const [opened, setOpened] = useState<'edit' | 'remove' | null>(null);
  const last = useLatest(opened);
  const close = () => setOpened(null);
  const name = partyText(guest, t);
  const isAdded = isAddedByBusiness(guest.channel);
  const removing = useAction({
    call: () => {
      const params = { path: { id: eventId, user_id: guest.user_id } };
      return dataOf(api.DELETE('/events/{id}/participants/{user_id}', { params }));
    },
    done: () => {
      close();
      return t('remove.done', { name });
    },
    failed: (message) => t('actFailed', { message }),
    stale: [queries.participants, ...staleEvents],
  });
  const out = isAdded
    ? { label: t('remove.open'), icon: Trash, danger: true, onSelect: () => setOpened('remove') }
    : { label: t('reject'), icon: X, danger: true, onSelect: onReject };
  return (
    <>
      <Menu
        trigger={<IconButton icon={Ellipsis} label={t('menu', { name })} />}
        entries={[
          { label: t(isAdded ? 'edit.open' : 'edit.openNote'), icon: PenLine, onSelect: () => setOpened('edit') },
          ...(canParticipant(guest.status, 'reject') ? [out] : []),
        ]}
      />
      {last === 'edit' && <GuestForm eventId={eventId} guest={guest} isOpen={opened === 'edit'} onClose={close} />}
      <ConfirmDialog
        open={opened === 'remove'}
        onCancel={close}
        onConfirm={() => removing.mutate()}
        busy={removing.isPending}
        title={t('remove.title', { name })}
        cancelLabel={t('remove.cancel')}
        confirmLabel={t('remove.confirm')}
      >
        {t('remove.text')}
      </ConfirmDialog>
    </>
  );
}
