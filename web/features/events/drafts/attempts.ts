import type { EventStatus } from '#domain/events/lifecycle.ts';
import { newIdempotencyKey } from '#web/api/client.ts';
import { browserStore } from './browser-store.ts';

/*
 * The last attempt to create, publish or schedule stays in this browser until its answer is there: whoever tries the very
 * same again, even after a reload, does it only once.
 */
export type Act = { aim: string; [detail: string]: unknown };
type Attempt = { act: string; key: string };

/** `subject` is the id of the event or, before it has one, the key of its form. */
const nameOf = (subject: string) => `dabei.event-attempt.${subject}`;

function read(subject: string): Attempt | null {
  const last = browserStore.read(nameOf(subject)) as Partial<Attempt> | null;
  return typeof last?.act === 'string' && typeof last.key === 'string' ? (last as Attempt) : null;
}

/** The key for this act: the same as last time when the act is. */
export function attemptKeyFor(subject: string, act: Act): string {
  const text = JSON.stringify(act);
  const last = read(subject);
  if (last?.act === text) return last.key;
  const key = newIdempotencyKey();
  browserStore.write(nameOf(subject), { act: text, key } satisfies Attempt);
  return key;
}

/** The answer is there, be it yes or no. */
export function forgetAttempt(subject: string): void {
  browserStore.remove(nameOf(subject));
}

/** Whether the event is where an attempt without an answer wanted to bring it. */
export function wasReached(event: { id: string; status: EventStatus }): boolean {
  const last = read(event.id);
  if (!last) return false;
  const { aim } = JSON.parse(last.act) as Act;
  return event.status === 'published' || (event.status === 'scheduled' && aim === 'scheduled');
}
