import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { refuseInsideTransaction } from '#database/transaction-scope.ts';
import { turns } from '#domain/shared/limits.ts';
import { createFairQueue } from '#server/context/fair-queue.ts';
import { unavailable } from '#server/context/problem.ts';
import type { Drawing } from '#server/pictures/drawing.ts';

/** Draws for a business, whose turn it has to be. 503 when too many wait, or when a drawing takes too long. */
export type Painter = (businessId: string, drawing: Drawing) => Promise<Buffer>;

/** A drawing takes a second at most; more means that something is wrong. */
const LIMIT_MS = 20_000;
/** Typefaces take some memory, which a process that has nothing to draw gives back. */
const IDLE_MS = 60_000;

type Answer = { content: Uint8Array } | { error: Error };

/**
 * Draws one thing at a time in a thread of its own, so that the process answers meanwhile. The thread starts with the first
 * drawing and ends when there is nothing to draw for a minute; it keeps no process alive.
 */
export function createPainter(): Painter {
  const inTurn = createFairQueue(turns.drawings);
  let worker: Worker | undefined;
  let rest: NodeJS.Timeout | undefined;

  function end(): void {
    void worker?.terminate();
    worker = undefined;
  }

  function begin(): Worker {
    clearTimeout(rest);
    if (worker) return worker;
    const started = new Worker(new URL('./draw-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    started.unref();
    started.once('exit', () => {
      if (worker === started) worker = undefined;
    });
    // Whoever waits for a drawing hears of it; between two drawings nobody does.
    started.on('error', () => undefined);
    worker = started;
    return started;
  }

  async function draw(drawing: Drawing): Promise<Buffer> {
    const painting = begin();
    const signal = AbortSignal.timeout(LIMIT_MS);
    try {
      const answered = once(painting, 'message', { signal }) as Promise<[Answer]>;
      painting.postMessage(drawing);
      const [answer] = await answered;
      if ('error' in answer) throw answer.error;
      return Buffer.from(answer.content);
    } catch (error) {
      end();
      throw signal.aborted ? unavailable() : error;
    } finally {
      rest = setTimeout(end, IDLE_MS).unref();
    }
  }

  return (businessId, drawing) => {
    refuseInsideTransaction('A drawing');
    return inTurn(businessId, () => draw(drawing));
  };
}
