import { newIdempotencyKey } from '#web/api/client.ts';
import type { Tagged } from '#web/api/tagged.ts';
import type { EventOfBusiness } from '../use-events.ts';
import type { EventDraft } from './event-draft.ts';
import { draftOf, emptyDraft } from './event-draft.ts';
import type { DraftPlace } from './kept-drafts.ts';
import { findUnstored, readUnsent } from './kept-drafts.ts';
import { mergeDrafts } from './merge-drafts.ts';

/** What a form begins with. */
export type Beginning = {
  values: EventDraft;
  /** What of the values the server has already. */
  sent: EventDraft;
  /** The form before anybody typed. */
  empty: EventDraft;
  stored: Tagged<EventOfBusiness> | null;
  /** Lets the draft be created only once. */
  key: string;
};

/** The stored draft or an empty form, and on it what was typed in this browser before and has not arrived. */
export function beginDraft(place: DraftPlace, stored: Tagged<EventOfBusiness> | null, address: string): Beginning {
  const empty = emptyDraft(address);
  const present = stored ? draftOf(stored.data) : empty;
  const unsent = stored ? readUnsent(place, stored.data.id) : findUnstored(place);
  const common = { empty, stored, key: unsent?.key ?? newIdempotencyKey() };
  if (!unsent) return { ...common, values: present, sent: present };
  if (!stored) return { ...common, values: unsent.values, sent: empty };
  const { values, sent } = mergeDrafts({ ...unsent, mine: unsent.values, theirs: present });
  return { ...common, values, sent };
}
