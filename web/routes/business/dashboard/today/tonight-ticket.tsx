import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toneOfTags } from '#domain/catalogue/tag-tones.ts';
import { takenPlaces } from '#domain/events/participation.ts';
import { shownDay } from '#domain/events/shown-day.ts';
import { formatDayOfMonth, formatNumber, formatPrice } from '#i18n/format.ts';
import { stubOf, timesOf } from '#web/features/events/event/event-text.ts';
import type { EventOfBusiness } from '#web/features/events/event/use-events.ts';
import { editPath, isShown, participantsPath } from '#web/features/events/event/use-events.ts';
import { useNow } from '#web/features/hours/use-now.ts';
import { countdown, sinceText } from '#web/features/today/time-texts.ts';
import type { TodayData } from '#web/features/today/use-today.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Clock } from '#web/ui/icons/clock.ts';
import { MapPin } from '#web/ui/icons/map-pin.ts';
import { Pencil } from '#web/ui/icons/pencil.ts';
import { Share2 } from '#web/ui/icons/share-2.ts';
import { Users } from '#web/ui/icons/users.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { stubTones } from '#web/ui/stub-tones.ts';
import { PeopleIn } from './people.tsx';

export const Arrivals = onDemand(async () => (await import('./lazy-parts.ts')).Arrivals);
export const DoorButton = onDemand(async () => (await import('./lazy-parts.ts')).DoorButton);
const HoldNote = onDemand(async () => (await import('#web/features/events/event/hold-note.tsx')).HoldNote);
const PromisedDay = lazy(async () => ({
  default: (await import('#web/features/verification/promised-day.tsx')).PromisedDay,
}));
const ShareSheet = lazy(async () => ({
  default: (await import('#web/features/events/event-list/share-sheet.tsx')).ShareSheet,
}));

type TonightTicketProps = { event: EventOfBusiness; today: TodayData; since: string | null };

/** The next event, large: stub, participants and latest guests. */
export function TonightTicket({ event, today, since }: TonightTicketProps) {
  const { t } = useTranslation(['today', 'events']);
  const { t: tEvents } = useTranslation('events');
  const language = useLanguage();
  const now = useNow();
  const { weekday, day, month } = stubOf(event, language);
  const shown = shownDay(event);
  const title = event.title || t('events:unnamed');
  const lead = today.is_tonight ? t('when.today') : weekday;
  const until = countdown(event, now, t);
  return (
    <section aria-label={title} className="flex flex-col rounded-card shadow-raised md:min-h-82 md:flex-row">
      <div
        className={cx(
          'notch-bottom md:notch-right flex items-center gap-3.5 rounded-t-card px-4.5 py-4 md:w-37.5 md:shrink-0 md:flex-col md:justify-center md:gap-4.5 md:rounded-s-card md:rounded-tr-none',
          stubTones[toneOfTags(event.category?.tags ?? [])],
        )}
      >
        <span className="font-semibold max-md:hidden">{lead}</span>
        <span className="text-[3.5rem] text-stat md:text-[5.75rem]">{day}</span>
        <span className="font-semibold max-md:hidden">{month}</span>
        <span className="min-w-0 flex-1 text-label md:hidden">
          <span className="flex flex-wrap items-center justify-between gap-x-2">
            {lead}
            {!today.is_tonight && shown && `, ${formatDayOfMonth(shown, language)}`}
            {until && <Badge tone="card">{countdown(event, now, t, 'short')}</Badge>}
          </span>
          {timesOf(event, tEvents, language)}
        </span>
      </div>
      <div
        className={cx(
          'notch-top md:notch-left grid min-w-0 flex-1 rounded-b-card bg-card p-4.5 pt-5 md:rounded-e-card md:rounded-bl-none md:p-5 md:ps-7',
          !event.awaiting_verification && 'xl:grid-cols-[minmax(0,1fr)_14rem]',
        )}
      >
        <div className="flex min-w-0 flex-col xl:pe-5">
          <div className="mb-2 flex flex-wrap gap-2 empty:hidden max-md:hidden">
            {until && (
              <Badge tone="sunk" icon={Clock}>
                {until}
              </Badge>
            )}
            {event.featured_event && <Badge tone="tomato">{t('events:featured')}</Badge>}
            {event.status === 'scheduled' && <Badge tone="azure">{t('events:status.scheduled')}</Badge>}
            {event.awaiting_verification && <Badge tone="amber">{t('events:awaiting')}</Badge>}
          </div>
          <h2 className="wrap-anywhere text-h3 md:text-h2 md:text-[2.125rem]">
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
          </h2>
          <Facts event={event} />
          {event.awaiting_verification ? (
            <Awaiting />
          ) : (
            <Figures event={event} fresh={today.arrivals.since} since={since} now={now} />
          )}
          {event.held_until && (
            <div className="mt-3">
              <Suspense>
                <HoldNote event={event} />
              </Suspense>
            </div>
          )}
          <Actions event={event} />
        </div>
        {!event.awaiting_verification && (
          <Suspense>
            <Arrivals today={today} now={now} />
          </Suspense>
        )}
      </div>
    </section>
  );
}

