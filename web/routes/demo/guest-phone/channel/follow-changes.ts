import type { ApiAnswer } from '#web/api/paths.ts';
import { isProblem } from '#web/api/problem.ts';
import { pauseMs } from '#web/features/realtime/follow-stream.ts';

export type ChangesPage = ApiAnswer<'readAppChanges'>;
export type AppChange = ChangesPage['data'][number];
export type ChannelState = 'connecting' | 'live' | 'away';

/** Long-poll limit of the API. */
const WAIT_SECONDS = 25;

export type ChannelParts = {
  /** Long-polls changes after a position; without one, returns the current position. */
  read: (after: string | null, waitSeconds: number, signal: AbortSignal) => Promise<ChangesPage>;
  /** Reloads everything: no copy yet, or the position has expired. */
  startOver: (signal: AbortSignal) => Promise<void>;
  take: (page: ChangesPage) => void;
  tell: (state: ChannelState) => void;
  /** Resolves early when aborted or back online. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  random: () => number;
};

/**
 * Long-polls the app's channel until aborted. The position is taken before reading everything, so changes meanwhile are
 * delivered afterwards and the copy has no gaps.
 */
export async function followChanges(
  { read, startOver, take, tell, wait, random }: ChannelParts,
  signal: AbortSignal,
  position: string | null,
): Promise<void> {
  let after = position;
  let failures = 0;
  let isLive = false;
  tell('connecting');
  while (!signal.aborted) {
    try {
      // The first call does not wait, to check the connection.
      const page = await read(after, isLive ? WAIT_SECONDS : 0, signal);
      if (after === null) await startOver(signal);
      if (signal.aborted) return;
      take(page);
      after = page.next;
      failures = 0;
      isLive = true;
      tell('live');
    } catch (error) {
      if (signal.aborted) return;
      if (isProblem(error, 'resync') && after !== null) {
        after = null;
        continue;
      }
      failures += 1;
      isLive = false;
      tell('away');
      await wait(pauseMs(failures, random()), signal);
    }
  }
}
