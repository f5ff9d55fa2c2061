import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';

/** How far a clock may be from that of the database, in milliseconds. */
const MOST_APART_MS = 60_000;
const HOUR_MS = 3_600_000;
/** How often a clock that was wrong is looked at again. */
const MINUTE_MS = 60_000;

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

interface Watching {
  /** A clock that went wrong, and one that is right again. */
  onWrong(sentence: string): void;
  onRight(): void;
  onError(error: Error): void;
}

/** What is known of this process's clock. */
export interface ClockCheck {
  /** By how many milliseconds it was ahead of the database's when it was last compared. */
  offsetMs(): number;
  /** Compares once; returns one sentence when the two are too far apart. */
  compare(): Promise<string | undefined>;
  /** Compares every hour, and every minute while they are apart; returns what ends it. */
  watch(watching: Watching): () => void;
}

/**
 * Compares the clock of this process with that of the database, which all processes share: one that is days ahead would end
 * plans, offers and events for good.
 */
export function createClockCheck(db: Database, clock: () => Date): ClockCheck {
  let offset = 0;
  async function compare(): Promise<string | undefined> {
    offset = await readClockOffset(db, clock);
    return complain(offset);
  }
  return {
    offsetMs: () => offset,
    compare,
    watch({ onWrong, onRight, onError }) {
      let wasWrong = false;
      let timer: NodeJS.Timeout;
      const plan = () => {
        timer = setTimeout(look, wasWrong ? MINUTE_MS : HOUR_MS).unref();
      };
      const look = () =>
        compare()
          .then((sentence) => {
            const isWrong = sentence !== undefined;
            if (isWrong && !wasWrong) onWrong(sentence);
            if (!isWrong && wasWrong) onRight();
            wasWrong = isWrong;
          }, onError)
          .finally(plan);
      plan();
      return () => clearTimeout(timer);
    },
  };
}
