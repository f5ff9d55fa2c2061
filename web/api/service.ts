import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '#web/shell/store.ts';
import type { ApiAnswer } from './paths.ts';
import { apiBase } from './settings.ts';

export type Service = ApiAnswer<'getService'>;

const POLL_MS = 60_000;
const store = createStore<Service | null>(null);
let lookers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Reads what is switched off, and the banner. Without an answer the last one stays. */
export async function readService(): Promise<void> {
  const answer = await fetch(`${apiBase()}/service`).catch(() => null);
  if (answer?.ok) store.set((await answer.json()) as Service);
}

function look() {
  lookers += 1;
  if (lookers === 1) {
    void readService();
    timer = setInterval(() => void readService(), POLL_MS);
  }
  return () => {
    lookers -= 1;
    if (lookers === 0) clearInterval(timer);
  };
}

/** Null on the server and until it is known. Read each minute while a screen asks. */
export function useService(): Service | null {
  useEffect(look, []);
  return useSyncExternalStore(store.subscribe, store.read, () => null);
}
