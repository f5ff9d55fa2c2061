import { useTranslation } from 'react-i18next';
import { tagLabel } from '#domain/catalogue/tags.ts';
import { reportEventPath } from '#domain/reports/addresses.ts';
import { mediaAddress, THIS_HOST } from '#web/api/media-address.ts';
import { VenueCafe } from '#web/art/venue-cafe.tsx';
import { VenueClub } from '#web/art/venue-club.tsx';
import { VenueCornerBar } from '#web/art/venue-corner-bar.tsx';
import { VenueGym } from '#web/art/venue-gym.tsx';
import { appStoresOf } from '#web/shell/app-stores.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { useSite } from '#web/shell/use-site.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Flag } from '#web/ui/icons/flag.ts';
import { Navigation } from '#web/ui/icons/navigation.ts';
import { NoticeTicket } from '../notice-ticket.tsx';
import type { EventPageData } from './event-page-data.ts';
import { EventVideo } from './event-video.tsx';
import { OpenBadge } from './open-badge.tsx';
import { useJoinAddress } from './strips.tsx';

const MORE = 3;
/** Where the code stands in an address: after `/e/`, and twelve digits long. */
const CODE = [3, 15] as const;
const houses = { cafe: VenueCafe, restaurant: VenueCafe, club: VenueClub, event: VenueClub, fitness: VenueGym };

/** Below the street: how it will be, where, and what else hangs there. */
export function Below({ data }: { data: EventPageData }) {
  const { t } = useTranslation('guests');
  const language = useLanguage();
  const { event, host } = data;
  const tags = event.category?.tags ?? [];
  const more = host.events.filter(({ id, status }) => id !== event.id && status === 'published').slice(0, MORE);
  return (
    <div className="container-page below">
      <section className="about" aria-labelledby="about">
        <h2 id="about">{t('about')}</h2>
        {event.description && <p className="about-text">{event.description}</p>}
        <EventVideo event={event} />
        {tags.length > 0 && (
          <ul className="about-tags" aria-label={t('tags')}>
            {tags.map((tag) => (
              <li key={tag}>{tagLabel(tag, language)}</li>
            ))}
          </ul>
        )}
        {event.ticket_url && (
          <a href={event.ticket_url} className="guest-button" rel="noopener">
            {t('ticket')}
          </a>
        )}
        <HowToJoin data={data} />
      </section>
      <HostCard data={data} />
      {more.length > 0 && (
        <section className="more" aria-labelledby="more">
          <h2 id="more">{t('more')}</h2>
          {host.page_url && <a href={host.page_url}>{t('all')}</a>}
          <ul>
            {more.map((each) => (
              <NoticeTicket key={each.id} event={each} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Only where no strip can lead into the app: the stores, or how it is done. */
function HowToJoin({ data }: { data: EventPageData }) {
  const { t } = useTranslation('guests');
  const { operator } = useSite();
  if (useJoinAddress(data.event) !== '#app') return null;
  return (
    <div id="app" className="how">
      <h3>{t('how')}</h3>
      <p>{t('howText')}</p>
      {appStoresOf(operator).map(({ name, url }) => (
        <a key={name} href={url} className="guest-button">
          {name}
        </a>
      ))}
    </div>
  );
}

function HostCard({ data: { event, host, now, path } }: { data: EventPageData }) {
  const { t } = useTranslation('guests');
  const House = houses[host.business_type as keyof typeof houses] ?? VenueCornerBar;
  const place = event.place ?? host.place;
  const address = event.location || host.address;
  const query = encodeURIComponent(place ? `${place.latitude},${place.longitude}` : address);
  return (
    <section className="host" aria-labelledby="host">
      <div className="host-picture">
        {host.profile_image_url ? (
          <img src={mediaAddress(host.profile_image_url, THIS_HOST)} alt="" loading="lazy" width="480" height="230" />
        ) : (
          <House />
        )}
        <OpenBadge business={host} now={now} />
      </div>
      <div className="host-words">
        <h2 id="host">{host.display_name}</h2>
        {host.description && <p>{host.description}</p>}
        <p className="host-actions">
          {host.page_url && (
            <a href={host.page_url} className="guest-button">
              {t('toBusiness')}
            </a>
          )}
          <a
            href={`https://www.openstreetmap.org/search?query=${query}`}
            className="guest-button guest-plain"
            rel="noopener"
          >
            <Icon of={Navigation} />
            {t('showWay')}
          </a>
          <a href={reportEventPath(path.slice(...CODE))} className="guest-button guest-plain" rel="nofollow">
            <Icon of={Flag} />
            {t('report')}
          </a>
        </p>
      </div>
    </section>
  );
}
