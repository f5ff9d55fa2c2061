import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BusinessType } from '#domain/catalogue/business-types.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ChevronUp } from '#web/ui/icons/chevron-up.ts';
import type { PublicProfile } from './profile-card.tsx';
import { ProfileCard } from './profile-card.tsx';

type ProfilePreviewProps = {
  profile: PublicProfile;
  businessType: BusinessType;
  /** Says that the card follows the input. */
  help?: string;
};

/** The public card; collapsed on small screens. */
export function ProfilePreview({ profile, businessType, help }: ProfilePreviewProps) {
  const { t } = useTranslation('profile');
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  return (
    <section aria-label={t('preview.title')} className="rounded-panel bg-sunk p-3 md:p-6">
      <div className="flex min-h-11 items-center justify-between gap-4 px-2 md:px-0">
        <h2 className="text-label">{t('preview.title')}</h2>
        <span className="text-help text-ink-3 max-lg:hidden">{t('preview.note')}</span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setOpen(!isOpen)}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-field px-2 text-ink-2 text-small lg:hidden"
        >
          {t(isOpen ? 'preview.fold' : 'preview.unfold')}
          <Icon of={ChevronUp} size={16} className={cx('transition-transform', !isOpen && 'rotate-180')} />
        </button>
      </div>
      <div id={contentId} className={cx('mt-1', !isOpen && 'max-lg:hidden')}>
        <ProfileCard profile={profile} businessType={businessType} />
        {help && <p className="mt-4 px-2 text-help text-ink-3 md:px-0">{help}</p>}
      </div>
    </section>
  );
}
