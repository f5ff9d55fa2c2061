/** How long an unconfirmed request holds its places. A job of every minute ends the hold, so ten minutes are the most. */
export const heldMinutes = 9;
/** Share of the places that unconfirmed requests may hold together. */
const heldShare = 0.1;

/** How many places of an event unconfirmed requests may hold together: a tenth, and at least one. */
export function mostHeld(capacity: number): number {
  return Math.max(1, Math.floor(capacity * heldShare));
}

interface Places {
  /** Null: no limit. */
  capacity: number | null;
  /** Places that nobody else can get, held ones included. */
  taken: number;
  /** Of these, held by unconfirmed requests. */
  unconfirmed: number;
}

/** True when a new request may hold places for its party. Without a limit there is nothing to hold. */
export function holdsPlaces({ capacity, taken, unconfirmed }: Places, partySize: number): boolean {
  if (capacity === null) return false;
  return taken + partySize <= capacity && unconfirmed + partySize <= mostHeld(capacity);
}
