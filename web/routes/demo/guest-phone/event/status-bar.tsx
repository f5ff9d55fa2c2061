import { useTranslation } from 'react-i18next';
import { canParticipant } from '#domain/events/participation.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Check } from '#web/ui/icons/check.ts';
import { Clock } from '#web/ui/icons/clock.ts';
import { X } from '#web/ui/icons/x.ts';
import { formatMoment } from '../parts/format-moment.ts';
import { togetherKeys } from './party.ts';

export type OwnParticipation = ApiAnswer<'readPersonEvents'>['data'][number];

type StatusBarProps = { own: OwnParticipation; title: string; busy: boolean; onLeave: () => void };

/** The guest's status, with the way to leave. */
export function StatusBar({ own, title, busy, onLeave }: StatusBarProps) {
  const { t } = useTranslation('guest-phone');
  const { status } = own.participant;
  const { head, text } = useStatusText()(own);
  const icon = { joined: Check, approved: Check, applied: Clock, waiting: Clock, offered: Clock, rejected: X, left: X }[
    status
  ];
  return (
    <div role="status" className="flex items-center gap-3.5 rounded-well bg-ink px-4 py-3 text-paper">
      <Icon of={icon} />
      <p className="grid flex-1 gap-0.5">
        <strong className="font-semibold">{head}</strong>
        {text && <span className="text-small">{text}</span>}
      </p>
      {canParticipant(status, 'leave') && (
        <Button
          variant="quiet"
          size="compact"
          busy={busy}
          onClick={onLeave}
          aria-label={t('event.leaveLabel', { title })}
          className="bg-transparent! text-paper! underline underline-offset-4"
        >
          {t('event.leave')}
        </Button>
      )}
    </div>
  );
}

function useStatusText(): (own: OwnParticipation) => { head: string; text: string | null } {
  const { t } = useTranslation('guest-phone');
  const language = useLanguage();
  return ({ participant, waiting_before: before }) => {
    const together = togetherKeys[participant.party_size];
    const { answer_by: answerBy } = participant;
    switch (participant.status) {
      case 'applied':
        return { head: t('standing.applied'), text: t('standing.appliedText') };
      case 'waiting':
        return {
          head: t('standing.waiting'),
          text: before ? t('standing.waitingAfter', { count: before }) : t('standing.waitingFirst'),
        };
      case 'offered':
        return {
          head: t('standing.offered', { count: participant.party_size }),
          text: answerBy && t('standing.offeredText', { until: formatMoment(answerBy, language) }),
        };
      case 'rejected':
        return { head: t('standing.rejected'), text: t('standing.rejectedText') };
      default:
        return {
          head: together ? t('standing.inTogether', { together: t(`together.${together}`) }) : t('standing.in'),
          text: null,
        };
    }
  };
}
