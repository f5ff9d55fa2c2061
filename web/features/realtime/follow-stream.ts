import type { EventSourceMessage } from 'eventsource-parser';
import { createParser } from 'eventsource-parser';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

export type StreamParts = {
  /** Connects, resuming after the message. Throws on failure. */
  open: (lastEventId: string | null, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  onMessage: (message: EventSourceMessage) => void;
  /** Permanent refusals: signed out, or without a business. */
  isFinal: (error: unknown) => boolean;
  /** Resolves early when aborted. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  random: () => number;
};

/** Backoff with jitter after failed connections. */
export function pauseMs(failures: number, random: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS) * (0.5 + random / 2);
}

/** Follows a stream, reconnecting until aborted. Returns the last id. */
export async function followStream(
  { open, onMessage, isFinal, wait, random }: StreamParts,
  signal: AbortSignal,
  resumeAfter: string | null = null,
): Promise<string | null> {
  let lastEventId = resumeAfter;
  let failures = 0;

  function onEvent(message: EventSourceMessage): void {
    lastEventId = message.id ?? lastEventId;
    failures = 0;
    onMessage(message);
  }

  while (!signal.aborted) {
    failures += 1;
    try {
      const { feed } = createParser({ onEvent });
      await readAll(await open(lastEventId, signal), feed);
    } catch (error) {
      if (signal.aborted || isFinal(error)) break;
    }
    if (!signal.aborted) await wait(pauseMs(failures, random()), signal);
  }
  return lastEventId;
}

async function readAll(body: ReadableStream<Uint8Array>, onPiece: (piece: string) => void): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    onPiece(decoder.decode(part.value, { stream: true }));
  }
}
