import { useTranslation } from 'react-i18next';
import type { BusinessType } from '#domain/catalogue/business-types.ts';
import { labelOf } from '#domain/catalogue/catalogue.ts';
import type { ProfileCategory } from '#domain/catalogue/profile-categories.ts';
import { profileCategoryEntries } from '#domain/catalogue/profile-categories.ts';
import type { Schedule } from '#domain/hours/schedule.ts';
import { mailLink } from '#domain/shared/email.ts';
import { cardImage, imageSizes } from '#domain/shared/image.ts';
import { telephoneLink } from '#domain/shared/telephone.ts';
import { mediaAddress } from '#web/api/media-address.ts';
import { OpenBadge } from '#web/features/hours/open-badge.tsx';
import { TodayHours } from '#web/features/hours/today-hours.tsx';
import { useNow } from '#web/features/hours/use-now.ts';
import { useOpenState } from '#web/features/hours/use-open-state.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/cx.ts';
import { Globe } from '#web/ui/icons/globe.ts';
import { Mail } from '#web/ui/icons/mail.ts';
import { Phone } from '#web/ui/icons/phone.ts';
import { CardContact } from './card-contact.tsx';
import { VenueDrawing } from './venue-drawing.tsx';

/** Public data of a business; private contacts are omitted. */
export type PublicProfile = {
  name: string;
  imageUrl: string | null;
  description: string;
  schedule: Schedule;
  categories: readonly ProfileCategory[];
  phone: string | null;
  email: string | null;
  website: string | null;
};

/** Too long for a line of the card's capitals. */
const LONG_WORD = /\S{18}/;

type ProfileCardProps = { profile: PublicProfile; businessType: BusinessType };

/** A business's card as in the app; on paper in both themes. */
export function ProfileCard({ profile, businessType }: ProfileCardProps) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const now = useNow();
  const name = profile.name.trim() || t('card.unnamed');
  const hours = useOpenState(profile.schedule, now);
  const categories = profileCategoryEntries.filter(({ key }) => profile.categories.includes(key));
  return (
    <article data-theme="light" className="overflow-hidden rounded-card bg-paper shadow-raised">
      <div className="relative aspect-16/10 bg-line">
        {profile.imageUrl ? (
          <CardImage url={mediaAddress(profile.imageUrl)} />
        ) : (
          <VenueDrawing businessType={businessType} />
        )}
        {hours && <OpenBadge isOpen={hours.state.isOpen} className="absolute start-4 top-4" />}
      </div>
      <div className="p-6">
        <h3 className={cx('wrap-anywhere uppercase hyphens-auto', LONG_WORD.test(name) ? 'text-h3' : 'text-h2-panel')}>
          {name}
        </h3>
        <div className="border-line border-t-2 border-dashed my-4" />
        <TodayHours hours={hours} now={now} />
        {profile.description.trim() && (
          <p className="wrap-anywhere mt-3 whitespace-pre-line text-ink-2 text-small">{profile.description.trim()}</p>
        )}
        {categories.length > 0 && (
          <ul className="mt-4 flex flex-wrap gap-2">
            {categories.map((category) => (
              <li key={category.key}>
                <Badge tone="sunk">{labelOf(category, language)}</Badge>
              </li>
            ))}
          </ul>
        )}
        <ul className="mt-4 grid empty:hidden">
          {profile.phone && (
            <CardContact icon={Phone} href={telephoneLink(profile.phone)}>
              {profile.phone}
            </CardContact>
          )}
          {profile.email && (
            <CardContact icon={Mail} href={mailLink(profile.email)}>
              {profile.email}
            </CardContact>
          )}
          {profile.website && (
            <CardContact icon={Globe} href={profile.website}>
              {new URL(profile.website).host.replace(/^www\./, '')}
            </CardContact>
          )}
        </ul>
      </div>
    </article>
  );
}

function CardImage({ url }: { url: string }) {
  return (
    <img
      src={url}
      srcSet={`${cardImage(url)} ${imageSizes.card}w, ${url} ${imageSizes.page}w`}
      sizes="(min-width: 64rem) 23rem, 100vw"
      alt=""
      decoding="async"
      className="size-full object-cover"
    />
  );
}
