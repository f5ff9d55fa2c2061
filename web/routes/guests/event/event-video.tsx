import { useTranslation } from 'react-i18next';
import type { GuestEvent } from '#contract/guest-pages.ts';
import { mediaAddress, THIS_HOST } from '#web/api/media-address.ts';
import { illustrationOf } from '#web/features/events/event/notice/notice-facts.ts';

/** Loads nothing until played; shows its poster, or the notice's image. */
export function EventVideo({ event }: { event: GuestEvent }) {
  const { t } = useTranslation('guests');
  const { video, title } = event;
  if (!video) return null;
  return (
    // biome-ignore lint/a11y/useMediaCaption: user videos have no captions; their description covers the content
    <video
      className="max-h-128 w-full rounded-badge bg-sunk"
      controls
      playsInline
      preload="none"
      src={mediaAddress(video.url, THIS_HOST)}
      poster={video.poster_url ? mediaAddress(video.poster_url, THIS_HOST) : illustrationOf(event, THIS_HOST)}
      width={video.width}
      height={video.height}
      aria-label={t('video', { label: video.label || title })}
    />
  );
}
