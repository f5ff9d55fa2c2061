import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '#web/art/person-avatar.tsx';
import { useLanguage } from '#web/shell/use-language.ts';
import { Answers } from './guest-answers.tsx';
import { PartyName } from './party-name.tsx';
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
  menu?: ReactNode;
};

/** One person with the business's note. */
export function GuestLine({ person, start, note, end, menu }: GuestLineProps) {
  const { t } = useTranslation('participants');
  const language = useLanguage();
  const since = note ?? sinceText(person.created_at, new Date(), t, language);
  return (
    <div className="flex min-h-14 items-center gap-3 py-1.5">
      {start}
      <PersonAvatar id={person.user_id} />
      <div className="grid min-w-0 flex-1">
        <span className="wrap-anywhere font-semibold">
          <PartyName party={person} />
        </span>
        {person.note && <span className="wrap-anywhere text-small">{person.note}</span>}
        <Answers of={person} />
        <span className="text-ink-3 text-small">
          {person.channel !== 'app' && `${t(`channel.${person.channel}`)}, `}
          {since}
        </span>
      </div>
      {end}
      {menu}
    </div>
  );
}
