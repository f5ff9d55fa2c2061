import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Problem } from '#server/context/problem.ts';

/** Refuses a body of more bytes (413), whether it says its length or not. */
export function limitBody(maxSize: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new Problem('too_large', { detail: `The body may have ${maxSize} bytes at most` });
    },
  });
}
