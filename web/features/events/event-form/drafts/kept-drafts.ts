import type { EventStatus } from '#domain/events/lifecycle.ts';
import type { Tariff } from '#domain/plans/tariffs.ts';
import { newIdempotencyKey } from '#web/api/client.ts';
import type { Tagged } from '#web/api/tagged.ts';
import type { DraftMemory, DraftStart, Unsent } from '#web/editing/draft-saver.ts';
import { mergeEdits } from '#web/editing/merge-edits.ts';
import { listStoredKeys, localStore, parseStored } from '#web/shell/browser-store.ts';
import type { EventDraft } from '../../event/event-draft.ts';
import { draftOf, emptyDraft } from '../../event/event-draft.ts';
import type { EventOfBusiness } from '../../event/use-events.ts';

/** Identifies a business's form; each has its own drafts. */
export type DraftPlace = {
  businessId: string;
  tariff: Tariff;
  /** Server rendering, without the browser's storage. */
  isDrawn?: boolean;
};

/** Unsent input. */
type KeptDraft = Unsent<EventDraft> & {
  /** Idempotency key of the draft's creation. */
  key: string;
  keptAt: number;
};

const prefixOf = ({ businessId, tariff }: DraftPlace) => `dabei.event-draft.${businessId}.${tariff}.`;

/** Storage key by draft id; before that by form key, so that tabs do not overwrite each other. */
function nameOf(place: DraftPlace, eventId: string | null, key: string): string {
  return prefixOf(place) + (eventId ?? `new.${key}`);
}

function isDraft(value: unknown): value is EventDraft {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(emptyDraft('')).every(([name, sample]) => {
    const found = (value as Record<string, unknown>)[name];
    const kind = Array.isArray(sample) && typeof (sample[0] ?? '');
    if (kind) return Array.isArray(found) && found.every((entry) => typeof entry === kind);
    return typeof found === typeof sample;
  });
}

function read(name: string): KeptDraft | null {
  return parseStored<KeptDraft>(
    localStore.read(name),
    ({ values, sent, stored, key }) => isDraft(values) && isDraft(sent) && isDraft(stored) && typeof key === 'string',
  );
}

/** Unsent input of a stored draft; null if all is stored. */
export function readKept(place: DraftPlace, eventId: string): KeptDraft | null {
  return read(nameOf(place, eventId, ''));
}

/** Latest input of a form without a stored draft. */
export function findUnstored(place: DraftPlace): KeptDraft | null {
  if (place.isDrawn) return null;
  const found = listStoredKeys(`${prefixOf(place)}new.`).flatMap((name) => read(name) ?? []);
  return found.sort((a, b) => b.keptAt - a.keptAt)[0] ?? null;
}

/** Stores a form's unsent input in this browser. */
export function draftMemory(place: DraftPlace, key: string): DraftMemory<EventDraft> {
  const forget = (eventId: string | null) => localStore.write(nameOf(place, eventId, key), null);
  return {
    keep(eventId, unsent) {
      const kept: KeptDraft = { ...unsent, key, keptAt: Date.now() };
      localStore.write(nameOf(place, eventId, key), JSON.stringify(kept));
    },
    forget,
    clear(eventId) {
      forget(eventId);
      forget(null);
      if (eventId) leftDraft.forget(eventId);
      forgetRequest(eventId ?? key);
    },
  };
}

export type InitialDraft = DraftStart<EventDraft, EventOfBusiness> & Pick<KeptDraft, 'key'>;

/** The stored draft or an empty form, merged with unsent input. */
export function initialDraft(place: DraftPlace, stored: Tagged<EventOfBusiness> | null, address: string): InitialDraft {
  const empty = emptyDraft(address);
  const present = stored ? draftOf(stored.data) : empty;
  const kept = stored ? readKept(place, stored.data.id) : findUnstored(place);
  const common = { empty, stored, key: kept?.key ?? newIdempotencyKey() };
  if (!kept) return { ...common, values: present, sent: present };
  if (!stored) return { ...common, values: kept.values, sent: empty };
  const { merged, sent } = mergeEdits({ base: kept.stored, sent: kept.sent, mine: kept.values, theirs: present });
  return { ...common, values: merged, sent };
}

const LEFT = 'left';

/** The draft a form left unfinished; reopening continues it. */
export const leftDraft = {
  read: (place: DraftPlace) => (place.isDrawn ? null : localStore.read(prefixOf(place) + LEFT)),
  write: (place: DraftPlace, eventId: string | null) => localStore.write(prefixOf(place) + LEFT, eventId),
  /** The event is no longer a draft to continue. */
  forget(eventId: string) {
    const names = listStoredKeys('dabei.event-draft.').filter((name) => name.endsWith(`.${LEFT}`));
    for (const name of names) if (localStore.read(name) === eventId) localStore.write(name, null);
  },
};

/*
 * The last create, publish or schedule request is stored until its response, so that repeating it, even after a reload,
 * reuses its idempotency key.
 */
type Action = { aim: string; [detail: string]: unknown };
type LastRequest = { action: string; key: string };

/** `subject`: the event's id, or before that the form's key. */
const requestNameOf = (subject: string) => `dabei.event-request.${subject}`;

function readRequest(subject: string): LastRequest | null {
  return parseStored<LastRequest>(
    localStore.read(requestNameOf(subject)),
    ({ action, key }) => typeof action === 'string' && typeof key === 'string',
  );
}

/** Idempotency key of an action; reused if the action is unchanged. */
export function requestKeyFor(subject: string, action: Action): string {
  const text = JSON.stringify(action);
  const last = readRequest(subject);
  if (last?.action === text) return last.key;
  const key = newIdempotencyKey();
  localStore.write(requestNameOf(subject), JSON.stringify({ action: text, key } satisfies LastRequest));
  return key;
}

/** Called on any response. */
export function forgetRequest(subject: string): void {
  localStore.write(requestNameOf(subject), null);
}

/** Whether a request without response was applied, by the event's status. */
export function wasApplied(event: { id: string; status: EventStatus }): boolean {
  const last = readRequest(event.id);
  if (!last) return false;
  const { aim } = JSON.parse(last.action) as Action;
  return event.status === 'published' || (event.status === 'scheduled' && aim === 'scheduled');
}
