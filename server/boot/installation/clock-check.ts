import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';

/** Maximum clock skew, in milliseconds. */
const MOST_APART_MS = 60_000;

/** Milliseconds our clock is ahead of the database's; negative if behind. */
async function readClockOffset(db: Database, clock: () => Date): Promise<number> {
  const before = clock().getTime();
  const { rows } = await db.execute<{ ms: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  const after = clock().getTime();
  return Math.round((before + after) / 2 - (rows[0] as { ms: number }).ms);
}

/** One sentence about excessive skew; undefined if fine. */
function complain(offsetMs: number): string | undefined {
  if (Math.abs(offsetMs) <= MOST_APART_MS) return undefined;
  const seconds = Math.round(Math.abs(offsetMs) / 1000);
  const side = offsetMs > 0 ? 'ahead of' : 'behind';
  return `The clock of this machine is ${seconds} seconds ${side} that of the database: one of the two has to be set right`;
}

export interface ClockCheck {
  /** Milliseconds ahead of the database at the last comparison. */
  offsetMs(): number;
  /** Returns one sentence if the skew is too large. */
  compare(): Promise<string | undefined>;
}

/**
 * Compares the process clock with the database's, which all processes share: a clock days ahead would end plans, offers
 * and events.
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
