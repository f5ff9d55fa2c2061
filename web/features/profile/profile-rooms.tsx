import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '#web/editing/conflict-dialog.tsx';
import { isSame } from '#web/editing/merge-edits.ts';
import { PlaceSection } from '#web/features/business/place-section.tsx';
import type { Business } from '#web/member/use-business.ts';
import type { Room } from '#web/paths.ts';
import { usePreload } from '#web/ui/use-preload.ts';
import { BusinessRoom } from './business-room.tsx';
import { ContactSummary } from './contact-summary.tsx';
import { fieldsOfRoom } from './fields-of-room.ts';
import { HoursSummary } from './hours-summary.tsx';
import { LookSummary } from './look-summary.tsx';
import type { ProfileValues } from './profile-values.ts';
import { PublicSummary } from './public-summary.tsx';
import { RoomCard } from './room-card.tsx';
import type { FormRoom } from './room-editors.ts';
import { fetchRoom, fetchRooms, formRooms, roomEditors } from './room-editors.ts';
import { RoomForm } from './room-form.tsx';
import type { Profile } from './use-profile.ts';
import type { ProfileEditing } from './use-profile-editing.ts';

export type ProfileRoomsProps = {
  business: Business;
  profile: Profile | null;
  values: ProfileValues;
  /** Absent without permission. */
  editing?: ProfileEditing;
  room: Room | null;
  onOpen: (room: Room | null) => void;
  /** Omits summaries, business data and closed rooms, which the preview shows and opens. */
  isBrief: boolean;
};

export function ProfileRooms({ business, profile, values, editing, room, onOpen, isBrief }: ProfileRoomsProps) {
  const { t } = useTranslation('profile');
  usePreload(fetchRooms, editing !== undefined);
  const summaries: Record<FormRoom, ReactNode> = {
    public: <PublicSummary values={values} status={business.verification_status} />,
    hours: <HoursSummary values={values} />,
    contact: <ContactSummary values={values} address={business.address} />,
    look: <LookSummary profile={profile} businessType={business.business_type} />,
  };
  // No Suspense boundary, to hydrate in one piece; the editor is loaded before its room opens.
  const toggle = (name: Room) => () => {
    if (name === room) onOpen(null);
    else void fetchRoom(name).then(() => onOpen(name));
  };
  return (
    <div className="grid gap-3" hidden={isBrief && room === null}>
      {formRooms.map((name) => {
        const isOpen = editing !== undefined && name === room;
        const isUnsaved =
          editing !== undefined && fieldsOfRoom[name].some((field) => !isSame(values[field], editing.stored[field]));
        return (
          <RoomCard
            key={name}
            room={name}
            isOpen={isOpen}
            onToggle={editing && toggle(name)}
            isUnsaved={isUnsaved}
            summary={isBrief ? <p className="max-sm:hidden">{t(`rooms.${name}.parts`)}</p> : summaries[name]}
          >
            {name === 'contact' && <PlaceSection address={business.address} />}
            {isOpen && (
              <Editor name={name} editing={editing} business={business} profile={profile} isUnsaved={isUnsaved} />
            )}
          </RoomCard>
        );
      })}
      {!isBrief && (
        <BusinessRoom
          business={business}
          isOpen={room === 'business'}
          onOpen={(isOpen) => onOpen(isOpen ? 'business' : null)}
        />
      )}
      {editing && (
        <ConflictDialog
          editing={editing}
          labelsOf={(fields) => fields.map((field) => t(`columns.${field as keyof ProfileValues}`))}
        />
      )}
    </div>
  );
}

type EditorProps = {
  name: FormRoom;
  editing: ProfileEditing;
  business: Business;
  profile: Profile | null;
  isUnsaved: boolean;
};

function Editor({ name, editing, business, profile, isUnsaved }: EditorProps) {
  const Fields = roomEditors[name];
  const fields = (
    <Fields
      form={editing.form}
      business={business}
      profile={profile}
      isStored={editing.base !== null}
      onStored={editing.adoptImage}
    />
  );
  if (fieldsOfRoom[name].length === 0) return fields;
  return (
    <RoomForm editing={editing} room={name} isUnsaved={isUnsaved}>
      {fields}
    </RoomForm>
  );
}
