import type { ComponentType, ReactNode } from 'react';
import { memo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '#web/api/problem.ts';
import type { Tagged } from '#web/api/tagged.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import type { Business } from '#web/member/use-business.ts';
import { useMe } from '#web/member/use-membership.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ProfileColumns } from './profile-columns.tsx';
import { ProfilePreview } from './profile-preview.tsx';
import type { ProfileRoomsProps } from './profile-rooms.tsx';
import { ProfileRooms } from './profile-rooms.tsx';
import { PreviewSkeleton, ProfileFormSkeleton } from './profile-skeleton.tsx';
import type { ProfileValues } from './profile-values.ts';
import { toValues } from './profile-values.ts';
import { toPublicProfile } from './to-public-profile.ts';
import { useOpenRoom } from './use-open-room.ts';
import type { Profile } from './use-profile.ts';
import { useProfile } from './use-profile.ts';
import type { ProfileEditing } from './use-profile-editing.ts';
import { useProfileEditing } from './use-profile-editing.ts';

export type PreviewProps = { business: Business; values: ProfileValues; profile: Profile | null; isUnsaved: boolean };

type ProfileEditorProps = {
  business: Business;
  /** Above the form, in its column. */
  before?: ReactNode;
  /** Replaces the card. */
  preview?: ComponentType<PreviewProps>;
  columns?: ComponentType<{ preview: ReactNode; children: ReactNode }>;
  /** The preview replaces the rooms' summaries. */
  isBrief?: boolean;
};

/** Rooms with preview, shared by two tabs; read-only without permission. */
export function ProfileEditor(props: ProfileEditorProps) {
  const { business, before, preview = CardPreview, columns: Columns = ProfileColumns, isBrief = false } = props;
  const { t } = useTranslation('profile');
  const mayEdit = usePermission('edit_user_view');
  const isRightKnown = !useMe().isPending;
  const profile = useProfile();
  const problemText = useProblemText();

  if (profile.isPending || !isRightKnown) {
    return (
      <Columns preview={<PreviewSkeleton />}>
        {before}
        <ProfileFormSkeleton />
      </Columns>
    );
  }
  if (profile.data === undefined) {
    const { error } = profile;
    const isExpected = error instanceof ApiProblem;
    return (
      <Columns preview={null}>
        {before}
        <ErrorState
          title={isExpected ? t('loadFailed', { message: problemText(error) }) : t('loadFailedUnexpectedly')}
          retryLabel={t('retry')}
          onRetry={() => void profile.refetch()}
          busy={profile.isFetching}
        >
          {!isExpected && problemText(error)}
        </ErrorState>
      </Columns>
    );
  }
  const parts = { business, before, preview, columns: Columns, isBrief };
  if (!mayEdit) return <ReadOnlyProfile profile={profile.data?.data ?? null} {...parts} />;
  return <EditableProfile loaded={profile.data} {...parts} />;
}

type Parts = Required<Omit<ProfileEditorProps, 'before'>> & Pick<ProfileEditorProps, 'before'>;
type Loaded = { loaded: Tagged<Profile> | null };

function EditableProfile({ loaded, before, preview: Preview, columns: Columns, ...rest }: Parts & Loaded) {
  const { room, open } = useOpenRoom();
  const { business } = rest;
  const editing = useProfileEditing({ loaded, business, room, onSaved: () => open(null) });
  const { form } = editing;
  const profile = loaded?.data ?? null;
  return (
    <Columns preview={<Typed form={form} of={Preview} profile={profile} business={business} />}>
      {before}
      <TypedRooms editing={editing} profile={profile} room={room} onOpen={open} {...rest} />
    </Columns>
  );
}

/** Rooms with live values. */
function TypedRooms(props: Omit<ProfileRoomsProps, 'values' | 'editing'> & { editing: ProfileEditing }) {
  const values = useWatch({ control: props.editing.form.control }) as ProfileValues;
  return <ProfileRooms {...props} values={values} />;
}

type TypedProps = Omit<PreviewProps, 'values' | 'isUnsaved'> & {
  form: UseFormReturn<ProfileValues>;
  of: ComponentType<PreviewProps>;
};

/** A live preview that does not rerender with its form. */
const Typed = memo(function Typed({ form, of: Preview, ...stored }: TypedProps) {
  const values = useWatch({ control: form.control }) as ProfileValues;
  const { isDirty } = useFormState({ control: form.control });
  // Guests do not see a name awaiting review.
  const isWaiting = values.display_name === stored.profile?.proposals[0]?.value;
  const shown = isWaiting ? { ...values, display_name: stored.profile?.display_name ?? '' } : values;
  return <Preview {...stored} values={shown} isUnsaved={isDirty} />;
});

function ReadOnlyProfile({
  profile,
  before,
  preview: Preview,
  columns: Columns,
  ...rest
}: Parts & { profile: Profile | null }) {
  const { t } = useTranslation('profile');
  const { room, open } = useOpenRoom();
  const { business } = rest;
  const values = toValues(profile, business.company_name);
  return (
    <Columns preview={<Preview profile={profile} business={business} values={values} isUnsaved={false} />}>
      {before}
      <p className="mb-4 text-ink-2">{t('readOnly')}</p>
      <ProfileRooms profile={profile} values={values} room={room} onOpen={open} {...rest} />
    </Columns>
  );
}

function CardPreview({ business, values, profile }: PreviewProps) {
  const { t } = useTranslation('profile');
  const card = toPublicProfile(values, profile?.profile_image_url ?? null);
  return <ProfilePreview profile={card} businessType={business.business_type} help={t('preview.help')} />;
}
