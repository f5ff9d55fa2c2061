import type { UseFormReturn } from 'react-hook-form';
import type { Tagged } from '#web/api/tagged.ts';
import type { Business } from '#web/member/use-business.ts';
import type { ProfileValues } from './profile-values.ts';
import type { Profile } from './use-profile.ts';

/** Shared by all editors of the profile's form. */
export type RoomEditorProps = {
  form: UseFormReturn<ProfileValues>;
  business: Business;
  profile: Profile | null;
  /** False before the first save. */
  isStored: boolean;
  /** Picture, colour and logo are saved separately. */
  onStored: (present: Tagged<Profile>) => void;
};
