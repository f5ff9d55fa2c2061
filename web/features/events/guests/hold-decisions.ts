import type { Decision } from '#domain/events/participation.ts';
import { decidableAtOnce } from '#domain/events/participation.ts';
import { createStore } from '#web/shell/store.ts';

/** How long a decision can be taken back: nobody is told before. */
export const UNDO_MS = 8000;

/** A decision about some people. Until it is sent nobody but this screen knows of it. */
export interface Held<Person> {
  /** Its idempotency key: however often it is sent, it happens once. */
  key: string;
  decision: Decision;
  people: readonly Person[];
  /** When it is sent, in milliseconds. */
  until: number;
  /** On its way, or done and not yet in the lists. */
  isSent: boolean;
}

type HoldParts<Person> = {
  /** Settles when the lists show what became of it. Failures are told there. */
  send: (held: Held<Person>) => Promise<unknown>;
  newKey: () => string;
  now: () => number;
};

/** Decisions that follow each other and say the same are sent as one, so that they keep their order. */
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

/**
 * Keeps decisions for a while before they are sent, each for its own time. So taking one back needs no second message to
 * a guest who has already heard the first.
 */
export function createHold<Person>({ send, newKey, now }: HoldParts<Person>) {
  const held = createStore<readonly Held<Person>[]>([]);
  let isPaused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = () => held.read().filter(({ isSent }) => !isSent);

  function change(next: readonly Held<Person>[]) {
    const opened = next.filter(({ isSent }) => !isSent);
    clearTimeout(timer);
    // Nobody looks away from what is not there any more.
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
    /** Takes the newest back and returns who it was about; null when nothing can be taken back any more. */
    undo(): readonly Person[] | null {
      const last = open().at(-1);
      if (!last) return null;
      isPaused = false;
      change(held.read().filter((one) => one !== last));
      return last.people;
    },
    /** The time stands still while somebody is about to press undo, and begins anew when they look away. */
    pause() {
      isPaused = true;
      change(held.read());
    },
    resume() {
      isPaused = false;
      change(held.read().map((one) => (one.isSent ? one : { ...one, until: now() + UNDO_MS })));
    },
    /** Sends everything now: whoever leaves has decided. */
    flush: () => sendAll(open()),
  };
}
