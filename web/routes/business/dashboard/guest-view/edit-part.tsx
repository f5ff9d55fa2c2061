import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenRoom } from '#web/features/profile/use-open-room.ts';
import { usePermission } from '#web/member/use-permission.ts';
import type { Room } from '#web/paths.ts';
import type { PagePart } from '#web/routes/guests/business/business-view.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Pencil } from '#web/ui/icons/pencil.ts';

const roomOfPart: Record<PagePart, Room> = {
  hours: 'hours',
  name: 'public',
  look: 'look',
  text: 'public',
  contact: 'contact',
  imprint: 'business',
};

/** The frame has its own styles and scale, which this undoes. */
const unscaled = (pixels: number) => `calc(${pixels}px * var(--unscaled, 1))`;
const look = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: unscaled(8),
  minHeight: unscaled(44),
  padding: `0 ${unscaled(14)}`,
  border: `${unscaled(1.5)} solid var(--ink)`,
  borderRadius: unscaled(12),
  background: 'var(--card)',
  color: 'var(--ink)',
  fontSize: unscaled(15),
  fontWeight: 600,
} as const;

/** Opens the room of a part of the page, and takes the focus when it closes; nothing without permission. */
export function EditPart({ part }: { part: PagePart }) {
  const { t } = useTranslation('profile');
  const { room: opened, open } = useOpenRoom();
  const room = roomOfPart[part];
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(opened);
  useEffect(() => {
    const hasClosed = before.current === room && opened === null;
    const { activeElement: focused } = document;
    const isLost = focused === document.body || focused?.checkVisibility() === false;
    if (hasClosed && isLost) button.current?.focus({ preventScroll: true });
    before.current = opened;
  }, [opened, room]);
  const isAllowed = usePermission(room === 'business' ? 'owner' : 'edit_user_view');
  if (!isAllowed) return null;
  return (
    <button ref={button} type="button" data-edit="" style={look} onClick={() => open(room)}>
      <span style={{ display: 'flex', zoom: 'var(--unscaled, 1)' }}>
        <Icon of={Pencil} size={16} />
      </span>
      {t(`guestView.edit.${part}`)}
    </button>
  );
}
