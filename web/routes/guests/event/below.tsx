import { useTranslation } from 'react-i18next';
import { tagLabel } from '#domain/catalogue/tags.ts';
import { reportEventPath } from '#domain/reports/addresses.ts';
import { mediaAddress, THIS_HOST } from '#web/api/media-address.ts';
import { VenueCafe } from '#web/art/venue-cafe.tsx';
import { VenueClub } from '#web/art/venue-club.tsx';
import { VenueCornerBar } from '#web/art/venue-corner-bar.tsx';
import { VenueGym } from '#web/art/venue-gym.tsx';
import { useLanguage } from '#web/shell/use-language.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Flag } from '#web/ui/icons/flag.ts';
import { Navigation } from '#web/ui/icons/navigation.ts';
import { guestButton } from '../guest-button.ts';
import { NoticeTicket } from '../notice-ticket.tsx';
import type { EventPageData } from './event-page-data.ts';
import { EventVideo } from './event-video.tsx';
import { isJoinable } from './join-bar.tsx';
import { OpenBadge } from './open-badge.tsx';
import { useAppAddress } from './strips.tsx';

const MORE = 3;
/** Range of the code in an address: after `/e/`, twelve digits. */
const CODE = [3, 15] as const;
const houses = { cafe: VenueCafe, restaurant: VenueCafe, club: VenueClub, event: VenueClub, fitness: VenueGym };

/** Below the street: description, place, more events. */
export function Below({ data }: { data: EventPageData }) {
  const { t } = useTranslation('guests');
  const language = useLanguage();
  const { event, host } = data;
  const tags = event.category?.tags ?? [];
  const more = host.events.filter(({ id, status }) => id !== event.id && status === 'published').slice(0, MORE);
  return (
    <div className="container-page grid gap-14 py-16 lg:grid-cols-[1fr_30rem] lg:gap-x-20 lg:gap-y-28 lg:pt-22 lg:pb-28">
      <section className="grid max-w-168 content-start justify-items-start gap-6" aria-labelledby="about">
        <h2 id="about" className="text-h2 text-[clamp(1.75rem,3.6vw,3.125rem)]/[1]">
          {t('about')}
        </h2>
        {event.description && (
          <p className="wrap-anywhere whitespace-pre-line text-ink-2 text-lead">{event.description}</p>
        )}
        <EventVideo event={event} />
        {tags.length > 0 && (
          <ul className="flex flex-wrap gap-2" aria-label={t('tags')}>
            {tags.map((tag) => (
              <li key={tag} className="rounded-badge bg-sunk px-2.5 py-[0.4375rem] text-badge">
                {tagLabel(tag, language)}
              </li>
            ))}
          </ul>
        )}
        {event.ticket_url && (
          <a href={event.ticket_url} className={guestButton.framed} rel="noopener">
            {t('ticket')}
          </a>
        )}
        <HowToJoin data={data} />
      </section>
      <HostCard data={data} />
      {more.length > 0 && (
        <section
          className="flex flex-wrap items-center justify-between gap-5 border-ink border-t-3 pt-5 lg:col-span-full"
          aria-labelledby="more"
        >
          <h2 id="more" className="text-h2 text-[2.25rem]/[1]">
            {t('more')}
          </h2>
          {host.page_url && (
            <a href={host.page_url} className="py-2.5 font-semibold text-tomato-text">
              {t('all')}
            </a>
          )}
          <ul className="grid w-full grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] gap-5">
            {more.map((each) => (
              <NoticeTicket key={each.id} event={each} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** How guests join, and the app where there is one. */
function HowToJoin({ data }: { data: EventPageData }) {
  const { t } = useTranslation('guests');
  const app = useAppAddress(data.event);
  if (!isJoinable(data)) return null;
  return (
    <div className="flex flex-wrap gap-3">
      <h3 className="w-full font-display font-extrabold">{t('how')}</h3>
      <p className="w-full">{t('howText')}</p>
      {app && (
        <a href={app} className={guestButton.framed} rel="nofollow">
          {t('inApp')}
        </a>
      )}
    </div>
  );
}

function HostCard({ data: { event, host, now, path, isPreview } }: { data: EventPageData }) {
  const { t } = useTranslation('guests');
  const House = houses[host.business_type as keyof typeof houses] ?? VenueCornerBar;
  const place = event.place ?? host.place;
  const address = event.location || host.address;
  const query = encodeURIComponent(place ? `${place.latitude},${place.longitude}` : address);
  return (
    <section
      className="self-start overflow-hidden rounded-card bg-card [box-shadow:var(--raised)]"
      aria-labelledby="host"
    >
      <div className="relative *:first:h-57.5 *:first:w-full *:first:object-cover">
        {host.profile_image_url ? (
          <img src={mediaAddress(host.profile_image_url, THIS_HOST)} alt="" loading="lazy" width="480" height="230" />
        ) : (
          <House />
        )}
        <OpenBadge business={host} now={now} className="absolute top-4 left-4" />
      </div>
      <div className="grid gap-3 px-7 py-6 text-ink-2">
        <h2 id="host" className="text-h2 text-[1.625rem]/[1] text-ink">
          {host.display_name}
        </h2>
        {host.description && <p>{host.description}</p>}
        <p className="flex flex-wrap gap-x-6 gap-y-2 text-ink">
          {host.page_url && (
            <a href={host.page_url} className={guestButton.framed}>
              {t('toBusiness')}
            </a>
          )}
          <a href={`https://www.openstreetmap.org/search?query=${query}`} className={guestButton.plain} rel="noopener">
            <Icon of={Navigation} />
            {t('showWay')}
          </a>
          {!isPreview && (
            <a href={reportEventPath(path.slice(...CODE))} className={guestButton.plain} rel="nofollow">
              <Icon of={Flag} />
              {t('report')}
            </a>
          )}
        </p>
      </div>
    </section>
  );
}
