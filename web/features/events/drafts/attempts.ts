import type { EventStatus } from '#domain/events/lifecycle.ts';
import { newIdempotencyKey } from '#web/api/client.ts';
import { browserStore } from './browser-store.ts';

/*
 * The last attempt to create, publish or schedule stays in this browser until it is answered: trying the very same again,
 * even after a reload, has the same key and so happens only once.
 */
type Action = { aim: string; [detail: string]: unknown };
type Attempt = { action: string; key: string };

/** `subject` is the id of the event or, before it has one, the key of its form. */
const nameOf = (subject: string) => `dabei.event-attempt.${subject}`;

function read(subject: string): Attempt | null {
  const last = browserStore.read(nameOf(subject)) as Partial<Attempt> | null;
  return typeof last?.action === 'string' && typeof last.key === 'string' ? (last as Attempt) : null;
}

/** The key for this action: the same as last time when the action is the same. */
export function attemptKeyFor(subject: string, action: Action): string {
  const text = JSON.stringify(action);
  const last = read(subject);
  if (last?.action === text) return last.key;
  const key = newIdempotencyKey();
  browserStore.write(nameOf(subject), { action: text, key } satisfies Attempt);
  return key;
}

/** The attempt was answered, with yes or no. */
export function forgetAttempt(subject: string): void {
  browserStore.remove(nameOf(subject));
}

/** Whether an attempt without an answer has brought the event to where it was meant to go. */
export function wasApplied(event: { id: string; status: EventStatus }): boolean {
  const last = read(event.id);
  if (!last) return false;
  const { aim } = JSON.parse(last.action) as Action;
  return event.status === 'published' || (event.status === 'scheduled' && aim === 'scheduled');
}
