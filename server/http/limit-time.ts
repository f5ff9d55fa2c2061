import type { MiddlewareHandler } from 'hono';
import { unavailable } from '#server/context/problem.ts';

/**
 * How long a call waits for the start of a response, in milliseconds. Everything that a call waits for has a shorter limit
 * of its own; this one applies when several of them add up. The bytes of a stream or a file may follow later.
 */
export const REQUEST_LIMIT_MS = 30_000;

/** 503 for a call that takes too long. Its work continues to the end: a repetition with the same key finds the result. */
export const limitTime: MiddlewareHandler = async (_c, next) => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(unavailable()), REQUEST_LIMIT_MS);
  });
  try {
    await Promise.race([next(), timeout]);
  } finally {
    clearTimeout(timer);
  }
};
