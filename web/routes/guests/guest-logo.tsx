import { cardImage } from '#domain/shared/image.ts';
import { mediaAddress, THIS_HOST } from '#web/api/media-address.ts';
import { cx } from '#web/ui/cx.ts';

/** The logo of a business on white, so that it is visible in both themes; its name is beside it. */
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
