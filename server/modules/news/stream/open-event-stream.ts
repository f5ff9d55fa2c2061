import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { StreamResponse } from '#server/http/api-context.ts';

/** Shortened at random, to spread streams. */
const HEARTBEAT_MS = 20_000;
/** Maximum, then the client reconnects. */
const LIFETIME_MS = 5 * 60_000;
const upTo = (ms: number) => ms * (1 - Math.random() / 4);
/** Milliseconds over which clients of a stopping process reconnect. */
const SPREAD_MS = 4_000;
const SOONEST_MS = 500;
/** Milliseconds between batches. */
const BATCH_MS = 250;
/** Milliseconds between retries without the database. */
const RETRY_MS = 1_000;

/** Batches what happens meanwhile. Streams share the moment, so equal queries are batched too. */
export const nextBatch = () => nextMoment(BATCH_MS);

/** Wait after a failure. */
export const nextRetry = () => nextMoment(RETRY_MS);

const nextMoment = (everyMs: number) => pause(everyMs - (performance.now() % everyMs));

export interface EventStream {
  /** No effect after the end. */
  write(text: string): void;
  close(): void;
  isClosed(): boolean;
}

interface Options {
  closing: AbortSignal;
  logger: Logger;
  /** Position to resume after, if nothing was sent. */
  position: number;
  /** Called with the open stream; its result is called at the end. */
  follow: (stream: EventStream) => () => void;
  /** Failures are logged. */
  onHeartbeat?: (stream: EventStream) => Promise<void>;
}

const isOver = (response: ServerResponse) => response.writableEnded || response.destroyed;

/** Server-sent events until the client leaves, `close`, five minutes, or the process's end. */
export function openEventStream({ closing, logger, position, follow, onHeartbeat }: Options): StreamResponse {
  return (response) => {
    let isClosed = false;
    let unfollow = () => {};
    const end = () => {
      if (isClosed) return;
      isClosed = true;
      clearInterval(heartbeat);
      clearTimeout(lifetime);
      closing.removeEventListener('abort', leave);
      unfollow();
      response.end();
    };
    const stream: EventStream = {
      write: (text) => {
        if (!isClosed && !isOver(response)) response.write(text);
      },
      close: end,
      isClosed: () => isClosed,
    };
    // Clients reconnect spread over time.
    const leave = () => {
      stream.write(`retry: ${Math.round(SOONEST_MS + Math.random() * SPREAD_MS)}\n\n`);
      end();
    };
    const heartbeat = setInterval(() => {
      stream.write(': still here\n\n');
      onHeartbeat?.(stream).catch((error) => logger.warn({ err: error }, 'stream'));
    }, upTo(HEARTBEAT_MS));
    const lifetime = setTimeout(end, upTo(LIFETIME_MS));
    closing.addEventListener('abort', leave);
    response.once('close', end).once('error', end);
    stream.write(`retry: 3000\nid: ${position}\nevent: ready\ndata: {}\n\n`);
    unfollow = follow(stream);
    // An abort during the permission check fires no event.
    if (closing.aborted) leave();
    if (isOver(response)) end();
  };
}
