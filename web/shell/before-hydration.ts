/** Lazy code the first screen needs. */
const parts: Promise<unknown>[] = [];

/** Delays hydration until this is loaded, so that the page hydrates as a whole. */
export function loadBeforeHydration(part: Promise<unknown>): void {
  parts.push(part.catch(() => undefined));
}

export const readyToHydrate = () => Promise.all(parts);
