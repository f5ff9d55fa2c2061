import { memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { BusinessType } from '#domain/catalogue/business-types.ts';
import { eventCategoryLabel } from '#domain/catalogue/event-categories.ts';
import { toneInList } from '#domain/catalogue/tag-tones.ts';
import { tagLabel } from '#domain/catalogue/tags.ts';
import type { EventStatus } from '#domain/events/lifecycle.ts';
import { isUnseen } from '#domain/events/lifecycle.ts';
import { takenPlaces } from '#domain/events/participation.ts';
import { formatStub } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Clock } from '#web/ui/icons/clock.ts';
import { MapPin } from '#web/ui/icons/map-pin.ts';
import { usePress } from '#web/ui/motion.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { PeopleMeter } from '#web/ui/people-meter.tsx';
import { Ticket } from '#web/ui/ticket.tsx';
import { EventImage } from '../event/event-image.tsx';
import { lastDayOf, stubOf, timesOf } from '../event/event-text.ts';
import type { EventInShort, ListedEvent } from '../event/listed-fields.ts';
import { useDraftName } from '../event/use-draft-name.ts';
import { isShown, participantsPath } from '../event/use-events.ts';
import { EventMenu } from './event-menu.tsx';
import type { EventQuestion } from './event-questions.tsx';
import type { EventRights } from './event-rights.ts';
import { NextStepButton, nextStepOf } from './next-step.tsx';

const EventNotes = onDemand(async () => (await import('./event-notes.tsx')).EventNotes);

type EventTicketProps = {
  event: ListedEvent;
  businessType: BusinessType;
  may: EventRights;
  /** Too late to join. */
  isOver: boolean;
  /** Part of a continuing series. */
  isInSeries: boolean;
  onEdit: (id: string) => void;
  onAsk: (question: EventQuestion) => void;
  onShare: (event: ListedEvent) => void;
};

/** Memoized, as the list rerenders on each change of the address. */
export const EventTicket = memo(function EventTicket(props: EventTicketProps) {
  const { event, businessType, may, isOver, isInSeries, onEdit, onAsk, onShare } = props;
  const { t } = useTranslation('events');
  const step = nextStepOf(event, may, isOver);
  const isFull = isSoldOut(event);
  const press = usePress(isFull);
  const language = useLanguage();
  const title = event.title || t('unnamed');
  const tags = event.category?.tags ?? [];
  return (
    <article aria-label={title}>
      <Ticket
        tone={toneInList(event.status, tags)}
        {...stubOf(event, language)}
        stubEnd={<EventStatusBadge event={event} isOnStub />}
        image={<EventImage url={event.image_url} tags={tags} businessType={businessType} />}
        aside={
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 @min-[35rem]:grid @min-[35rem]:justify-items-start">
            <Figures event={event} mayEdit={may.edit} />
            {step && (
              <NextStepButton
                step={step}
                event={event}
                title={title}
                onPublish={() => onAsk({ kind: 'publish', event })}
                onShare={() => onShare(event)}
              />
            )}
          </div>
        }
        actions={
          <EventMenu
            event={event}
            may={may}
            isOver={isOver}
            isInSeries={isInSeries}
            shownStep={step}
            onEdit={() => onEdit(event.id)}
            onShare={() => onShare(event)}
            onAsk={(kind) => onAsk({ kind, event })}
          />
        }
      >
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 className="wrap-anywhere text-h3">
            {isShown(event) ? (
              <a
                href={new URL(event.page_url).pathname}
                className="target-44 inline-block underline-offset-4 hover:underline"
              >
                {title}
              </a>
            ) : (
              title
            )}
          </h3>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1.5 empty:hidden">
            <EventStatusBadge event={event} className="@max-[35rem]:hidden" />
            {event.series_id !== null && <Badge tone="azure">{t('series.mark')}</Badge>}
            {event.is_held_back && event.status === 'draft' && <Badge tone="amber">{t('series.heldBack')}</Badge>}
            {event.hidden_by_measure && <Badge tone="oxblood">{t('hidden')}</Badge>}
            {event.featured_event && <Badge tone="tomato">{t('featured')}</Badge>}
            {isFull && (
              <Badge tone="card" className={press}>
                {t('soldOut')}
              </Badge>
            )}
          </span>
        </div>
        <EventFacts event={event} />
        {(event.held_until || event.push_notification || event.status === 'cancelled') && (
          <Suspense>
            <EventNotes event={event} />
          </Suspense>
        )}
      </Ticket>
    </article>
  );
});

