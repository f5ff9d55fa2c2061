import { findAll } from './script-texts.ts';

/** Idle timeout in milliseconds. */
const MOST_MS = 5000;

/** Lays out distant parts when idle, to replace estimated heights. */
export function layOutParts(): void {
  // Without support, CSS defers nothing either.
  if (!('requestIdleCallback' in window)) return;
  const parts = findAll('.call');
  const layOutNext = () => {
    const part = parts.shift();
    if (!part) return;
    part.dataset.laidOut = '';
    requestIdleCallback(layOutNext, { timeout: MOST_MS });
  };
  requestIdleCallback(layOutNext, { timeout: MOST_MS });
}
