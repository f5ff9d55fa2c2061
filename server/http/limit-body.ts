import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Problem } from '#server/context/problem.ts';

const tooLarge = (maxSize: number) =>
  new Problem('too_large', { detail: `The body may have ${maxSize} bytes at most` });

/**
 * Refuses a larger body (413), whether or not it states its length. One that does is not touched: Node lets no more through
 * than was stated, and to look at the body makes a whole `Request` and two streams.
 */
export function limitBody(maxSize: number): MiddlewareHandler {
  const count = bodyLimit({
    maxSize,
    onError: () => {
      throw tooLarge(maxSize);
    },
  });
  const believe = limitStatedSize(maxSize);
  return (c, next) => {
    const isStated = c.req.header('Content-Length') !== undefined && c.req.header('Transfer-Encoding') === undefined;
    return (isStated ? believe : count)(c, next);
  };
}

/** Refuses a body with a larger stated size; bodies without one are counted while they are read. */
export function limitStatedSize(maxSize: number): MiddlewareHandler {
  return (c, next) => {
    if (Number(c.req.header('Content-Length') ?? 0) > maxSize) throw tooLarge(maxSize);
    return next();
  };
}
