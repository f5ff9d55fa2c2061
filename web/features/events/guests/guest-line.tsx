import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { canParticipant } from '#domain/events/participation.ts';
import { PersonAvatar } from '#web/art/person-avatar.tsx';
import { useLanguage } from '#web/shell/use-language.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Ellipsis } from '#web/ui/icons/ellipsis.ts';
import { X } from '#web/ui/icons/x.ts';
import { Menu } from '#web/ui/menu.tsx';
import { PartyName, partyText } from './party-name.tsx';
import { sinceText } from './since-text.ts';
import type { Participant } from './use-guests.ts';

type GuestLineProps = {
  person: Participant;
  /** E.g. the position. */
  start?: ReactNode;
  /** Replaces the joining time. */
  note?: ReactNode;
  /** Before the menu. */
  end?: ReactNode;
  /** Undefined if nothing can be decided. */
  onReject: (() => void) | undefined;
};

/** One person; the menu has the rejection. */
export function GuestLine({ person, start, note, end, onReject }: GuestLineProps) {
  const { t } = useTranslation('participants');
  const language = useLanguage();
  const name = partyText(person, t);
  const menu = onReject && canParticipant(person.status, 'reject') && (
    <Menu
      trigger={<IconButton icon={Ellipsis} label={t('menu', { name })} />}
      entries={[{ label: t('reject'), icon: X, danger: true, onSelect: onReject }]}
    />
  );
  return (
    <div className="flex min-h-14 items-center gap-3 py-1.5">
      {start}
      <PersonAvatar id={person.user_id} />
      <div className="grid min-w-0 flex-1">
        <span className="wrap-anywhere font-semibold">
          <PartyName party={person} />
        </span>
        <span className="text-ink-3 text-small">{note ?? sinceText(person.created_at, new Date(), t, language)}</span>
      </div>
      {end}
      {menu}
    </div>
  );
}
