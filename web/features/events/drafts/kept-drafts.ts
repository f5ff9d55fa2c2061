import type { Tariff } from '#domain/plans/tariffs.ts';
import { browserStore } from './browser-store.ts';
import type { EventDraft } from './event-draft.ts';
import { emptyDraft } from './event-draft.ts';

/** Which form of which business: each keeps its own. */
export type DraftPlace = { businessId: string; tariff: Tariff };

/** What was typed into a form and the server does not have yet. */
export type Unsent = {
  values: EventDraft;
  /** What the server last had of it, as it was typed and as the server holds it. */
  sent: EventDraft;
  stored: EventDraft;
  /** Lets the draft be created only once. */
  key: string;
  keptAt: number;
};

const prefixOf = ({ businessId, tariff }: DraftPlace) => `dabei.event-draft.${businessId}.${tariff}.`;

/** Under the id of the draft; before it has one under the form's key, so that two tabs do not write over each other. */
function nameOf(place: DraftPlace, eventId: string | null, key: string): string {
  return prefixOf(place) + (eventId ?? `new.${key}`);
}

function isDraft(value: unknown): value is EventDraft {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(emptyDraft('')).every(([name, sample]) => {
    const found = (value as Record<string, unknown>)[name];
    if (Array.isArray(sample)) return Array.isArray(found) && found.every((entry) => typeof entry === 'string');
    return typeof found === typeof sample;
  });
}

function read(name: string): Unsent | null {
  const kept = browserStore.read(name) as Partial<Unsent> | null;
  const isWhole = isDraft(kept?.values) && isDraft(kept.sent) && isDraft(kept.stored) && typeof kept.key === 'string';
  return isWhole ? (kept as Unsent) : null;
}

/** What has not reached this stored draft yet; null when everything has. */
export function readUnsent(place: DraftPlace, eventId: string): Unsent | null {
  return read(nameOf(place, eventId, ''));
}

/** What was typed last into a form whose draft is not stored at all. */
export function findUnstored(place: DraftPlace): Unsent | null {
  const found = browserStore.keys(`${prefixOf(place)}new.`).flatMap((name) => read(name) ?? []);
  return found.sort((a, b) => b.keptAt - a.keptAt)[0] ?? null;
}

export function keepUnsent(place: DraftPlace, eventId: string | null, unsent: Unsent): void {
  browserStore.write(nameOf(place, eventId, unsent.key), unsent);
}

export function forgetUnsent(place: DraftPlace, eventId: string | null, key: string): void {
  browserStore.remove(nameOf(place, eventId, key));
}
