import { parseKept } from '#web/shell/browser-store.ts';
import { LOOK_PREFIX } from '#web/shell/events.ts';

/** From when on people count as new, and until when somebody has looked since. */
export interface Look {
  /** Null at the first look of all: then nobody is new. */
  since: string | null;
  until: string;
}

const isInstant = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const isLook = ({ since, until }: Partial<Look>) => (since === null || isInstant(since)) && isInstant(until);

/** Where a browser keeps the look at one of the businesses of somebody who has several. */
export function lookKey(businessId: string | null): string {
  return LOOK_PREFIX + (businessId ?? '');
}

/** The look in a kept text. */
export function parseLook(text: string | null): Look | null {
  return parseKept<Look>(text, isLook);
}

/** A break that is shorter belongs to the same look: a reload, a glance at another tab. In milliseconds. */
const BREAK_MS = 15 * 60_000;

/** The look that begins or goes on now. A clock that was ahead must not hide who comes: then it counts as the first. */
export function nextLook(kept: Look | null, now: Date): Look {
  const until = now.toISOString();
  if (!kept || kept.until > until) return { since: null, until };
  const hasPaused = now.getTime() - Date.parse(kept.until) >= BREAK_MS;
  return { since: hasPaused ? kept.until : kept.since, until };
}
