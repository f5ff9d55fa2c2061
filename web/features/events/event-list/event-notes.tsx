import { isUnseen } from '#domain/events/lifecycle.ts';
import { HoldNote } from '../event/hold-note.tsx';
import type { EventInShort } from '../event/listed-fields.ts';

import { CancellationNote } from './cancellation-note.tsx';
import { PushLine } from './push-line.tsx';

/** Rare notes: held, push result, cancelled. */
export function EventNotes({ event }: { event: EventInShort }) {
  return (
    <>
      <HoldNote event={event} />
      {event.push_notification && event.published_at !== null && !isUnseen(event) && <PushLine eventId={event.id} />}
      {event.status === 'cancelled' && <CancellationNote event={event} />}
    </>
  );
}
