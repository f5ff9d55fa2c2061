import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toneOfTags } from '#domain/catalogue/tag-tones.ts';
import { freePlaces, takenPlaces } from '#domain/events/participation.ts';
import { shownDay } from '#domain/events/shown-day.ts';
import { formatStub } from '#i18n/format.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { lastDayOf, timesOf } from '#web/features/events/event/event-text.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useCountShown } from '../impressions/use-count-impression.ts';
import { useScreen } from '../screen.ts';
import { StubRow } from './stub-row.tsx';
import { useDistanceText } from './use-distance-text.ts';
import { usePlacesText } from './use-places-text.ts';

type Event = ApiAnswer<'readAppEvent'> & Partial<Pick<ApiAnswer<'readFeed'>['data'][number], 'label'>>;

/** `status` replaces the free places. Ads are labelled with their business. */
export function EventRow({ event, status }: { event: Event; status?: ReactNode }) {
  const { t } = useTranslation('events');
  const { t: phone } = useTranslation('guest-phone');
  const language = useLanguage();
  const { to } = useScreen();
  const distanceText = useDistanceText();
  const placesText = usePlacesText();
  const day = shownDay(event);
  const stub = day ? formatStub(day, language) : { weekday: '', day: '?', month: '' };
  const isFull = freePlaces(event, takenPlaces(event.participant_counts)) === 0;
  const seen = useCountShown(event.id, Boolean(event.label));
  return (
    <StubRow
      seen={seen}
      tone={toneOfTags(event.category?.tags ?? [])}
      {...stub}
      month={stub.month.slice(0, 3)}
      title={event.title}
      to={to({ event: event.id })}
      end={distanceText(event.distance_m, event.place?.accuracy_m)}
    >
      <p className="flex flex-wrap items-center gap-2 font-semibold text-[0.9375rem] tabular-nums">
        {timesOf(event, t, language)}
        {lastDayOf(event, language) && <Badge tone="ink">{t('nextDay')}</Badge>}
      </p>
      <p className="flex flex-wrap items-center gap-2 text-ink-2 text-small">
        {event.label && <Badge tone="outline">{event.label[language]}</Badge>}
        <span className="wrap-anywhere min-w-0">{event.business.display_name}</span>
      </p>
      <p className="mt-1">
        {event.status === 'cancelled' ? (
          <Badge tone="oxblood">{phone('event.cancelledBadge')}</Badge>
        ) : (
          (status ?? <Badge tone={isFull ? 'amber' : 'fir'}>{placesText(event)}</Badge>)
        )}
      </p>
    </StubRow>
  );
}
