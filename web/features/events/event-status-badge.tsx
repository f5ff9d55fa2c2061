import { useTranslation } from 'react-i18next';
import type { EventStatus } from '#domain/events/lifecycle.ts';
import { formatStub } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/cx.ts';
import type { EventOfBusiness } from './use-events.ts';

const tones: Record<EventStatus, BadgeTone> = {
  draft: 'outline',
  scheduled: 'azure',
  published: 'fir',
  archived: 'sunk',
};

type EventStatusBadgeProps = {
  event: Pick<EventOfBusiness, 'status' | 'scheduled_date'>;
  /** On a coloured stub an outline would not be read. */
  isOnStub?: boolean;
  className?: string;
};

/** The state of an event; a scheduled one says for which day. */
export function EventStatusBadge({ event, isOnStub = false, className }: EventStatusBadgeProps) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const { status, scheduled_date: day } = event;
  const tone = isOnStub && status === 'draft' ? 'sunk' : tones[status];
  return (
    <Badge tone={tone} className={cx(isOnStub && 'whitespace-normal! py-1 text-center', className)}>
      {status === 'scheduled' && day ? t('scheduledFor', formatStub(day, language)) : t(`status.${status}`)}
    </Badge>
  );
}
