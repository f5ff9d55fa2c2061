import { Branding } from './branding.tsx';
import { ImageField } from './image-field.tsx';
import type { RoomEditorProps } from './room-editor-props.ts';

/** Picture, colour and logo, each saved immediately. */
export function LookRoom({ business, profile, isStored, onStored }: RoomEditorProps) {
  return (
    <div className="grid gap-8">
      <ImageField
        url={profile?.profile_image_url ?? null}
        businessType={business.business_type}
        isStored={isStored}
        onChanged={onStored}
      />
      {profile && <Branding profile={profile} onChanged={onStored} />}
    </div>
  );
}
