import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GuestBusiness } from '#contract/guest-pages.ts';
import { labelOf } from '#domain/catalogue/catalogue.ts';
import { profileCategoryEntries } from '#domain/catalogue/profile-categories.ts';
import { businessTypeLabel } from '#web/member/business-type-label.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import { guestButton } from '../guest-button.ts';
import { GuestLogo } from '../guest-logo.tsx';
import { Board } from './board.tsx';
import { Facts } from './facts.tsx';
import { House } from './house.tsx';

/** Editable parts of the page. */
export type PagePart = 'hours' | 'name' | 'look' | 'text' | 'contact' | 'imprint';

type BusinessViewProps = {
  business: GuestBusiness;
  now: string;
  calendarUrl: string;
  /** Edit button of a part, in the preview. */
  tool?: (part: PagePart) => ReactNode;
};

/** A business's page, shared by guests and the members' preview. */
export function BusinessView({ business, now, calendarUrl, tool }: BusinessViewProps) {
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
        {tool && (
          <div className="flex flex-wrap gap-3 pt-4">
            {tool('hours')}
            {tool('name')}
            {tool('look')}
          </div>
        )}
        <div className="flex flex-wrap items-center justify-between gap-6 pt-12 pb-20 max-md:pt-7 max-md:pb-16">
          <div>
            <GuestLogo url={business.logo_url} className="mb-6 h-22 max-w-56 px-4 py-3" />
            {description && (
              <p className="wrap-anywhere max-w-136 whitespace-pre-line text-[1.5rem]/[1.35] max-md:text-[1.25rem]">
                {description}
              </p>
            )}
            <ul className="mt-4 flex flex-wrap gap-2">
              {[...new Set([typeName, ...categories])].filter(Boolean).map((each) => (
                <li
                  key={each}
                  className="rounded-badge bg-sunk px-[0.55rem] py-[0.35rem] font-semibold text-[0.8125rem]"
                >
                  {each}
                </li>
              ))}
            </ul>
            {tool && <div className="mt-4">{tool('text')}</div>}
          </div>
          <div className="flex flex-wrap gap-3 max-md:w-full max-md:*:flex-1">
            <a
              className={cx(
                guestButton.filled,
                'text-on-color',
                business.accent ? 'bg-(--tag)' : 'bg-tomato hover:bg-tomato-hover',
              )}
              data-tone={business.accent ?? undefined}
              href={mapUrl}
              rel="noopener"
            >
              {t('directions')}
            </a>
            <button type="button" className={guestButton.framed} data-share={t('copied')}>
              {t('share')}
            </button>
            <span role="status" data-said="" className="empty:hidden" />
          </div>
        </div>
        <Board business={business} calendarUrl={calendarUrl} />
        <Facts business={business} mapUrl={mapUrl} tool={tool} />
      </div>
    </>
  );
}
