import { useTranslation } from 'react-i18next';
import { labelOf } from '#domain/catalogue/catalogue.ts';
import { profileCategoryEntries } from '#domain/catalogue/profile-categories.ts';
import { languages } from '#domain/shared/language.ts';
import { businessTypeLabel } from '#web/member/business-type-label.ts';
import { brandOf, pageContext } from '#web/shell/page-context.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { PageScriptTag } from '#web/shell/page-script-tag.tsx';
import { StructuredData } from '#web/shell/structured-data.tsx';
import { useLanguage } from '#web/shell/use-language.ts';
import { useSite } from '#web/shell/use-site.ts';
import { GuestLogo } from '../guest-logo.tsx';
import type { Route } from './+types/business-page.ts';
import { Board } from './board.tsx';
import { Facts } from './facts.tsx';
import { House } from './house.tsx';
import { localBusiness } from './local-business.ts';
import openSign from './open-sign-script.ts?inline-script';

export const handle = { extraSheet: 'house' } satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  const { guestPage } = context.get(pageContext);
  if (guestPage?.kind !== 'business') throw new Response(null, { status: 404 });
  return guestPage;
}

/** The page of a business: its house with what hangs there. */
export default function BusinessPage({ loaderData: { business, now, path, calendarPath } }: Route.ComponentProps) {
  const { t } = useTranslation('guest-business');
  const language = useLanguage();
  const site = useSite();
  const { display_name: name, business_type: type, description, address, place } = business;
  const url = site.publicUrl + path;
  const point = place ? `${place.latitude},${place.longitude}` : address;
  const mapUrl = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(point)}`;
  const typeName = businessTypeLabel(type, language);
  const categories = profileCategoryEntries
    .filter(({ key }) => business.categories.includes(key))
    .map((entry) => labelOf(entry, language));
  return (
    <>
      <PageHead
        title={t('title', { name, brand: brandOf(site) })}
        description={description.slice(0, 200) || t('description', { name })}
        canonical={path}
      />
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={`${url}?lang=${each}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={url} />
      <link rel="alternate" type="application/atom+xml" href={`${url}.atom`} />
      <StructuredData data={localBusiness(business, url)} />
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
        <Board business={business} calendarUrl={site.publicUrl + calendarPath} />
        <Facts business={business} mapUrl={mapUrl} />
      </div>
      <PageScriptTag source={openSign} />
    </>
  );
}
