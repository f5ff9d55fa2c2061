/** When and where an event takes place. */
export interface Whereabouts {
  startsAt: Date;
  /** Null: open. */
  endsAt: Date | null;
  location: string;
}

/** Whom a business tells that an event has moved: everybody who comes or waits, only those with a place, or nobody. */
export const toldGuests = ['all', 'joined', 'nobody'] as const;
export type ToldGuests = (typeof toldGuests)[number];

/** True when guests would stand there at a wrong time or at a wrong door. */
export function hasMoved(before: Whereabouts, after: Whereabouts): boolean {
  const isSameTime =
    before.startsAt.getTime() === after.startsAt.getTime() && before.endsAt?.getTime() === after.endsAt?.getTime();
  return !isSameTime || before.location !== after.location;
}

/** A start that moves by more than this may no longer suit everybody. */
export const confirmHours = 2;

/** True when guests with a place are asked whether they still come. */
export function asksGuests(before: Whereabouts, after: Whereabouts): boolean {
  return Math.abs(after.startsAt.getTime() - before.startsAt.getTime()) > confirmHours * 3_600_000;
}
