import { useTranslation } from 'react-i18next';
import { toneOfTags } from '#domain/catalogue/tag-tones.ts';
import { shownDay } from '#domain/events/shown-day.ts';
import { longestWordWidth, titleWidth } from '#domain/guest-pages/title-width.ts';
import { cardImage } from '#domain/shared/image.ts';
import { formatStub, formatWeekday } from '#i18n/format.ts';
import { mediaAddress } from '#web/api/media-address.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { EventImage } from '#web/features/events/event/event-image.tsx';
import { lastDayOf, timesOf } from '#web/features/events/event/event-text.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { MapPin } from '#web/ui/icons/map-pin.ts';
import { Users } from '#web/ui/icons/users.ts';
import { stubTones } from '#web/ui/ticket.tsx';
import { useDistanceText } from '../parts/use-distance-text.ts';
import { usePlacesText } from '../parts/use-places-text.ts';
import { usePriceText } from '../parts/use-price-text.ts';

type AppEvent = ApiAnswer<'readAppEvent'>;

/** Widths of a line in em, at the sizes of `phone.css`. */
const lines = { short: 4.4, middle: 5.5, long: 7.6 } as const;

/** The largest size at which no word of a title breaks. */
function lengthOf(title: string): keyof typeof lines | 'longest' {
  const width = titleWidth(title);
  const word = longestWordWidth(title);
  if (width <= lines.short) return 'short';
  if (word <= lines.middle && width <= lines.middle * 2) return 'middle';
  return word <= lines.long ? 'long' : 'longest';
}

/** The notice: what, a picture, when, where, how many and how much. Its strips hang below. */
export function Zettel({ event }: { event: AppEvent }) {
  const tags = event.category?.tags ?? [];
  const tone = toneOfTags(tags);
  return (
    <article className={cx('relative pt-5', stubTones[tone])}>
      <span
        aria-hidden="true"
        className={cx('-top-3 -rotate-3 absolute left-[42%] h-7 w-15', tone === 'amber' ? 'bg-azure' : 'bg-amber')}
      />
      <div className="grid gap-2 px-5 pb-4">
        <p className="wrap-anywhere font-semibold">{event.business.display_name}</p>
        <h1 tabIndex={-1} data-length={lengthOf(event.title)} className="notice-title text-display-2 leading-[0.9]">
          {event.title}
        </h1>
      </div>
      <div className="aspect-[2.1/1] overflow-hidden bg-pic-amber [&>*]:size-full [&>img]:object-cover">
        <EventImage url={event.image_url} tags={tags} businessType="other" alt={event.pictures[0]?.alt} />
      </div>
      <MorePictures pictures={event.pictures.slice(1)} />
      <PhoneVideo event={event} />
      <Facts event={event} />
    </article>
  );
}

/** What else there is to see, side by side. */
function MorePictures({ pictures }: { pictures: AppEvent['pictures'] }) {
  const { t } = useTranslation('guest-phone');
  if (pictures.length === 0) return null;
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it with the arrow keys
      tabIndex={0}
      aria-label={t('event.pictures')}
      className="overflow-x-auto pt-1"
    >
      <ul className="flex w-max gap-1">
        {pictures.map(({ id, url, alt }) => (
          <li key={id}>
            <img src={mediaAddress(cardImage(url))} alt={alt} loading="lazy" className="aspect-4/3 h-24 object-cover" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Nothing of it is loaded before somebody wants to see it. */
function PhoneVideo({ event: { video, title, image_url: cover } }: { event: AppEvent }) {
  const { t } = useTranslation('guest-phone');
  if (!video) return null;
  const poster = video.poster_url ?? cover;
  return (
    // biome-ignore lint/a11y/useMediaCaption: a minute of somebody's telephone has no captions; its words say what it shows
    <video
      controls
      playsInline
      preload="none"
      src={mediaAddress(video.url)}
      poster={poster ? mediaAddress(poster) : undefined}
      width={video.width}
      height={video.height}
      aria-label={t('event.video', { label: video.label || title })}
      className="mt-1 h-auto max-h-96 w-full bg-pic-ink"
    />
  );
}

function Facts({ event }: { event: AppEvent }) {
  const { t } = useTranslation('guest-phone');
  const { t: eventText } = useTranslation('events');
  const language = useLanguage();
  const distanceText = useDistanceText();
  const placesText = usePlacesText();
  const priceText = usePriceText();
  const { place } = event;
  const date = shownDay(event);
  const lastDay = lastDayOf(event, language);
  const distance = distanceText(event.distance_m, place?.accuracy_m);
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-6 px-5 pt-4 pb-5">
      {date && (
        <p className="grid content-start gap-2">
          <span className="font-semibold">{formatWeekday(date, language)}</span>
          <span className="text-stat text-[4.75rem]">
            {t('event.dayFigure', { day: formatStub(date, language).day })}
          </span>
          <span className="font-semibold text-small">{formatStub(date, language).month}</span>
        </p>
      )}
      <div className="grid min-w-0 content-start gap-2">
        <p className="whitespace-nowrap text-h3 tabular-nums">{timesOf(event, eventText, language)}</p>
        {lastDay && <p className="text-small">{t('event.until', { day: lastDay })}</p>}
        <p className="flex gap-2">
          <Icon of={MapPin} size={18} className="mt-0.5 shrink-0" />
          <span className="wrap-anywhere font-semibold">{[distance, event.location].filter(Boolean).join(', ')}</span>
        </p>
        <p className="flex gap-2">
          <Icon of={Users} size={18} className="mt-0.5 shrink-0" />
          <span>
            {placesText(event)}, <strong className="font-semibold">{priceText(event)}</strong>
          </span>
        </p>
      </div>
    </div>
  );
}
