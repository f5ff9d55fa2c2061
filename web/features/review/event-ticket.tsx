import { useTranslation } from 'react-i18next';
import { toneOfTags } from '#domain/catalogue/tag-tones.ts';
import { tagLabel } from '#domain/catalogue/tags.ts';
import { EventImage } from '#web/features/events/event/event-image.tsx';
import { admissionText, entryText, stubOf, timesOf } from '#web/features/events/event/event-text.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Ticket } from '#web/ui/ticket.tsx';
import type { Case } from './use-review.ts';

type Props = { event: Case['waiting_events'][number]; businessType: Case['business_type'] };

export function EventTicket({ event, businessType }: Props) {
  const { t } = useTranslation('events');
  const { t: tCard } = useTranslation('create-event');
  const language = useLanguage();
  const tags = event.category?.tags ?? [];
  return (
    <Ticket
      tone={toneOfTags(tags)}
      {...stubOf(event, language)}
      image={<EventImage url={event.image_url} tags={tags} businessType={businessType} />}
    >
      <h2 lang="de" className="wrap-anywhere text-h3">
        {event.title}
      </h2>
      {event.description && (
        <p lang="de" className="wrap-anywhere whitespace-pre-line text-ink-2 text-small">
          {event.description}
        </p>
      )}
      {tags.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <Badge key={tag} tone="sunk">
              {tagLabel(tag, language)}
            </Badge>
          ))}
        </p>
      )}
      <p className="wrap-anywhere grid gap-0.5 text-ink-2 text-small">
        <span>{timesOf(event, t, language)}</span>
        {event.location && <span>{event.location}</span>}
        <span>{admissionText(event, tCard)}</span>
        <span>{entryText(event, tCard, language)}</span>
        {/* Not a link: the reviewer must see the address first. */}
        {event.ticket_url && <span>{event.ticket_url}</span>}
      </p>
    </Ticket>
  );
}
