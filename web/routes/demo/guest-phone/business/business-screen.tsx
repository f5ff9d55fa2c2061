import { useTranslation } from 'react-i18next';
import { reportBusinessPath } from '#domain/reports/addresses.ts';
import { mailLink } from '#domain/shared/email.ts';
import { cardImage } from '#domain/shared/image.ts';
import { telephoneLink } from '#domain/shared/telephone.ts';
import { formatDayRange } from '#i18n/format.ts';
import { mediaAddress } from '#web/api/media-address.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { VenueDrawing } from '#web/features/profile/venue-drawing.tsx';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { EventRow } from '../parts/event-row.tsx';
import { ScreenTitle } from '../parts/screen-title.tsx';
import { useDistanceText } from '../parts/use-distance-text.ts';
import { useOpenText } from '../parts/use-open-text.ts';
import { HoursList } from './hours-list.tsx';

/** Index of the slug, after `/b/`. */
const SLUG = 3;

type GuestBusiness = ApiAnswer<'readGuestBusiness'>;

/** Shared by the phone and the members' preview. */
export function BusinessScreen({ business }: { business: GuestBusiness }) {
  const { t } = useTranslation('guest-phone');
  const openText = useOpenText();
  const { profile_image_url: image, open_state: state } = business;
  return (
    <>
      <div className="h-44 overflow-hidden rounded-card [&>*]:size-full [&>*]:object-cover">
        {image ? (
          <img src={mediaAddress(cardImage(image))} alt="" />
        ) : (
          <VenueDrawing businessType={business.business_type} />
        )}
      </div>
      <div className="grid gap-2">
        <ScreenTitle>{business.display_name}</ScreenTitle>
        <p>
          <Badge tone={state.is_open ? 'fir' : 'sunk'} className="whitespace-normal! py-1">
            {openText(state)}
          </Badge>
        </p>
        {business.description && <p className="wrap-anywhere whitespace-pre-line text-ink-2">{business.description}</p>}
      </div>
      <section className="grid gap-3">
        <h2 className="text-h4">{t('business.coming')}</h2>
        {business.events.length === 0 && <p className="text-ink-2">{t('business.nothing')}</p>}
        {business.events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </section>
      <HoursList days={business.opening_days} />
      <Closures closures={business.closures} />
      <Contact business={business} />
    </>
  );
}

function Closures({ closures }: Pick<GuestBusiness, 'closures'>) {
  const { t } = useTranslation('guest-phone');
  const language = useLanguage();
  if (closures.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-h4">{t('business.closures')}</h2>
      <ul className="grid gap-1 text-ink-2">
        {closures.map(({ start_date: start, end_date: end, reason }) => (
          <li key={start}>{[formatDayRange(start, end, language), reason].filter(Boolean).join(': ')}</li>
        ))}
      </ul>
    </section>
  );
}

function Contact({ business }: { business: GuestBusiness }) {
  const { t } = useTranslation('guest-phone');
  const distance = useDistanceText()(business.distance_m, business.place?.accuracy_m);
  const { phone, email, website_url: website, page_url: page } = business;
  const tel = phone ? telephoneLink(phone) : undefined;
  return (
    <section className="grid gap-1">
      <h2 className="text-h4">{t('business.map')}</h2>
      <p className="wrap-anywhere text-ink-2">{[business.address, distance].filter(Boolean).join(', ')}</p>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        {tel ? (
          <a href={tel} className="text-link">
            {phone}
          </a>
        ) : (
          phone
        )}
        {email && (
          <a href={mailLink(email)} className="text-link">
            {email}
          </a>
        )}
        {website && (
          <a href={website} target="_blank" rel="noreferrer" className="text-link">
            {t('business.website')}
          </a>
        )}
        {page && (
          <a href={reportBusinessPath(new URL(page).pathname.slice(SLUG))} className="text-link">
            {t('business.report')}
          </a>
        )}
      </p>
    </section>
  );
}
