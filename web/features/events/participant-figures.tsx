import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermission } from '#web/member/use-permission.ts';
import { overlayState } from '#web/shell/overlay-state.ts';
import { PeopleRow } from '#web/ui/people-row.tsx';
import { participantsPath } from './event-paths.ts';
import type { EventOfBusiness } from './use-events.ts';

/** How many come, as a row of people and in words; opens the list of them. */
export function ParticipantFigures({ event }: { event: EventOfBusiness }) {
  const { t } = useTranslation('events');
  const mayEdit = usePermission('edit_events');
  const { joined } = event.participant_counts;
  const max = event.max_participants;
  const words = (
    <Trans
      t={t}
      i18nKey={max === null ? 'joinedUnlimited' : 'joinedOf'}
      values={{ count: joined, max }}
      components={{ b: <strong className="font-semibold text-ink" /> }}
    />
  );
  return (
    <div className="grid gap-1.5">
      <PeopleRow share={max === null ? Math.min(1, joined / 50) : joined / max} className="@max-[35rem]:hidden" />
      {mayEdit ? (
        <Link
          to={participantsPath(event.id)}
          state={overlayState}
          preventScrollReset
          className="target-44 text-ink-3 underline-offset-4 hover:underline"
        >
          {words}
        </Link>
      ) : (
        <p className="text-ink-3">{words}</p>
      )}
    </div>
  );
}
