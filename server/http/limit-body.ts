import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Problem } from '#server/context/problem.ts';

/** Refuses a larger body (413), whether or not it states its length. */
export function limitBody(maxSize: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new Problem('too_large', { detail: `The body may have ${maxSize} bytes at most` });
    },
  });
}
