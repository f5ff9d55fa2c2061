/** From when on people count as new, and until when somebody has looked since. */
export interface Look {
  /** Null at the first look of all: then nobody is new. */
  since: string | null;
  until: string;
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
