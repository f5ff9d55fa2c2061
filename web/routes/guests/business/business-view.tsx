import { useTranslation } from 'react-i18next';
import type { GuestBusiness } from '#contract/guest-pages.ts';
import { labelOf } from '#domain/catalogue/catalogue.ts';
import { profileCategoryEntries } from '#domain/catalogue/profile-categories.ts';
import { businessTypeLabel } from '#web/member/business-type-label.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { GuestLogo } from '../guest-logo.tsx';
import { Board } from './board.tsx';
import { Facts } from './facts.tsx';
import { House } from './house.tsx';

type BusinessViewProps = { business: GuestBusiness; now: string; calendarUrl: string };

/** All that the page of a business shows, the same for guests and for the preview of its members. */
export function BusinessView({ business, now, calendarUrl }: BusinessViewProps) {
  const { t } = useTranslation('guest-business');
  const language = useLanguage();
  const { business_type: type, description, address, place } = business;
  const point = place ? `${place.latitude},${place.longitude}` : address;
  const mapUrl = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(point)}`;
  const typeName = businessTypeLabel(type, language);
  const categories = profileCategoryEntries
    .filter(({ key }) => business.categories.includes(key))
    .map((entry) => labelOf(entry, language));
  return (
    <>
      <House business={business} now={now} />
      <div className="container-page">
        <div className="house-intro">
          <div>
            <GuestLogo url={business.logo_url} />
            {description && <p className="house-lead">{description}</p>}
            <ul className="house-tags">
              {[...new Set([typeName, ...categories])].filter(Boolean).map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </div>
          <div className="house-actions">
            <a className="guest-button house-way" data-tone={business.accent ?? undefined} href={mapUrl} rel="noopener">
              {t('directions')}
            </a>
            <button type="button" className="guest-button" data-share={t('copied')}>
              {t('share')}
            </button>
            <span role="status" data-said="" />
          </div>
        </div>
        <Board business={business} calendarUrl={calendarUrl} />
        <Facts business={business} mapUrl={mapUrl} />
      </div>
    </>
  );
}
