import { useTranslation } from 'react-i18next';
import type { EventStatus } from '#domain/events/lifecycle.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { Badge } from '#web/ui/badge.tsx';

const tones: Record<EventStatus, BadgeTone> = {
  draft: 'outline',
  scheduled: 'meetup',
  published: 'fir',
  archived: 'sunk',
};

export function EventStatusBadge({ status, className }: { status: EventStatus; className?: string }) {
  const { t } = useTranslation('events');
  return (
    <Badge tone={tones[status]} className={className}>
      {t(`status.${status}`)}
    </Badge>
  );
}
