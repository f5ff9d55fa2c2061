import type { Decision } from '#domain/events/participation.ts';

/** Minimum distance as a share of the width, or speed in pixels per millisecond. */
const FAR = 0.35;
const FAST = 0.6;
/** Shorter strokes are taps. */
const LEAST_PX = 48;

/** Decision of a finished swipe: right approves, left rejects; null if too short. */
export function decisionOf({ dx, width, ms }: { dx: number; width: number; ms: number }): Decision | null {
  const way = Math.abs(dx);
  if (way < LEAST_PX || (way < width * FAR && way / Math.max(1, ms) < FAST)) return null;
  return dx > 0 ? 'approve' : 'reject';
}

/** Whether a stroke moves the card or scrolls; null while too short. */
export function directionOf(dx: number, dy: number): 'card' | 'page' | null {
  if (Math.hypot(dx, dy) < 8) return null;
  return Math.abs(dx) > 1.5 * Math.abs(dy) ? 'card' : 'page';
}
