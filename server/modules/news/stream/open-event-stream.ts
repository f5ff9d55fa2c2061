import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { StreamAnswer } from '#server/http/endpoint.ts';

/** Maximum; shortened at random to spread streams opened together. */
const HEARTBEAT_MS = 20_000;
/** Maximum, then the client reconnects. */
const LIFETIME_MS = 5 * 60_000;
const upTo = (ms: number) => ms * (1 - Math.random() / 4);
/** Milliseconds over which clients of a stopping process reconnect. */
const SPREAD_MS = 4_000;
const SOONEST_MS = 500;
/** Milliseconds between batches. */
const BEAT_MS = 250;
/** Milliseconds between retries while the database is unavailable. */
const AGAIN_MS = 1_000;

/**
 * Wait after sending, to batch what happens meanwhile. All streams of a process share the moment, so equal queries are
 * batched.
 */
export const nextBeat = () => nextMoment(BEAT_MS);

/** Wait after a failure. */
export const nextTry = () => nextMoment(AGAIN_MS);

const nextMoment = (everyMs: number) => pause(everyMs - (performance.now() % everyMs));

export interface EventStream {
  /** Sends protocol text; no effect after the end. */
  write(text: string): void;
  close(): void;
  isClosed(): boolean;
}

interface Options {
  closing: AbortSignal;
  logger: Logger;
  /** Position to resume after, if nothing was sent. */
  position: number;
  /** Called with the open stream; the returned function is called once at its end. */
  follow: (stream: EventStream) => () => void;
  /** Called periodically; failures are logged. */
  onHeartbeat?: (stream: EventStream) => Promise<void>;
}

const isOver = (response: ServerResponse) => response.writableEnded || response.destroyed;

/**
 * Starts a response of server-sent events. Ends with the client, `close`, after at most five minutes, or with the
 * process.
 */
export function openEventStream({ closing, logger, position, follow, onHeartbeat }: Options): StreamAnswer {
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
    // Clients reconnect soon, elsewhere, and spread over time.
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
