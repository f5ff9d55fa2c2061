import type { ApiAnswer } from '#web/api/paths.ts';
import type { ProfileValues } from '#web/features/profile/profile-values.ts';
import type { Profile } from '#web/features/profile/use-profile.ts';
import type { Business } from '#web/member/use-business.ts';

type Seen = {
  business: Pick<Business, 'verification_status'>;
  values: Pick<ProfileValues, 'is_visible' | 'public_phone' | 'show_phone' | 'public_email' | 'show_email'>;
  stored: Pick<Profile, 'accent' | 'logo_url' | 'proposals'> | null;
  isUnsaved: boolean;
  hasBranding: boolean;
  events: readonly Pick<ApiAnswer<'listEvents'>['data'][number], 'status' | 'share_public'>[];
};

type Unseen =
  | { kind: 'pending' | 'rejected' | 'hidden' | 'unsaved' | 'name' | 'phone' | 'email' | 'branding'; count?: undefined }
  | { kind: 'scheduled' | 'shared'; count: number };

/** Entered data guests do not see; each has a text with the reason. */
export function unseenOf({ business, values, stored, isUnsaved, hasBranding, events }: Seen): Unseen[] {
  const status = business.verification_status;
  const shared = events.filter(({ status: is, share_public: isPublic }) => is === 'published' && !isPublic).length;
  const scheduled = events.filter(({ status: is }) => is === 'scheduled').length;
  const rests = !hasBranding && stored !== null && (stored.accent !== null || stored.logo_url !== null);
  const found: [boolean, Unseen][] = [
    [status === 'pending', { kind: 'pending' }],
    [status === 'rejected', { kind: 'rejected' }],
    [!values.is_visible, { kind: 'hidden' }],
    [isUnsaved, { kind: 'unsaved' }],
    [stored !== null && stored.proposals.length > 0, { kind: 'name' }],
    [values.public_phone.trim() !== '' && !values.show_phone, { kind: 'phone' }],
    [values.public_email.trim() !== '' && !values.show_email, { kind: 'email' }],
    [rests, { kind: 'branding' }],
    [scheduled > 0, { kind: 'scheduled', count: scheduled }],
    [shared > 0, { kind: 'shared', count: shared }],
  ];
  return found.flatMap(([isSo, what]) => (isSo ? [what] : []));
}
