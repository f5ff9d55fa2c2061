import { useTranslation } from 'react-i18next';
import { labelOf } from '#domain/catalogue/catalogue.ts';
import { profileCategoryEntries } from '#domain/catalogue/profile-categories.ts';
import type { VerificationStatus } from '#domain/verification/status.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import type { ProfileValues } from './profile-values.ts';

export function PublicSummary({ values, status }: { values: ProfileValues; status: VerificationStatus }) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const categories = profileCategoryEntries.filter(({ key }) => values.categories.includes(key));
  const seen = status === 'verified' ? 'visible' : status;
  return (
    <>
      <p className="wrap-anywhere font-semibold text-ink">{values.display_name}</p>
      <p className="wrap-anywhere line-clamp-2">{values.description.trim() || t('rooms.public.noDescription')}</p>
      <p className="mt-1.5">
        {categories.length > 0 && (
          <span className="text-ink">{categories.map((entry) => labelOf(entry, language)).join(', ')} · </span>
        )}
        {t(`contact.${values.is_visible ? seen : 'hidden'}`)}
      </p>
    </>
  );
}
