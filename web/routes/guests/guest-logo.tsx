import { cardImage } from '#domain/shared/image.ts';
import { mediaAddress, THIS_HOST } from '#web/api/media-address.ts';
import { cx } from '#web/ui/cx.ts';

/** A logo on white, visible in both themes; show the name beside it. */
export function GuestLogo({ url, className }: { url: string | null; className: string }) {
  return (
    url && (
      <img
        src={mediaAddress(cardImage(url), THIS_HOST)}
        alt=""
        className={cx('flex-none bg-pic-white object-contain', className)}
      />
    )
  );
}
