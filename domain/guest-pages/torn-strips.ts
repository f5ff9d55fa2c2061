/** Strips below a notice on a phone. */
export const PHONE_STRIPS = 7;

type Admission = { capacity: number | null; joined: number };

/** How many of the strips are gone: as large a share as of the places, but one hangs while a place is free. */
export function tornCount({ capacity, joined }: Admission, strips = PHONE_STRIPS): number {
  if (joined <= 0) return 0;
  if (capacity === null) return 1;
  if (joined >= capacity) return strips;
  return Math.min(strips - 1, Math.floor((joined / capacity) * strips));
}

/** The same for a guest who is in: one strip is theirs, as long as another can hang for the places that are free. */
export function tornWithOwn({ capacity, joined }: Admission, ownSize: number, strips = PHONE_STRIPS): number {
  const others = tornCount({ capacity, joined: joined - ownSize }, strips);
  const most = capacity !== null && joined >= capacity ? strips : strips - 1;
  return Math.max(tornCount({ capacity, joined }, strips), Math.min(others + 1, most));
}

/** Which strips hang. Where they are missing is fixed by the event's id, so that a notice looks the same every time. */
export function hangingStrips(eventId: string, torn: number, strips = PHONE_STRIPS): boolean[] {
  const order = Array.from({ length: strips }, (_, index) => index).sort(
    (a, b) => mix(eventId, a) - mix(eventId, b) || a - b,
  );
  const gone = new Set(order.slice(0, torn));
  return Array.from({ length: strips }, (_, index) => !gone.has(index));
}

function mix(text: string, seed: number): number {
  let sum = seed * 7919 + 17;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 104_729;
  return (sum * (seed + 3)) % 104_729;
}