/** In place of guests, for an event nobody sees yet. */
function Awaiting() {
  const { t } = useTranslation('events');
  return (
    <div className="mt-4 grid gap-1 md:mt-auto md:pt-3">
      <p className="text-h4">{t('published.soon')}</p>
      <p className="max-w-text text-ink-2">{t('published.awaiting')}</p>
      <Suspense fallback={<p aria-hidden="true">&nbsp;</p>}>
        <PromisedDay />
      </Suspense>
    </div>
  );
}

function Facts({ event }: { event: EventOfBusiness }) {
  const { t } = useTranslation('today');
  const { t: tEvents } = useTranslation('events');
  const language = useLanguage();
  const price = priceOf(event);
  return (
    <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem] max-md:hidden">
      <span className="flex items-center gap-2.5 font-semibold tabular-nums">
        <Icon of={Clock} size={16} />
        {timesOf(event, tEvents, language)}
      </span>
      {event.location && (
        <span className="flex min-w-0 items-center gap-2.5 text-ink-2">
          <Icon of={MapPin} size={16} />
          <span className="wrap-anywhere">{event.location}</span>
        </span>
      )}
      {price && (
        <span className="text-ink-2">{t(price.key, { price: formatPrice(price.cents, language, 'short') })}</span>
      )}
    </p>
  );
}

function priceOf(event: EventOfBusiness): { key: 'boxOffice' | 'ticketPrice'; cents: number } | null {
  if (event.ticket_type === 'paid' && event.ticket_price !== null) {
    return { key: 'ticketPrice', cents: event.ticket_price };
  }
  return event.box_office && event.box_office_price !== null
    ? { key: 'boxOffice', cents: event.box_office_price }
    : null;
}

type FiguresProps = { event: EventOfBusiness; fresh: number | null; since: string | null; now: Date };

function Figures({ event, fresh, since, now }: FiguresProps) {
  const { t } = useTranslation('today');
  const language = useLanguage();
  const { participant_counts: counts, max_participants: max } = event;
  const isFull = max !== null && takenPlaces(counts) >= max;
  return (
    <div className="mt-4 md:mt-auto md:pt-3">
      <div className="flex items-end gap-4">
        <p className="text-[4rem] text-stat">{formatNumber(counts.joined, language)}</p>
        <p className="flex-1 pb-0.5">
          <span className="block text-h4 leading-tight">{t('in')}</span>
          <span className="text-[0.9375rem] text-ink-2">
            {max === null ? t('unlimited') : isFull ? t('full') : t('of', { count: max })}
          </span>
        </p>
        <p role="status" className="pb-0.5 text-end text-[0.9375rem]">
          {fresh !== null && fresh > 0 && since && (
            <>
              <span className="flex items-center justify-end gap-2.5 font-semibold">
                <span aria-hidden="true" className="size-2 rounded-full bg-tomato" />
                {t('fresh', { count: fresh })}
              </span>
              <span className="text-ink-2">{sinceText(since, now, t, language)}</span>
            </>
          )}
        </p>
      </div>
      <PeopleIn joined={counts.joined} max={max} most={20} className="mt-3 md:hidden" />
      <PeopleIn joined={counts.joined} max={max} most={40} className="mt-3 max-md:hidden" />
    </div>
  );
}

function Actions({ event }: { event: EventOfBusiness }) {
  const { t } = useTranslation(['today', 'events']);
  const mayEdit = usePermission('edit_events');
  const [isSharing, setSharing] = useState(false);
  return (
    <div className="mt-3.5 flex flex-wrap gap-2 empty:hidden max-md:has-[[data-door]]:*:px-2 max-md:has-[[data-door]]:[&_svg]:hidden">
      {mayEdit && event.awaiting_verification && (
        <ButtonLink to={editPath(event)} variant="secondary" size="compact" icon={Pencil} className="max-md:flex-1">
          {t('edit')}
        </ButtonLink>
      )}
      {mayEdit && !event.awaiting_verification && (
        <ButtonLink
          to={participantsPath(event.id)}
          variant="on-color"
          size="compact"
          icon={Users}
          className="max-md:flex-1"
        >
          {t('guests')}
        </ButtonLink>
      )}
      <Suspense>
        <DoorButton event={event} />
      </Suspense>
      {isShown(event) && (
        <Button
          variant="secondary"
          size="compact"
          icon={Share2}
          onClick={() => setSharing(true)}
          className="max-md:flex-1"
        >
          {t('share')}
        </Button>
      )}
      {isSharing && (
        <Suspense>
          <ShareSheet event={event} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </div>
  );
}
