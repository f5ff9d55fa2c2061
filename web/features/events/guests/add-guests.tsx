import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnseen } from '#domain/events/lifecycle.ts';
import { Button } from '#web/ui/button.tsx';
import { UserPlus } from '#web/ui/icons/user-plus.ts';
import type { EventOfBusiness } from '../event/use-events.ts';
import { isEventOver } from '../event/use-events.ts';
import { GuestForm } from './guest-form.tsx';
import { GuestListForm } from './guest-list-form.tsx';

/** Adds guests to an event that guests can join. */
export function AddGuests({ event }: { event: EventOfBusiness }) {
  const { t } = useTranslation('participants');
  const [opened, setOpened] = useState<'guest' | 'list' | null>(null);
  if (event.status !== 'published' || isUnseen(event) || isEventOver(event)) return null;
  const close = () => setOpened(null);
  return (
    <div className="flex flex-wrap gap-3 max-sm:*:grow">
      <Button variant="secondary" icon={UserPlus} onClick={() => setOpened('guest')}>
        {t('add.open')}
      </Button>
      <Button variant="secondary" onClick={() => setOpened('list')}>
        {t('list.open')}
      </Button>
      <GuestForm eventId={event.id} isOpen={opened === 'guest'} onClose={close} />
      <GuestListForm eventId={event.id} isOpen={opened === 'list'} onClose={close} />
    </div>
  );
}
