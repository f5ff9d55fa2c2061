import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BusinessType } from '#domain/catalogue/business-types.ts';
import { ProfilePreview } from './profile-preview.tsx';
import type { ProfileValues } from './profile-values.ts';
import { toPublicProfile } from './to-public-profile.ts';

type LivePreviewProps = { form: UseFormReturn<ProfileValues>; imageUrl: string | null; businessType: BusinessType };

/** The card as it would be with what is typed right now. */
export function LivePreview({ form, imageUrl, businessType }: LivePreviewProps) {
  const { t } = useTranslation('profile');
  const values = useWatch({ control: form.control }) as ProfileValues;
  return (
    <ProfilePreview profile={toPublicProfile(values, imageUrl)} businessType={businessType} help={t('preview.help')} />
  );
}
