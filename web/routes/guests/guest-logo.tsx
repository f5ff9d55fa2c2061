import { cardImage } from '#domain/shared/image.ts';
import { mediaAddress, THIS_HOST } from '#web/api/media-address.ts';

/** The logo of a business on white, so that it is seen in both themes; its name stands beside it. */
export function GuestLogo({ url }: { url: string | null }) {
  return url && <img src={mediaAddress(cardImage(url), THIS_HOST)} alt="" className="guest-logo" />;
}
