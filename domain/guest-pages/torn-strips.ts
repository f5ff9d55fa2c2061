export const PHONE_STRIPS = 7;

type Admission = { capacity: number | null; joined: number };

/** Torn strips in proportion to taken places; one remains while a place is free. */
export function tornCount({ capacity, joined }: Admission, strips = PHONE_STRIPS): number {
  if (joined <= 0) return 0;
  if (capacity === null) return 1;
  if (joined >= capacity) return strips;
  return Math.min(strips - 1, Math.floor((joined / capacity) * strips));
}

/** One strip is the guest's, if another can remain for free places. */
export function tornWithOwn({ capacity, joined }: Admission, ownSize: number, strips = PHONE_STRIPS): number {
  const others = tornCount({ capacity, joined: joined - ownSize }, strips);
  const most = capacity !== null && joined >= capacity ? strips : strips - 1;
  return Math.max(tornCount({ capacity, joined }, strips), Math.min(others + 1, most));
}

/** Determined by the event's id, so a note always looks the same. */
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
