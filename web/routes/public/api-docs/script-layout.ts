import { findAll } from './script-texts.ts';

/** A page that is never idle waits this long for a moment, in milliseconds. */
const MOST_MS = 5000;

/** Lays out the parts that are not near, one in each idle moment: until then their heights are a guess. */
export function layOutParts(): void {
  // Where it is missing, the style sheet puts nothing off either.
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
