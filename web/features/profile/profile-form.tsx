import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '#web/editing/conflict-dialog.tsx';
import { ClosuresField } from '#web/features/hours/closures-field.tsx';
import { HoursField } from '#web/features/hours/hours-field.tsx';
import { useNow } from '#web/features/hours/use-now.ts';
import type { Business } from '#web/member/use-business.ts';
import { Branding } from './branding.tsx';
import { CategoryField } from './category-field.tsx';
import { ContactFields } from './contact-fields.tsx';
import { ImageField } from './image-field.tsx';
import { ProfileSaveBar } from './profile-save-bar.tsx';
import type { ProfileValues } from './profile-values.ts';
import { hasAllTimes } from './profile-values.ts';
import { TextFields } from './text-fields.tsx';
import type { Profile } from './use-profile.ts';
import type { ProfileEditing } from './use-profile-editing.ts';

type ProfileFormProps = { editing: ProfileEditing; business: Business; profile: Profile | null };

/** All fields of the public profile in one form. Image and branding are stored by themselves. */
export function ProfileForm({ editing, business, profile }: ProfileFormProps) {
  const { t } = useTranslation('profile');
  const { form, conflict } = editing;
  const now = useNow();
  const labelsOf = (fields: string[]) => fields.map((field) => t(`columns.${field as keyof ProfileValues}`));

  return (
    <form noValidate onSubmit={(event) => void editing.submit(event)}>
      <div className="grid gap-6">
        <ImageField
          url={profile?.profile_image_url ?? null}
          businessType={business.business_type}
          isStored={editing.base !== null}
          onChanged={editing.adoptImage}
        />
        <TextFields form={form} />
        <CategoryField form={form} />
      </div>
      {profile && (
        <>
          <div className="rule-tear my-10" />
          <Branding profile={profile} onChanged={editing.adoptImage} />
        </>
      )}
      <div className="rule-tear my-10" />
      <Controller
        control={form.control}
        name="opening_hours"
        rules={{ validate: (hours) => hasAllTimes(hours) || t('hours.missing') }}
        render={({ field, fieldState }) => (
          <HoursField
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={fieldState.error?.message}
          />
        )}
      />
      <div className="rule-tear my-10" />
      <Controller
        control={form.control}
        name="extraordinary_closures"
        render={({ field }) => <ClosuresField value={field.value} onChange={field.onChange} now={now} />}
      />
      <div className="rule-tear my-10" />
      <ContactFields form={form} status={business.verification_status} />
      <ProfileSaveBar
        isDirty={form.formState.isDirty}
        isNew={editing.base === null}
        busy={editing.isSaving}
        onDiscard={editing.discard}
      />
      <ConflictDialog
        conflict={conflict && { theirs: labelsOf(conflict.theirs), both: labelsOf(conflict.both) }}
        busy={editing.isSaving}
        onKeep={editing.keepMine}
        onTake={editing.takeTheirs}
        onClose={editing.closeConflict}
      />
    </form>
  );
}
