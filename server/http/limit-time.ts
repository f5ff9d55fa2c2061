import type { MiddlewareHandler } from 'hono';
import { unavailable } from '#server/context/problem.ts';
import { isLongUpload, LONG_UPLOAD_MS } from '#server/http/long-uploads.ts';

/**
 * How long a call waits for the start of a response, in milliseconds. Everything that a call waits for has a shorter limit
 * of its own; this one applies when several of them add up. A video may take longer to arrive first. The bytes of a stream or a file may follow later.
 */
export const REQUEST_LIMIT_MS = 30_000;

/** 503 for a call that takes too long. Its work continues to the end: a repetition with the same key finds the result. */
export const limitTime: MiddlewareHandler = async (c, next) => {
  const limitMs = REQUEST_LIMIT_MS + (isLongUpload(c.req.method, c.req.path) ? LONG_UPLOAD_MS : 0);
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(unavailable()), limitMs);
  });
  try {
    await Promise.race([next(), timeout]);
  } finally {
    clearTimeout(timer);
  }
};
