import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BusinessType } from '#domain/catalogue/business-types.ts';
import { canEvent } from '#domain/events/lifecycle.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Ticket } from '#web/ui/ticket.tsx';
import { EventFacts } from './event-facts.tsx';
import { EventMenu } from './event-menu.tsx';
import { EventPicture } from './event-picture.tsx';
import { EventStatusBadge } from './event-status-badge.tsx';
import { stubOf } from './event-when.ts';
import { ParticipantFigures } from './participant-figures.tsx';
import { stubToneOf } from './stub-tone.ts';
import type { EventOfBusiness } from './use-events.ts';

type EventTicketProps = {
  event: EventOfBusiness;
  businessType: BusinessType;
  /** Left out when the member may not. */
  onEdit?: (() => void) | undefined;
  onPublish?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
  onArchive: () => void;
};

/** The button that opens the edit, so that the focus finds back to it. */
export const editButtonId = (eventId: string) => `edit-${eventId}`;

/** One event of the list. */
export function EventTicket({ event, businessType, onEdit, onPublish, onDelete, onArchive }: EventTicketProps) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const title = event.title || t('unnamed');
  const tags = event.category?.tags ?? [];
  return (
    <article aria-label={title}>
      <Ticket
        tone={stubToneOf(tags)}
        {...stubOf(event, language)}
        stubEnd={<EventStatusBadge event={event} isOnStub />}
        picture={<EventPicture url={event.image_url} tags={tags} businessType={businessType} />}
        aside={
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 @min-[35rem]:grid @min-[35rem]:justify-items-start">
            <Figures event={event} />
            {onPublish && canEvent(event.status, 'publish') && (
              <Button variant="secondary" size="compact" aria-label={t('publish.label', { title })} onClick={onPublish}>
                {t('publish.action')}
              </Button>
            )}
          </div>
        }
        actions={
          <>
            {onEdit && canEvent(event.status, 'edit') && (
              <IconButton
                id={editButtonId(event.id)}
                icon={Pencil}
                label={t('actions.edit', { title })}
                onClick={onEdit}
              />
            )}
            {onDelete && canEvent(event.status, 'delete') && (
              <IconButton icon={Trash2} label={t('delete.action', { title })} onClick={onDelete} />
            )}
            <EventMenu event={event} onArchive={onArchive} />
          </>
        }
      >
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 className="wrap-anywhere text-h3">{title}</h3>
          <EventStatusBadge event={event} className="@max-[35rem]:hidden" />
          {event.featured_event && <Badge tone="tomato">{t('featured')}</Badge>}
        </div>
        <EventFacts event={event} />
      </Ticket>
    </article>
  );
}

/** Who comes and what it cost, or that it has cost nothing yet. */
function Figures({ event }: { event: EventOfBusiness }) {
  const { t } = useTranslation('events');
  const { status, credits_spent: spent, credits_reserved: reserved } = event;
  const isWaiting = status === 'draft' || status === 'scheduled';
  return (
    <div className="grid gap-0.5 text-small">
      {isWaiting ? (
        <p className="text-ink-3 @max-[35rem]:hidden">{t('unpublished')}</p>
      ) : (
        <ParticipantFigures event={event} />
      )}
      <p className="text-ink-3">
        {status === 'draft' && t('free')}
        {status === 'scheduled' && t('reserved', { count: reserved })}
        {!isWaiting && t('credits', { count: spent })}
      </p>
    </div>
  );
}
