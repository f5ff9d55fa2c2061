import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { eventCalendarPath } from '#domain/events/calendar-paths.ts';
import { takesPlace } from '#domain/events/participation.ts';
import { shownDay } from '#domain/events/shown-day.ts';
import { reportEventPath } from '#domain/reports/addresses.ts';
import { guestQueries } from '#web/api/guest-queries.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { isProblem } from '#web/api/problem.ts';
import { Notice } from '#web/features/events/event/notice/notice.tsx';
import { illustrationOf, stateOf, toneOf } from '#web/features/events/event/notice/notice-facts.ts';
import { NoticeOwner } from '#web/features/events/event/notice/notice-owner.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { useCountOpened } from '../impressions/use-count-impression.ts';
import { BackLink } from '../parts/back-link.tsx';
import { Gone } from '../parts/gone.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { useDistanceText } from '../parts/use-distance-text.ts';
import { useScreen } from '../screen.ts';
import { usePhone } from '../use-phone.ts';
import { CancelledArea } from './cancelled-area.tsx';
import { MorePictures, PhoneVideo } from './event-media.tsx';
import { JoinArea } from './join-area.tsx';
import { useParticipation } from './use-participation.ts';

/** Range of the code in an address: after `/e/`, twelve digits. */
const CODE = [3, 15] as const;

export function Event({ id }: { id: string }) {
  const { t } = useTranslation('guest-phone');
  const { to } = useScreen();
  const { spot } = usePhone();
  const event = useQuery(guestQueries.event(id, spot));
  useCountOpened(event.isFetchedAfterMount && event.data?.status === 'published' ? id : null);
  return (
    <>
      <BackLink to={to({ event: null })} />
      {isProblem(event.error, 'not_found') ? (
        <Gone title={t('event.gone')}>{t('event.goneText')}</Gone>
      ) : (
        <Loaded of={event}>
          {(data) => (
            <>
              <div>
                <PhoneNotice event={data} />
                {data.status === 'cancelled' ? <CancelledArea event={data} /> : <JoinArea key={id} event={data} />}
              </div>
              <About event={data} />
            </>
          )}
        </Loaded>
      )}
    </>
  );
}

/** The shared notice, with the distance. */
function PhoneNotice({ event }: { event: ApiAnswer<'readAppEvent'> }) {
  const distanceText = useDistanceText();
  const { place, distance_m: metres, pictures, business } = event;
  return (
    <Notice
      event={event}
      state={stateOf(event, false)}
      tone={toneOf(event)}
      day={shownDay(event)}
      place={[distanceText(metres, place?.accuracy_m), event.location].filter(Boolean).join(', ')}
      picture={{ url: illustrationOf(event), alt: pictures[0]?.alt ?? '' }}
      top={<NoticeOwner name={business.display_name} />}
      heading={{ tabIndex: -1 }}
    />
  );
}

function About({ event }: { event: ApiAnswer<'readAppEvent'> }) {
  const { t } = useTranslation('guest-phone');
  const { to } = useScreen();
  const { description, ticket_url: tickets, business } = event;
  const { own } = useParticipation(event.id);
  // Then shown below the strips.
  const isIn = own !== undefined && takesPlace(own.participant.status);
  return (
    <section className="grid gap-3">
      <MorePictures pictures={event.pictures.slice(1)} />
      <PhoneVideo event={event} />
      {description && (
        <>
          <h2 className="text-h4">{t('event.about')}</h2>
          <p className="wrap-anywhere whitespace-pre-line text-ink-2">{description}</p>
        </>
      )}
      <p className="flex flex-wrap gap-2">
        <ButtonLink to={to({ event: null, business: business.id })} variant="secondary" size="compact">
          {t('event.atBusiness', { name: business.display_name })}
        </ButtonLink>
        {!isIn && (
          <a
            href={eventCalendarPath(event.id)}
            download
            data-variant="secondary"
            data-size="compact"
            className="button"
          >
            {t('event.calendar')}
          </a>
        )}
        {tickets && (
          <a
            href={tickets}
            target="_blank"
            rel="noreferrer"
            data-variant="secondary"
            data-size="compact"
            className="button"
          >
            {t('event.tickets')}
          </a>
        )}
        <a
          href={reportEventPath(new URL(event.page_url).pathname.slice(...CODE))}
          data-variant="quiet"
          data-size="compact"
          className="button"
        >
          {t('event.report')}
        </a>
      </p>
    </section>
  );
}
