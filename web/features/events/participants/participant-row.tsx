import { useTranslation } from 'react-i18next';
import type { ParticipantStatus } from '#domain/events/participation.ts';
import { canParticipant } from '#domain/events/participation.ts';
import { formatInstant } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Participant } from './use-participants.ts';

const tones: Record<ParticipantStatus, BadgeTone> = {
  joined: 'fir',
  approved: 'fir',
  applied: 'amber',
  waiting: 'azure',
  rejected: 'oxblood',
  left: 'sunk',
};

type ParticipantRowProps = {
  person: Participant;
  /** Which one of those who wait. */
  place: number | null;
  /** What is being decided about this person. */
  busy: 'approve' | 'reject' | null;
  onDecide: (act: 'approve' | 'reject') => void;
};

/** One person: where they stand, since when, and what can be decided. */
export function ParticipantRow({ person, place, busy, onDecide }: ParticipantRowProps) {
  const { t } = useTranslation('participants');
  const language = useLanguage();
  const { display_name: name, status } = person;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-t py-4 first:border-t-0">
      <div className="grid min-w-44 flex-1 gap-0.5">
        <span className="wrap-anywhere font-semibold">{name}</span>
        <span className="text-ink-3 text-small">
          {t('since', { when: formatInstant(person.created_at, language) })}
        </span>
      </div>
      <Badge tone={tones[status]}>
        {status === 'waiting' && place !== null ? t('waitingAt', { place }) : t(`status.${status}`)}
      </Badge>
      <div className="flex gap-2 empty:hidden max-sm:w-full max-sm:*:grow md:min-w-56 md:justify-end">
        {status !== 'joined' && canParticipant(status, 'approve') && (
          <Button
            variant="secondary"
            size="compact"
            aria-label={t('approveLabel', { name })}
            busy={busy === 'approve'}
            disabled={busy === 'reject'}
            onClick={() => onDecide('approve')}
          >
            {t('approve')}
          </Button>
        )}
        {canParticipant(status, 'reject') && (
          <Button
            variant="danger-quiet"
            size="compact"
            aria-label={t('rejectLabel', { name })}
            busy={busy === 'reject'}
            disabled={busy === 'approve'}
            onClick={() => onDecide('reject')}
          >
            {t('reject')}
          </Button>
        )}
      </div>
    </li>
  );
}
