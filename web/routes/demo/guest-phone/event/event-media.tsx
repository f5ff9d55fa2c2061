import { useTranslation } from 'react-i18next';
import { cardImage } from '#domain/shared/image.ts';
import { mediaAddress } from '#web/api/media-address.ts';
import type { ApiAnswer } from '#web/api/paths.ts';

type AppEvent = ApiAnswer<'readAppEvent'>;

export function MorePictures({ pictures }: { pictures: AppEvent['pictures'] }) {
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

/** Loads nothing until played. */
export function PhoneVideo({ event: { video, title, image_url: cover } }: { event: AppEvent }) {
  const { t } = useTranslation('guest-phone');
  if (!video) return null;
  const poster = video.poster_url ?? cover;
  return (
    // biome-ignore lint/a11y/useMediaCaption: user videos have no captions; their description covers the content
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
