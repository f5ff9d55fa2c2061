import { useTranslation } from 'react-i18next';
import { canEvent } from '#domain/events/lifecycle.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Copy } from '#web/ui/icons/copy.ts';
import { Share2 } from '#web/ui/icons/share-2.ts';
import { Users } from '#web/ui/icons/users.ts';
import type { EventInShort } from '../event/listed-fields.ts';
import { isShown, participantsPath } from '../event/use-events.ts';
import type { EventRights } from './event-rights.ts';
import { useEventAction } from './use-event-action.ts';

export type NextStep = 'publish' | 'requests' | 'share' | 'duplicate';

/** The event's next step; null without permission. */
export function nextStepOf(event: EventInShort, may: EventRights, isOver: boolean): NextStep | null {
  if (may.create && canEvent(event, 'publish')) return 'publish';
  if (isShown(event) && !isOver) return may.edit && event.participant_counts.applied > 0 ? 'requests' : 'share';
  return isOver && may.create && canEvent(event, 'duplicate') ? 'duplicate' : null;
}

type NextStepButtonProps = {
  step: NextStep;
  event: EventInShort;
  title: string;
  onPublish: () => void;
  onShare: () => void;
};

export function NextStepButton({ step, event, title, onPublish, onShare }: NextStepButtonProps) {
  const { t } = useTranslation('events');
  const action = useEventAction();
  const look = { variant: 'secondary', size: 'compact' } as const;
  if (step === 'publish') {
    return (
      <Button {...look} aria-label={t('publish.label', { title })} onClick={onPublish}>
        {t('publish.action')}
      </Button>
    );
  }
  if (step === 'requests') {
    return (
      <ButtonLink
        {...look}
        to={participantsPath(event.id)}
        icon={Users}
        aria-label={t('next.requestsLabel', { title })}
      >
        {t('next.requests')}
      </ButtonLink>
    );
  }
  if (step === 'share') {
    return (
      <Button {...look} icon={Share2} aria-label={t('share.label', { title })} onClick={onShare}>
        {t('share.open')}
      </Button>
    );
  }
  return (
    <Button
      {...look}
      icon={Copy}
      aria-label={t('next.againLabel', { title })}
      busy={action.isPending}
      onClick={() => action.mutate({ action: 'duplicate', event })}
    >
      {t('next.again')}
    </Button>
  );
}
