type Unit = 'days' | 'hours' | 'minutes' | 'seconds';

/** A clock that only tests move. */
export function createFakeClock(start = new Date('2026-11-21T12:00:00Z')) {
  let now = start;
  return {
    now: () => now,
    set(instant: string) {
      now = new Date(instant);
    },
    advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Partial<Record<Unit, number>>) {
      now = new Date(now.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);
    },
  };
}
