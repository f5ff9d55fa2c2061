/** Code that is loaded on demand and that the screen of this address opens with. */
const parts: Promise<unknown>[] = [];

/** Lets React take over the page when this is there as well: with it nothing of the page is left to be taken over later. */
export function openWith(part: Promise<unknown>): void {
  parts.push(part.catch(() => undefined));
}

export const whenPartsAreThere = () => Promise.all(parts);