function isSoldOut({ status, max_participants: max, participant_counts: counts }: EventInShort): boolean {
  return status === 'published' && max !== null && takenPlaces(counts) >= max;
}

type FiguresProps = { event: EventInShort; mayEdit: boolean };

/** Participants and price, or that nothing was charged yet. */
function Figures({ event, mayEdit }: FiguresProps) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const day = event.scheduled_date;
  const { status, awaiting_verification: isAwaiting, credits_spent: spent, credits_reserved: reserved } = event;
  const isWaiting = status === 'draft' || status === 'scheduled' || isAwaiting;
  return (
    <div className="grid gap-0.5 text-small">
      {status === 'scheduled' && day && (
        <p className="@min-[35rem]:max-w-40">{t('publishesOn', formatStub(day, language))}</p>
      )}
      {status === 'draft' && <p className="text-ink-3 @max-[35rem]:hidden">{t('unpublished')}</p>}
      {!isWaiting && <ParticipantFigures event={event} mayEdit={mayEdit} />}
      <p className="text-ink-3">
        {status === 'draft' && t('free')}
        {(status === 'scheduled' || isAwaiting) && t('reserved', { count: reserved })}
        {!isWaiting && t('credits', { count: spent })}
      </p>
    </div>
  );
}

/** Time, place and tags; notes an end after midnight. */
function EventFacts({ event }: { event: EventInShort }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const lastDay = lastDayOf(event, language);
  const { tags = [], name: legacyName } = event.category ?? {};
  return (
    <>
      <p className="flex items-start gap-2.5">
        <Icon of={Clock} size={16} className="mt-1 shrink-0" />
        <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-semibold text-[0.9375rem] tabular-nums">
            {event.event_date ? timesOf(event, t, language) : t('when.noDate')}
          </span>
          {lastDay && <Badge tone="ink">{t('nextDay')}</Badge>}
          {lastDay && <span className="text-small">{t('runsUntil', { day: lastDay })}</span>}
        </span>
      </p>
      <p className="flex items-start gap-2.5 text-[0.9375rem] text-ink-2">
        <Icon of={MapPin} size={16} className="mt-1 shrink-0" />
        <span className="wrap-anywhere">{event.location || t('noPlace')}</span>
      </p>
      {(tags.length > 0 || legacyName) && (
        <ul className="mt-1 flex flex-wrap gap-1.5">
          {legacyName && (
            <li>
              <Badge tone="card">{eventCategoryLabel(legacyName, language)}</Badge>
            </li>
          )}
          {tags.map((tag) => (
            <li key={tag}>
              <Badge tone="card">{tagLabel(tag, language)}</Badge>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const statusTones: Record<EventStatus, BadgeTone> = {
  draft: 'outline',
  scheduled: 'azure',
  published: 'fir',
  cancelled: 'oxblood',
  // The ticket itself is `sunk`.
  archived: 'card',
};

type EventStatusBadgeProps = {
  event: ListedEvent;
  /** Without an outline, which is illegible on a coloured stub. */
  isOnStub?: boolean;
  className?: string;
};

function EventStatusBadge({ event, isOnStub = false, className }: EventStatusBadgeProps) {
  const { t } = useTranslation('events');
  const { status, awaiting_verification: isAwaiting } = event;
  const plain = isOnStub && status === 'draft' ? 'sunk' : statusTones[status];
  const draftName = useDraftName();
  const text = status === 'draft' ? draftName(event) : t(`status.${status}`);
  return (
    <Badge
      tone={isUnseen(event) ? 'amber' : plain}
      className={cx(isOnStub && 'whitespace-normal! py-1.5 text-center leading-tight', className)}
    >
      {isAwaiting ? t('awaiting') : event.held_until ? t('held.badge') : text}
    </Badge>
  );
}

/** Participants as figures and text, linking to the list. */
function ParticipantFigures({ event, mayEdit }: FiguresProps) {
  const { t } = useTranslation('events');
  const { joined } = event.participant_counts;
  const max = event.max_participants;
  const text = (
    <>
      <strong className="font-semibold text-ink">{t('joined', { count: joined })}</strong>
      {max !== null && ` ${t('joinedOf', { max })}`}
    </>
  );
  return (
    <div className="grid gap-1.5">
      {max !== null && <PeopleMeter value={joined} of={max} className="w-39! @max-[35rem]:hidden" />}
      {mayEdit ? (
        <Link to={participantsPath(event.id)} className="target-44 text-ink-3 underline-offset-4 hover:underline">
          {text}
        </Link>
      ) : (
        <p className="text-ink-3">{text}</p>
      )}
    </div>
  );
}
