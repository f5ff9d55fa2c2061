import type { UseFormReturn } from 'react-hook-form';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { profileLengths } from '#domain/profile/limits.ts';
import { verificationSteps } from '#domain/verification/decisions.ts';
import type { Business } from '#web/member/use-business.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { ProfileValues } from './profile-values.ts';
import type { Profile } from './use-profile.ts';

type TextFieldsProps = { form: UseFormReturn<ProfileValues>; business: Business; profile: Profile | null };

export function TextFields({ form, business, profile }: TextFieldsProps) {
  const { t } = useTranslation(['profile', 'problems', 'proposals']);
  const nameHelp = profile?.proposals.length
    ? t('proposals:form.nameWaits', { name: profile.display_name })
    : verificationSteps[business.verification_status]?.proposesFacts && t('proposals:form.nameHint');
  const { errors } = useFormState({ control: form.control });
  const description = useWatch({ control: form.control, name: 'description' });
  return (
    <div className="grid gap-5">
      <TextInput
        {...form.register('display_name', {
          validate: (value) => value.trim() !== '' || t('problems:field.required'),
        })}
        label={t('columns.display_name')}
        maxLength={profileLengths.display_name}
        autoComplete="organization"
        help={nameHelp || undefined}
        required
        error={errors.display_name?.message}
      />
      <TextArea
        {...form.register('description')}
        label={t('columns.description')}
        note={t('optional')}
        maxLength={profileLengths.description}
        counter={t('counter', { used: description.length, max: profileLengths.description })}
        error={errors.description?.message}
      />
    </div>
  );
}
