import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { StreamAnswer } from '#server/http/endpoint.ts';

/** The longest. Streams are often opened at the same moment, and shall not all beat and end together. */
const HEARTBEAT_MS = 20_000;
/** The longest; after it the client reconnects. */
const LIFETIME_MS = 5 * 60_000;
const upTo = (ms: number) => ms * (1 - Math.random() / 4);
/** Clients of a process that stops come back spread over this time, in milliseconds. */
const SPREAD_MS = 4_000;
const SOONEST_MS = 500;
/** Where much happens, it is sent this often, in milliseconds. */
const BEAT_MS = 250;
/** Where the database cannot be had, it is asked this often, in milliseconds. */
const AGAIN_MS = 1_000;

/**
 * To be waited for after something was sent, so that what happens meanwhile is read and sent together. It is the same moment for all streams of
 * the process: those that want the same are answered together.
 */
export const nextBeat = () => nextMoment(BEAT_MS);

/** The same, to be waited for after a failure. */
export const nextTry = () => nextMoment(AGAIN_MS);

const nextMoment = (everyMs: number) => pause(everyMs - (performance.now() % everyMs));

/** Server-sent events on their way to one client. */
export interface EventStream {
  /** Sends text of the protocol; after the end it does nothing. */
  write(text: string): void;
  close(): void;
  isClosed(): boolean;
}

interface Options {
  closing: AbortSignal;
  logger: Logger;
  /** The position to go on after when nothing has been sent yet. */
  position: number;
  /** Called once, with a stream that is open; what it returns is called once, when the stream has ended. */
  follow: (stream: EventStream) => () => void;
  /** Called now and then while the stream is open. A failure is written to the log. */
  onHeartbeat?: (stream: EventStream) => Promise<void>;
}

/** Its client has left, or was answered otherwise. */
const isOver = (response: ServerResponse) => response.writableEnded || response.destroyed;

/** Begins to send server-sent events: they end with their client, with `close`, after five minutes at most, or with this process. */
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
    // Come back soon, elsewhere, and not all at once.
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
    // It is not told again of what happened while it was asked whether they may listen.
    if (closing.aborted) leave();
    if (isOver(response)) end();
  };
}
