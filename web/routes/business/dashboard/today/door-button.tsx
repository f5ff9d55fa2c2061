import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteClosedDoors } from '#web/features/door/door-keys.ts';
import { doorPath, hasDoor } from '#web/features/door/has-door.ts';
import type { EventOfBusiness } from '#web/features/events/event/use-events.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { DoorOpen } from '#web/ui/icons/door-open.ts';

/** Link to the event's door, if open. Deletes closed doors. */
export function DoorButton({ event }: { event: EventOfBusiness }) {
  const { t } = useTranslation('today');
  const mayLetIn = usePermission('door');
  useEffect(() => deleteClosedDoors(Date.now()), []);
  if (!mayLetIn || !hasDoor(event)) return null;
  return (
    <ButtonLink
      to={doorPath(event.id)}
      reloadDocument
      data-door=""
      variant="secondary"
      size="compact"
      icon={DoorOpen}
      className="max-md:flex-1"
    >
      {t('door')}
    </ButtonLink>
  );
}
