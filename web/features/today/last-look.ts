import { parseStored } from '#web/shell/browser-store.ts';
import { LOOK_PREFIX } from '#web/shell/events.ts';

/** `since`: guests after it are new; `until`: last activity. */
export interface Look {
  /** Null at the first look: no one is new. */
  since: string | null;
  until: string;
}

const isInstant = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const isLook = ({ since, until }: Partial<Look>) => (since === null || isInstant(since)) && isInstant(until);

/** Storage key per business. */
export function lookKey(businessId: string | null): string {
  return LOOK_PREFIX + (businessId ?? '');
}

export function parseLook(text: string | null): Look | null {
  return parseStored<Look>(text, isLook);
}

/** Milliseconds; shorter breaks, such as a reload, continue the same look. */
const BREAK_MS = 15 * 60_000;

/** The new or continued look. A stored time in the future starts over, so it cannot hide guests. */
export function nextLook(kept: Look | null, now: Date): Look {
  const until = now.toISOString();
  if (!kept || kept.until > until) return { since: null, until };
  const hasPaused = now.getTime() - Date.parse(kept.until) >= BREAK_MS;
  return { since: hasPaused ? kept.until : kept.since, until };
}
