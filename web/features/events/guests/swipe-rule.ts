import type { Decision } from '#domain/events/participation.ts';

/** How far a card has to go, as a share of its width, and how fast a short stroke has to be, in pixels a millisecond. */
const FAR = 0.35;
const FAST = 0.6;
/** A stroke that is shorter than this is a tap or a slip, however fast. */
const LEAST_PX = 48;

/** What a stroke over a card says, once the finger is lifted: to the right yes, to the left no; null when it was too little. */
export function verdictOf({ dx, width, ms }: { dx: number; width: number; ms: number }): Decision | null {
  const way = Math.abs(dx);
  if (way < LEAST_PX || (way < width * FAR && way / Math.max(1, ms) < FAST)) return null;
  return dx > 0 ? 'approve' : 'reject';
}

/** Whether a stroke that has just begun moves the card, or scrolls the page; null while it is too short to say. */
export function directionOf(dx: number, dy: number): 'card' | 'page' | null {
  if (Math.hypot(dx, dy) < 8) return null;
  return Math.abs(dx) > 1.5 * Math.abs(dy) ? 'card' : 'page';
}
