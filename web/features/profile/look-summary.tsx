import { useTranslation } from 'react-i18next';
import type { BusinessType } from '#domain/catalogue/business-types.ts';
import { accents } from '#domain/profile/accents.ts';
import { cardImage } from '#domain/shared/image.ts';
import { mediaAddress } from '#web/api/media-address.ts';
import { usePlan } from '#web/member/use-plan.ts';
import type { Profile } from './use-profile.ts';
import { VenueDrawing } from './venue-drawing.tsx';

export function LookSummary({ profile, businessType }: { profile: Profile | null; businessType: BusinessType }) {
  const { t } = useTranslation('profile');
  const hasBranding = usePlan().data?.branding === true;
  const image = profile?.profile_image_url ?? null;
  const accent = profile?.accent ?? null;
  const logo = profile?.logo_url ?? null;
  return (
    <div className="flex items-center gap-4">
      <div className="aspect-4/3 w-24 shrink-0 overflow-hidden rounded-well bg-sunk">
        {image ? (
          <img src={mediaAddress(cardImage(image))} alt="" className="size-full object-cover" />
        ) : (
          <VenueDrawing businessType={businessType} />
        )}
      </div>
      <div className="min-w-0">
        <p>{t(image ? 'rooms.look.ownImage' : 'rooms.look.noImage')}</p>
        {hasBranding ? (
          <p className="flex flex-wrap items-center gap-x-2">
            {accent && (
              <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 rounded-full">
                <rect width="16" height="16" fill={accents[accent]} />
              </svg>
            )}
            {t('rooms.look.branding', {
              accent: t(`branding.colors.${accent ?? 'none'}`),
              logo: t(logo ? 'rooms.look.logo' : 'rooms.look.noLogo'),
            })}
          </p>
        ) : (
          <p>{t(accent || logo ? 'branding.resting' : 'branding.needsPlan')}</p>
        )}
      </div>
    </div>
  );
}
