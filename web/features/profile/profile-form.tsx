import { memo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Tagged } from '#web/api/tagged.ts';
import { ConflictDialog } from '#web/editing/conflict-dialog.tsx';
import { ClosedEvents } from '#web/features/hours/closed-events.tsx';
import { ClosuresField } from '#web/features/hours/closures-field.tsx';
import { HoursField } from '#web/features/hours/hours-field.tsx';
import { SeasonsField } from '#web/features/hours/seasons-field.tsx';
import { SpecialDaysField } from '#web/features/hours/special-days-field.tsx';
import { hoursProblem } from '#web/features/hours/typed-hours.ts';
import { useNow } from '#web/features/hours/use-now.ts';
import type { Business } from '#web/member/use-business.ts';
import { Branding } from './branding.tsx';
import { CategoryField } from './category-field.tsx';
import { ContactFields } from './contact-fields.tsx';
import { ImageField } from './image-field.tsx';
import { ProfileSaveBar } from './profile-save-bar.tsx';
import type { ProfileValues } from './profile-values.ts';
import { TextFields } from './text-fields.tsx';
import type { Profile } from './use-profile.ts';
import type { ProfileEditing } from './use-profile-editing.ts';

type ProfileFormProps = { editing: ProfileEditing; business: Business; profile: Profile | null };

/** All fields of the public profile in one form. Image and branding are stored by themselves. */
export function ProfileForm({ editing, business, profile }: ProfileFormProps) {
  const { t } = useTranslation('profile');
  const { form } = editing;
  const labelsOf = (fields: string[]) => fields.map((field) => t(`columns.${field as keyof ProfileValues}`));

  return (
    <form noValidate onSubmit={(event) => void editing.submit(event)}>
      <Fields
        form={form}
        business={business}
        profile={profile}
        isStored={editing.base !== null}
        onImage={editing.adoptImage}
      />
      <ProfileSaveBar
        isDirty={form.formState.isDirty}
        isNew={editing.base === null}
        busy={editing.isSaving}
        onDiscard={editing.discard}
      />
      <ConflictDialog editing={editing} labelsOf={labelsOf} />
    </form>
  );
}

type FieldsProps = Omit<ProfileFormProps, 'editing'> & {
  form: UseFormReturn<ProfileValues>;
  isStored: boolean;
  onImage: (present: Tagged<Profile>) => void;
};

/** The library draws its form once more whenever it is shown, and with the first change. What is in it follows by itself. */
const Fields = memo(function Fields({ form, business, profile, isStored, onImage }: FieldsProps) {
  const { t } = useTranslation('profile');
  const now = useNow();
  const [closures, specialDays, seasons, isClosedOnHolidays, land] = useWatch({
    control: form.control,
    name: ['extraordinary_closures', 'special_days', 'seasons', 'closed_on_holidays', 'holiday_land'],
  });
  return (
    <>
      <div className="grid gap-6">
        <ImageField
          url={profile?.profile_image_url ?? null}
          businessType={business.business_type}
          isStored={isStored}
          onChanged={onImage}
        />
        <TextFields form={form} business={business} profile={profile} />
        <CategoryField form={form} />
      </div>
      {profile && (
        <>
          <div className="rule-tear my-10" />
          <Branding profile={profile} onChanged={onImage} />
        </>
      )}
      <div className="rule-tear my-10" />
      <Controller
        control={form.control}
        name="opening_hours"
        rules={{
          validate: (hours) => {
            const problem = hoursProblem(hours);
            return problem === null || t(`hours.${problem}`);
          },
        }}
        render={({ field, fieldState }) => (
          <HoursField
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={form.control}
        name="seasons"
        render={({ field }) => (
          <SeasonsField value={field.value} onChange={field.onChange} getWeek={() => form.getValues('opening_hours')} />
        )}
      />
      <div className="rule-tear my-10" />
      <Controller
        control={form.control}
        name="special_days"
        render={({ field }) => (
          <SpecialDaysField
            value={field.value}
            onChange={field.onChange}
            holidays={{ isClosed: isClosedOnHolidays, land }}
            onHolidays={(holidays) => {
              form.setValue('closed_on_holidays', holidays.isClosed, { shouldDirty: true });
              form.setValue('holiday_land', holidays.land, { shouldDirty: true });
            }}
            now={now}
          />
        )}
      />
      <div className="rule-tear my-10" />
      <Controller
        control={form.control}
        name="extraordinary_closures"
        render={({ field }) => <ClosuresField value={field.value} onChange={field.onChange} now={now} />}
      />
      <ClosedEvents
        hours={{
          extraordinary_closures: closures,
          special_days: specialDays,
          seasons,
          closed_on_holidays: isClosedOnHolidays,
          holiday_land: land,
        }}
      />
      <div className="rule-tear my-10" />
      <ContactFields form={form} status={business.verification_status} />
    </>
  );
});
