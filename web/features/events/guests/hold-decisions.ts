import type { Decision } from '#domain/events/participation.ts';
import { decidableAtOnce } from '#domain/events/participation.ts';
import { createStore } from '#web/shell/store.ts';

/** Milliseconds a decision can be undone; nobody is notified before. */
export const UNDO_MS = 8000;

/** An unsent decision, known only to this screen. */
export interface Held<Person> {
  /** Idempotency key. */
  key: string;
  decision: Decision;
  people: readonly Person[];
  /** Time of sending, in milliseconds. */
  until: number;
  /** In flight, or done but not in the lists. */
  isSent: boolean;
}

type HoldParts<Person> = {
  /** Settles after the refetch; reports failures itself. */
  send: (held: Held<Person>) => Promise<unknown>;
  newKey: () => string;
  now: () => number;
};

/** Merges consecutive equal decisions, keeping their order. */
function joined<Person>(due: readonly Held<Person>[]): Held<Person>[] {
  const all: Held<Person>[] = [];
  for (const one of due) {
    const last = all.at(-1);
    const people = [...(last?.people ?? []), ...one.people];
    if (last?.decision === one.decision && people.length <= decidableAtOnce) all[all.length - 1] = { ...last, people };
    else all.push(one);
  }
  return all;
}

/** Holds decisions before sending, each for its own time, so an undo needs no second message to the guest. */
export function createHold<Person>({ send, newKey, now }: HoldParts<Person>) {
  const held = createStore<readonly Held<Person>[]>([]);
  let isPaused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = () => held.read().filter(({ isSent }) => !isSent);

  function change(next: readonly Held<Person>[]) {
    const opened = next.filter(({ isSent }) => !isSent);
    clearTimeout(timer);
    // An empty bar cannot end its pause.
    if (opened.length === 0) isPaused = false;
    const first = Math.min(...opened.map(({ until }) => until));
    if (!isPaused && Number.isFinite(first)) {
      timer = setTimeout(() => sendAll(open().filter(({ until }) => until <= now())), Math.max(0, first - now()));
    }
    held.set(next);
  }

  function sendAll(due: readonly Held<Person>[]) {
    const sent = joined(due).map((one) => ({ ...one, isSent: true }));
    change([...held.read().filter((one) => !due.includes(one)), ...sent]);
    for (const one of sent) {
      const forget = () => change(held.read().filter(({ key }) => key !== one.key));
      void send(one).then(forget, forget);
    }
  }

  return {
    read: held.read,
    subscribe: held.subscribe,
    add(decision: Decision, people: readonly Person[]) {
      change([...held.read(), { key: newKey(), decision, people, until: now() + UNDO_MS, isSent: false }]);
    },
    /** Undoes the newest and returns its people; null if all are sent. */
    undo(): readonly Person[] | null {
      const last = open().at(-1);
      if (!last) return null;
      isPaused = false;
      change(held.read().filter((one) => one !== last));
      return last.people;
    },
    /** Pauses the time under pointer or focus; it restarts afterwards. */
    pause() {
      isPaused = true;
      change(held.read());
    },
    resume() {
      isPaused = false;
      change(held.read().map((one) => (one.isSent ? one : { ...one, until: now() + UNDO_MS })));
    },
    /** Sends all now: leaving confirms. */
    flush: () => sendAll(open()),
  };
}
