import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '#web/api/problem.ts';
import type { Tagged } from '#web/api/tagged.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import type { Business } from '#web/member/use-business.ts';
import { useMe } from '#web/member/use-membership.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LivePreview } from './live-preview.tsx';
import { ProfileColumns } from './profile-columns.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfilePreview } from './profile-preview.tsx';
import { PreviewSkeleton, ProfileFormSkeleton } from './profile-skeleton.tsx';
import { toValues } from './profile-values.ts';
import { toPublicProfile } from './to-public-profile.ts';
import type { Profile } from './use-profile.ts';
import { useProfile } from './use-profile.ts';
import { useProfileEditing } from './use-profile-editing.ts';

type ProfileEditorProps = {
  business: Business;
  /** Shown before the form in its column: headings, and the rest of the tab. */
  before: ReactNode;
};

/** The editor of the public profile with its preview, on both tabs the same. Without the permission it only shows the card. */
export function ProfileEditor({ business, before }: ProfileEditorProps) {
  const { t } = useTranslation('profile');
  const mayEdit = usePermission('edit_user_view');
  const isRightKnown = !useMe().isPending;
  const profile = useProfile();
  const problemText = useProblemText();

  if (profile.isPending || !isRightKnown) {
    return (
      <ProfileColumns preview={<PreviewSkeleton />}>
        {before}
        <ProfileFormSkeleton />
      </ProfileColumns>
    );
  }
  if (profile.data === undefined) {
    const { error } = profile;
    const isExpected = error instanceof ApiProblem;
    return (
      <ProfileColumns preview={null}>
        {before}
        <ErrorState
          title={isExpected ? t('loadFailed', { message: problemText(error) }) : t('loadFailedUnexpectedly')}
          retryLabel={t('retry')}
          onRetry={() => void profile.refetch()}
          busy={profile.isFetching}
        >
          {!isExpected && problemText(error)}
        </ErrorState>
      </ProfileColumns>
    );
  }
  if (!mayEdit) return <ReadOnlyProfile profile={profile.data?.data ?? null} business={business} before={before} />;
  return <EditableProfile loaded={profile.data} business={business} before={before} />;
}

function EditableProfile({ loaded, ...props }: ProfileEditorProps & { loaded: Tagged<Profile> | null }) {
  const { business, before } = props;
  const editing = useProfileEditing(loaded, business);
  const imageUrl = loaded?.data.profile_image_url ?? null;
  return (
    <ProfileColumns
      preview={<LivePreview form={editing.form} imageUrl={imageUrl} businessType={business.business_type} />}
    >
      {before}
      <ProfileForm editing={editing} business={business} profile={loaded?.data ?? null} />
    </ProfileColumns>
  );
}

function ReadOnlyProfile({ profile, ...props }: ProfileEditorProps & { profile: Profile | null }) {
  const { t } = useTranslation('profile');
  const { business, before } = props;
  const card = toPublicProfile(toValues(profile, business.company_name), profile?.profile_image_url ?? null);
  return (
    <ProfileColumns preview={<ProfilePreview profile={card} businessType={business.business_type} />}>
      {before}
      <p className="text-ink-2">{t('readOnly')}</p>
    </ProfileColumns>
  );
}
