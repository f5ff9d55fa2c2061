import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { tagLabel } from '#domain/catalogue/tags.ts';
import { shownDay } from '#domain/events/shown-day.ts';
import { queries } from '#web/api/queries.ts';
import type { Business } from '#web/member/use-business.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Star } from '#web/ui/icons/star.ts';
import { HangingStrips } from './hanging-strips.tsx';
import { Notice } from './notice.tsx';
import type { NoticeEvent } from './notice-facts.ts';
import { illustrationOf, toneOf } from './notice-facts.ts';
import { NoticeOwner } from './notice-owner.tsx';

/** An unpublished event without guests. */
export type TypedEvent = Omit<
  NoticeEvent,
  'starts_at' | 'capacity' | 'participant_counts' | 'status' | 'cancel_reason'
> & {
  description: string;
};

const nobody = { joined: 0, waiting: 0, applied: 0, offered: 0 };

export function useTypedTone(event: TypedEvent) {
  const profile = useQuery(queries.profile).data?.data;
  return toneOf({ ...event, business: { accent: profile?.accent ?? null } });
}

/** Live preview of the notice and of its page below. */
export function NoticePreview({ event, business }: { event: TypedEvent; business: Business }) {
  const { t } = useTranslation('create-event');
  const profile = useQuery(queries.profile).data?.data;
  const tone = useTypedTone(event);
  const typed: NoticeEvent = {
    ...event,
    title: event.title.trim() || t('card.unnamed'),
    starts_at: null,
    capacity: event.max_participants,
    participant_counts: nobody,
    status: 'published',
    cancel_reason: null,
  };
  return (
    <div className="grid gap-3">
      <Notice
        event={typed}
        state="open"
        tone={tone}
        day={shownDay(event)}
        place={event.location.trim() || business.address}
        picture={{ url: illustrationOf(event) }}
        top={<NoticeOwner name={profile?.display_name || business.company_name} />}
        heading={{ level: 'h3' }}
      >
        <span className="strips">
          <HangingStrips id="" event={typed} />
        </span>
      </Notice>
      <Further event={event} />
    </div>
  );
}

function Further({ event }: { event: TypedEvent }) {
  const { t } = useTranslation('create-event');
  const language = useLanguage();
  const tags = event.category?.tags ?? [];
  return (
    <>
      {event.description.trim() && (
        <p className="wrap-anywhere line-clamp-1 whitespace-pre-line text-ink-2 text-small max-lg:line-clamp-none">
          {event.description.trim()}
        </p>
      )}
      {(tags.length > 0 || event.featured_event) && (
        <ul className="flex flex-wrap items-center gap-2">
          {event.featured_event && (
            <li>
              <Badge tone="tomato">
                <Icon of={Star} size={16} />
                {t('card.featured')}
              </Badge>
            </li>
          )}
          {tags.map((tag) => (
            <li key={tag}>
              <Badge tone="sunk">{tagLabel(tag, language)}</Badge>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
