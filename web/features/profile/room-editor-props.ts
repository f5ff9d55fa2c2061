import type { UseFormReturn } from 'react-hook-form';
import type { Tagged } from '#web/api/tagged.ts';
import type { Business } from '#web/member/use-business.ts';
import type { ProfileValues } from './profile-values.ts';
import type { Profile } from './use-profile.ts';

/** Props of the editor of every room that belongs to the profile's form. */
export type RoomEditorProps = {
  form: UseFormReturn<ProfileValues>;
  business: Business;
  profile: Profile | null;
  /** False for a profile that was never saved. */
  isStored: boolean;
  /** Picture, colour and logo are saved by themselves. */
  onStored: (present: Tagged<Profile>) => void;
};
