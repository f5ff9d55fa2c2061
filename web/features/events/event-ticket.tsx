import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BusinessType } from '#domain/catalogue/business-types.ts';
import { stubColorOfTags } from '#domain/catalogue/tags.ts';
import { canEvent } from '#domain/events/lifecycle.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Ticket } from '#web/ui/ticket.tsx';
import { EventFacts } from './event-facts.tsx';
import { EventPicture } from './event-picture.tsx';
import { EventStatusBadge } from './event-status-badge.tsx';
import { stubOf } from './event-when.ts';
import type { EventOfBusiness } from './use-events.ts';

type EventTicketProps = {
  event: EventOfBusiness;
  businessType: BusinessType;
  /** Left out when the member may not. */
  onPublish?: () => void;
  onDelete?: () => void;
};

/** One event of the list. */
export function EventTicket({ event, businessType, onPublish, onDelete }: EventTicketProps) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  return (
    <article aria-label={event.title}>
      <Ticket
        tone={stubColorOfTags(event.category?.tags ?? [])}
        {...stubOf(event, language)}
        stubEnd={<EventStatusBadge status={event.status} />}
        picture={<EventPicture url={event.image_url} businessType={businessType} />}
        aside={
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 @min-[35rem]:grid @min-[35rem]:justify-items-start">
            <Spent event={event} />
            {onPublish && canEvent(event.status, 'publish') && (
              <Button
                variant="secondary"
                size="compact"
                aria-label={t('publish.label', { title: event.title })}
                onClick={onPublish}
              >
                {t('publish.action')}
              </Button>
            )}
          </div>
        }
        actions={
          onDelete &&
          canEvent(event.status, 'delete') && (
            <IconButton icon={Trash2} label={t('delete.action', { title: event.title })} onClick={onDelete} />
          )
        }
      >
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 className="wrap-anywhere text-h3">{event.title}</h3>
          <EventStatusBadge status={event.status} className="@max-[35rem]:hidden" />
          {event.featured_event && <Badge tone="tomato">{t('featured')}</Badge>}
        </div>
        <EventFacts event={event} />
      </Ticket>
    </article>
  );
}

/** What it cost, or that it has cost nothing yet. */
function Spent({ event: { status, credits_spent: count, capacity } }: { event: EventOfBusiness }) {
  const { t } = useTranslation('events');
  const isWaiting = status === 'draft' || status === 'scheduled';
  return (
    <div className="text-small">
      {isWaiting && <p className="text-ink-3 @max-[35rem]:hidden">{t('unpublished')}</p>}
      {capacity !== null && !isWaiting && <p className="font-semibold">{t('seats', { count: capacity })}</p>}
      <p className="text-ink-3">
        {status === 'draft' && t('free')}
        {status === 'scheduled' && t('reserved', { count })}
        {!isWaiting && t('credits', { count })}
      </p>
    </div>
  );
}
