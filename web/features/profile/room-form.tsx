import type { ReactNode } from 'react';
import type { Room } from '#web/paths.ts';
import { fieldsOfRoom } from './fields-of-room.ts';
import { ProfileSaveBar } from './profile-save-bar.tsx';
import type { ProfileEditing } from './use-profile-editing.ts';

type RoomFormProps = { editing: ProfileEditing; room: Room; isUnsaved: boolean; children: ReactNode };

/** The open room of the form, with its own save. Closed rooms keep values without fields. */
export function RoomForm({ editing, room, isUnsaved, children }: RoomFormProps) {
  return (
    <form noValidate onSubmit={(event) => void editing.submit(event)}>
      {children}
      <ProfileSaveBar
        isDirty={isUnsaved}
        isNew={editing.base === null}
        busy={editing.isSaving}
        onDiscard={() => editing.discard(fieldsOfRoom[room])}
      />
    </form>
  );
}
