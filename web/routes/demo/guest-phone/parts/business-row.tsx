import { Link } from 'react-router';
import { cardImage } from '#domain/shared/image.ts';
import { mediaAddress } from '#web/api/media-address.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { VenueDrawing } from '#web/features/profile/venue-drawing.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { useScreen } from '../screen.ts';
import { useDistanceText } from './use-distance-text.ts';
import { useOpenText } from './use-open-text.ts';

type Business = ApiAnswer<'findBusinesses'>['data'][number];

/** The whole row is the link. */
export function BusinessRow({ business }: { business: Business }) {
  const { to } = useScreen();
  const openText = useOpenText();
  const distanceText = useDistanceText();
  const { display_name: name, open_state: state, profile_image_url: image } = business;
  return (
    <article aria-label={name} className="relative flex items-center gap-3.5 rounded-ticket bg-card p-3 shadow-raised">
      <span className="h-14 w-18 shrink-0 overflow-hidden rounded-button [&>*]:size-full [&>*]:object-cover">
        {image ? (
          <img src={mediaAddress(cardImage(image))} alt="" loading="lazy" />
        ) : (
          <VenueDrawing businessType={business.business_type} />
        )}
      </span>
      <span className="grid min-w-0 flex-1 gap-1">
        <h3 className="wrap-anywhere text-h4">
          <Link
            to={to({ business: business.id, event: null })}
            className="after:absolute after:inset-0 after:rounded-ticket focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus focus-visible:after:outline-offset-2"
          >
            {name}
          </Link>
        </h3>
        <span className="text-ink-2 text-small">
          {distanceText(business.distance_m, business.place?.accuracy_m) || business.address}
        </span>
        <span>
          <Badge tone={state.is_open ? 'fir' : 'sunk'} className="whitespace-normal! py-1">
            {openText(state)}
          </Badge>
        </span>
      </span>
    </article>
  );
}
