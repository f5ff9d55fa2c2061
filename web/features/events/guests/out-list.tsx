import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canParticipant } from '#domain/events/participation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ChevronDown } from '#web/ui/icons/chevron-down.ts';
import { GuestLine } from './guest-line.tsx';
import { GuestsState } from './guests-state.tsx';
import { partyText } from './party-name.tsx';
import type { Decide } from './use-decisions.ts';
import { useGuests } from './use-guests.ts';

type OutProps = { eventId: string; mine: ReadonlySet<string>; onDecide: Decide | undefined };
type OutListProps = OutProps & {
  /** Requested by the address, so expanded. */
  isAsked: boolean;
};

/** Declined or left guests; collapsed. */
export function OutList({ isAsked, ...props }: OutListProps) {
  const { t } = useTranslation('participants');
  const [isOpen, setIsOpen] = useState(isAsked);
  return (
    <details
      open={isOpen}
      className="group/out border-line border-t pt-2"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="target-44 flex w-fit cursor-pointer list-none items-center gap-2 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        {t('out.title')}
        <Icon of={ChevronDown} size={18} className="group-open/out:rotate-180" />
      </summary>
      {isOpen && <Out {...props} />}
    </details>
  );
}

function Out({ eventId, mine, onDecide }: OutProps) {
  const { t } = useTranslation('participants');
  const guests = useGuests(eventId, ['rejected', 'left']);
  return (
    <GuestsState guests={guests} lines={2}>
      {(people) =>
        people.length === 0 ? (
          <p className="py-2 text-ink-2 text-small">{t('out.none')}</p>
        ) : (
          <ul aria-label={t('out.label')}>
            {people.map((person) => (
              <li key={person.user_id} hidden={mine.has(person.user_id)} className="border-line border-t">
                <GuestLine
                  person={person}
                  end={
                    <>
                      <Badge tone={person.status === 'rejected' ? 'oxblood' : 'sunk'}>
                        {t(`status.${person.status}`)}
                      </Badge>
                      {onDecide && person.display_name !== '' && canParticipant(person.status, 'approve') && (
                        <Button
                          variant="secondary"
                          size="compact"
                          aria-label={t('approveLabel', { name: partyText(person, t) })}
                          onClick={() => onDecide('approve', [person])}
                        >
                          {t('approve')}
                        </Button>
                      )}
                    </>
                  }
                />
              </li>
            ))}
          </ul>
        )
      }
    </GuestsState>
  );
}
