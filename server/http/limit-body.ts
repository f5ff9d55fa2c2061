import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Problem } from '#server/context/problem.ts';

const tooLarge = (maxSize: number) =>
  new Problem('too_large', { detail: `The body may have ${maxSize} bytes at most` });

/**
 * 413 for a larger body. With a stated length nothing is read: Node enforces it, and reading would build a whole
 * `Request`.
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

/** 413 for a larger stated size; without one the reader counts. */
export function limitStatedSize(maxSize: number): MiddlewareHandler {
  return (c, next) => {
    if (Number(c.req.header('Content-Length') ?? 0) > maxSize) throw tooLarge(maxSize);
    return next();
  };
}
