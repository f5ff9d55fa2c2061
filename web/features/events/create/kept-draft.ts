import { newIdempotencyKey } from '#web/api/client.ts';
import type { EventDraft } from './event-draft.ts';
import { emptyDraft } from './event-draft.ts';

/*
 * What was typed stays in this browser until the event is created, and with it the key of the last attempt: whoever
 * tries the very same again, even after a reload, creates it only once.
 */
const draftKey = (businessId: string) => `dabei.event-draft.${businessId}`;
const attemptKey = (businessId: string) => `dabei.event-attempt.${businessId}`;

function read(key: string): Record<string, unknown> | null {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage the values live as long as the page.
  }
}

function isLike<Value>(value: unknown, sample: Value): value is Value {
  if (Array.isArray(sample)) return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
  return typeof value === typeof sample;
}

/** The kept values; what is missing or broken is as in an empty draft. */
export function readDraft(businessId: string, address: string): EventDraft {
  const kept = read(draftKey(businessId)) ?? {};
  const empty = emptyDraft(address);
  const usable = Object.entries(empty).filter(([name, sample]) => isLike(kept[name], sample));
  return { ...empty, ...Object.fromEntries(usable.map(([name]) => [name, kept[name]])) };
}

export function keepDraft(businessId: string, draft: EventDraft): void {
  write(draftKey(businessId), draft);
}

/** The key for this body: the same as last time when the body is. */
export function attemptKeyFor(businessId: string, body: unknown): string {
  const text = JSON.stringify(body);
  const last = read(attemptKey(businessId));
  if (last?.body === text && typeof last.key === 'string') return last.key;
  const key = newIdempotencyKey();
  write(attemptKey(businessId), { body: text, key });
  return key;
}

/** After the event was created, or when everything typed is thrown away. */
export function forgetDraft(businessId: string): void {
  try {
    localStorage.removeItem(draftKey(businessId));
    localStorage.removeItem(attemptKey(businessId));
  } catch {
    // Nothing was kept.
  }
}
