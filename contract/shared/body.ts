import type { z } from '@hono/zod-openapi';

/** A required JSON body. */
export function jsonBody<S extends z.ZodType>(schema: S) {
  return { content: { 'application/json': { schema } }, required: true as const };
}

/** A required form with a file in it. Its route says how large it may be: `maxBodyBytes: uploadBytes(…)`. */
export function formBody<S extends z.ZodType>(schema: S) {
  return { content: { 'multipart/form-data': { schema } }, required: true as const };
}

/** Bytes that a body may have unless its route says otherwise. */
export const maxJsonBytes = 256 * 1024;

/** Bytes that a body with a file of at most so many bytes may have: there is room for the form around the file. */
export function uploadBytes(fileBytes: number): number {
  return fileBytes + 64 * 1024;
}
