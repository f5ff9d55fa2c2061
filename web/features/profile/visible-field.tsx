import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { VerificationStatus } from '#domain/verification/status.ts';
import { Switch } from '#web/ui/switch.tsx';
import type { ProfileValues } from './profile-values.ts';

type VisibleFieldProps = { form: UseFormReturn<ProfileValues>; status: VerificationStatus };

export function VisibleField({ form, status }: VisibleFieldProps) {
  const { t } = useTranslation('profile');
  const isVisible = useWatch({ control: form.control, name: 'is_visible' });
  const help = t(`contact.${status === 'verified' ? 'visible' : status}`);
  return (
    <Switch
      {...form.register('is_visible')}
      label={t('columns.is_visible')}
      help={isVisible ? help : t('contact.hidden')}
    />
  );
}
