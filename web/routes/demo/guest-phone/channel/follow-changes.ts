import type { ApiAnswer } from '#web/api/paths.ts';
import { isProblem } from '#web/api/problem.ts';
import { pauseMs } from '#web/features/realtime/follow-stream.ts';

export type ChangesPage = ApiAnswer<'readAppChanges'>;
export type AppChange = ChangesPage['data'][number];
export type ChannelState = 'connecting' | 'live' | 'away';

/** How long a call may wait for the first change: as long as the API allows. */
const WAIT_SECONDS = 25;

export type ChannelParts = {
  /** Changes after a position, waiting for the first; without one only the present position. */
  read: (after: string | null, waitSeconds: number, signal: AbortSignal) => Promise<ChangesPage>;
  /** Reads everything anew: there is no copy yet, or the channel no longer reaches back to it. */
  startOver: (signal: AbortSignal) => Promise<void>;
  /** Keeps what came, together with the position to go on after. */
  take: (page: ChangesPage) => void;
  tell: (state: ChannelState) => void;
  /** Ends early, without an error, when the signal is aborted or the browser is online again. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  random: () => number;
};

/**
 * Follows the app's channel until the signal is aborted, one waiting call after the other. A copy is gap-free because the
 * position is taken before everything is read: what happens meanwhile comes again, and comes later.
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
      // The first call waits for nothing, so that it is soon known whether anybody is there.
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
