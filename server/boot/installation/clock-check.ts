import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';

/** How far a clock may be from that of the database, in milliseconds. */
const MOST_APART_MS = 60_000;

/** By how many milliseconds our clock is ahead of the database's; negative when it is behind. */
async function readClockOffset(db: Database, clock: () => Date): Promise<number> {
  const before = clock().getTime();
  const { rows } = await db.execute<{ ms: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  const after = clock().getTime();
  return Math.round((before + after) / 2 - (rows[0] as { ms: number }).ms);
}

/** One sentence about a clock that nothing may be dated by; undefined for one that is right. */
function complain(offsetMs: number): string | undefined {
  if (Math.abs(offsetMs) <= MOST_APART_MS) return undefined;
  const seconds = Math.round(Math.abs(offsetMs) / 1000);
  const side = offsetMs > 0 ? 'ahead of' : 'behind';
  return `The clock of this machine is ${seconds} seconds ${side} that of the database: one of the two has to be set right`;
}

/** State of this process's clock. */
export interface ClockCheck {
  /** By how many milliseconds it was ahead of the database's when it was last compared. */
  offsetMs(): number;
  /** Compares once; returns one sentence when the two are too far apart. */
  compare(): Promise<string | undefined>;
}

/**
 * Compares the clock of this process with that of the database, which all processes share: one that is days ahead would end
 * plans, offers and events for good.
 */
export function createClockCheck(db: Database, clock: () => Date): ClockCheck {
  let offset = 0;
  return {
    offsetMs: () => offset,
    async compare() {
      offset = await readClockOffset(db, clock);
      return complain(offset);
    },
  };
}
