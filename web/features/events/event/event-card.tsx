import { useTranslation } from 'react-i18next';
import type { PublicEvent } from '#contract/shared/event-fields.ts';
import type { BusinessType } from '#domain/catalogue/business-types.ts';
import { toneOfTags } from '#domain/catalogue/tag-tones.ts';
import { tagLabel } from '#domain/catalogue/tags.ts';
import { runsPastMidnight } from '#domain/events/schedule.ts';
import { shownDay } from '#domain/events/shown-day.ts';
import { formatStub, formatWeekday } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { MapPin } from '#web/ui/icons/map-pin.ts';
import { Star } from '#web/ui/icons/star.ts';
import { Ticket } from '#web/ui/icons/ticket.ts';
import { Users } from '#web/ui/icons/users.ts';
import { EventImage } from './event-image.tsx';
import { admissionText, entryText, timesOf } from './event-text.ts';

const stubs = {
  tomato: 'bg-tomato',
  amber: 'bg-amber',
  azure: 'bg-azure',
  rose: 'bg-rose',
  clover: 'bg-clover',
  kraft: 'bg-kraft',
  line: 'bg-line',
};
const SHOWN_TAGS = 3;

/** What the card shows; a draft has no more than this. */
type CardEvent = Omit<
  PublicEvent,
  | 'id'
  | 'page_url'
  | 'pictures'
  | 'video'
  | 'latitude'
  | 'longitude'
  | 'starts_at'
  | 'ends_at'
  | 'capacity'
  | 'participant_counts'
>;

/** The card of an event, the same in the app and in the preview. It is on paper in both themes. */
export function EventCard({ event, businessType }: { event: CardEvent; businessType: BusinessType }) {
  const { t } = useTranslation('create-event');
  const language = useLanguage();
  const tags = event.category?.tags ?? [];
  return (
    <article data-theme="light" className="rounded-card text-ink shadow-raised">
      <div className="relative aspect-16/9 overflow-hidden lg:[@media(max-height:52rem)]:aspect-4/1 rounded-t-card bg-line *:first:size-full">
        <EventImage url={event.image_url} tags={tags} businessType={businessType} />
        {event.featured_event && (
          <span className="absolute start-4 top-4 inline-flex min-h-8 items-center gap-2 rounded-badge bg-card px-3 text-badge text-tomato-text">
            <Icon of={Star} size={16} />
            {t('card.featured')}
          </span>
        )}
      </div>
      <div className="notch-bottom grid gap-3 bg-card p-6">
        <h3 className="wrap-anywhere text-h2-panel">{event.title.trim() || t('card.unnamed')}</h3>
        {event.description.trim() && (
          <p className="wrap-anywhere whitespace-pre-line text-ink-2 text-small">{event.description.trim()}</p>
        )}
        {tags.length > 0 && (
          <ul className="flex flex-wrap items-center gap-2">
            {tags.slice(0, SHOWN_TAGS).map((tag) => (
              <li key={tag}>
                <Badge tone="sunk">{tagLabel(tag, language)}</Badge>
              </li>
            ))}
            {tags.length > SHOWN_TAGS && <li className="font-semibold text-badge">+{tags.length - SHOWN_TAGS}</li>}
          </ul>
        )}
        <ul className="grid gap-1.5 text-ink-2 text-small">
          {event.location.trim() && (
            <CardFact icon={MapPin} className="wrap-anywhere">
              {event.location.trim()}
            </CardFact>
          )}
          <CardFact icon={Users}>{admissionText(event, t)}</CardFact>
          <CardFact icon={Ticket}>{entryText(event, t, language)}</CardFact>
        </ul>
      </div>
      <CardStub event={event} className={stubs[toneOfTags(tags)]} />
    </article>
  );
}

function CardFact({ icon, className, children }: { icon: typeof MapPin; className?: string; children: string }) {
  return (
    <li className="flex items-start gap-2">
      <Icon of={icon} size={16} className="mt-0.5 shrink-0" />
      <span className={className}>{children}</span>
    </li>
  );
}

function CardStub({ event, className }: { event: CardEvent; className: string }) {
  const { t } = useTranslation(['events', 'create-event']);
  const language = useLanguage();
  const { start_time: startTime, end_time: endTime } = event;
  const day = shownDay(event);
  const stub = day ? formatStub(day, language) : null;
  return (
    <div
      className={cx(
        'notch-top border-card border-t-2 border-dashed flex items-center gap-5 rounded-b-card px-6 py-4 text-on-color',
        className,
      )}
    >
      <span className="text-[3rem] text-stat">{stub?.day ?? '?'}</span>
      <span className="grid flex-1 font-semibold text-label">
        {day && stub ? (
          <>
            <span>{formatWeekday(day, language)}</span>
            <span>
              {stub.month} {day.slice(0, 4)}
            </span>
          </>
        ) : (
          t('create-event:card.noDate')
        )}
      </span>
      {day && (
        <span className="grid justify-items-end gap-1 font-semibold text-label tabular-nums">
          {timesOf(event, t, language)}
          {runsPastMidnight({ startTime, endTime }) && <Badge tone="ink">{t('nextDay')}</Badge>}
        </span>
      )}
    </div>
  );
}
