import type { MiddlewareHandler } from 'hono';
import type { Problem } from '#server/context/problem.ts';
import { unavailable } from '#server/context/problem.ts';
import { isLongUpload, LONG_UPLOAD_MS } from '#server/http/long-uploads.ts';

/**
 * Milliseconds until a response must start. Every wait inside has a shorter timeout; this one bounds their sum. A video
 * may take longer to arrive, streams and files longer to send.
 */
export const REQUEST_TIMEOUT_MS = 30_000;

/** Milliseconds between checks. */
const LOOK_MS = 500;

interface WaitingCall {
  lateAt: number;
  refuse: (problem: Problem) => void;
}

/** Calls without a response. One timer checks all: a timer each would retain the call until it fires. */
const waiting = new Set<WaitingCall>();
let isLooking = false;

function lookAgain(): void {
  isLooking = waiting.size > 0;
  if (isLooking) setTimeout(refuseLate, LOOK_MS).unref();
}

function refuseLate(): void {
  const now = performance.now();
  for (const { lateAt, refuse } of waiting) if (lateAt <= now) refuse(unavailable());
  lookAgain();
}

/** 503 for a call that takes too long. Its work continues; a repetition with the same key gets the result. */
export const timeOutRequests: MiddlewareHandler = async (c, next) => {
  const limitMs = REQUEST_TIMEOUT_MS + (isLongUpload(c.req.method, c.req.path) ? LONG_UPLOAD_MS : 0);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const call = { lateAt: performance.now() + limitMs, refuse: reject };
  waiting.add(call);
  if (!isLooking) lookAgain();
  next().then(resolve, reject);
  try {
    await promise;
  } finally {
    waiting.delete(call);
  }
};
