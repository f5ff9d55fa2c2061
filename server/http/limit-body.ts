import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Problem } from '#server/context/problem.ts';

const tooLarge = (maxSize: number) =>
  new Problem('too_large', { detail: `The body may have ${maxSize} bytes at most` });

/** Refuses a larger body (413), whether or not it states its length. */
export function limitBody(maxSize: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw tooLarge(maxSize);
    },
  });
}

/** Refuses a body that says it is larger; what does not say so is counted by whoever reads it. */
export function limitStatedSize(maxSize: number): MiddlewareHandler {
  return (c, next) => {
    if (Number(c.req.header('Content-Length') ?? 0) > maxSize) throw tooLarge(maxSize);
    return next();
  };
}
