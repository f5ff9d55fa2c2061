export interface Whereabouts {
  startsAt: Date;
  /** Null: open. */
  endsAt: Date | null;
  location: string;
}

/** All who come or wait, only those with a place, or nobody. */
export const toldGuests = ['all', 'joined', 'nobody'] as const;
export type ToldGuests = (typeof toldGuests)[number];

/** True if guests would come at a wrong time or place. */
export function hasMoved(before: Whereabouts, after: Whereabouts): boolean {
  const isSameTime =
    before.startsAt.getTime() === after.startsAt.getTime() && before.endsAt?.getTime() === after.endsAt?.getTime();
  return !isSameTime || before.location !== after.location;
}

/** Hours that a start may move without asking guests. */
export const confirmHours = 2;

export function asksGuests(before: Whereabouts, after: Whereabouts): boolean {
  return Math.abs(after.startsAt.getTime() - before.startsAt.getTime()) > confirmHours * 3_600_000;
}
