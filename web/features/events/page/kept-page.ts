import { newIdempotencyKey } from '#web/api/client.ts';
import type { EventDraft } from '../create/event-draft.ts';
import { emptyDraft } from '../create/event-draft.ts';

/*
 * What the server does not have yet stays in this browser, under the id of its draft or, before there is one, under
 * `new`, together with the key that lets the draft be created only once.
 */
type Kept = { values: EventDraft; key: string };

const storageKey = (businessId: string, eventId: string | null) => `dabei.event-page.${businessId}.${eventId ?? 'new'}`;

/** What was typed and has not reached the server; null when everything has. */
export function readKept(businessId: string, eventId: string | null): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey(businessId, eventId)) ?? 'null') as Partial<Kept> | null;
    if (!kept?.values || typeof kept.key !== 'string') return null;
    const sample = emptyDraft('');
    const isWhole = Object.entries(sample).every(([name, value]) => {
      const found = kept.values?.[name as keyof EventDraft];
      return Array.isArray(value) ? Array.isArray(found) : typeof found === typeof value;
    });
    return isWhole ? (kept as Kept) : null;
  } catch {
    return null;
  }
}

export function keep(businessId: string, eventId: string | null, kept: Kept): void {
  try {
    localStorage.setItem(storageKey(businessId, eventId), JSON.stringify(kept));
  } catch {
    // Without storage the values live as long as the page.
  }
}

export function forgetKept(businessId: string, eventId: string | null): void {
  try {
    localStorage.removeItem(storageKey(businessId, eventId));
  } catch {
    // Nothing was kept.
  }
}

export const newDraftKey = newIdempotencyKey;
