import type { z } from '@hono/zod-openapi';

/** A required JSON body. */
export function jsonBody<S extends z.ZodType>(schema: S) {
  return { content: { 'application/json': { schema } }, required: true as const };
}
