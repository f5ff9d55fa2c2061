import { z } from '@hono/zod-openapi';

/** A required JSON body. */
export function jsonBody<S extends z.ZodType>(schema: S) {
  return { content: { 'application/json': { schema } }, required: true as const };
}

/** A required form with a file in it. Its route states the maximum size: `maxBodyBytes: uploadBytes(…)`. */
export function formBody<S extends z.ZodType>(schema: S) {
  return { content: { 'multipart/form-data': { schema } }, required: true as const };
}

/** A required body that is one file of these types, read while it arrives. Its route states the maximum size. */
export function fileBody<const T extends string>(types: readonly T[]) {
  const schema = z
    .custom<ReadableStream<Uint8Array>>((value) => value instanceof ReadableStream)
    .openapi({ type: 'string', format: 'binary' });
  const content = Object.fromEntries(types.map((type) => [type, { schema }]));
  return { content: content as Record<T, { schema: typeof schema }>, required: true as const };
}

/** Maximum size of a body unless its route states another, in bytes. */
export const maxJsonBytes = 256 * 1024;

/** Maximum size of a body with a file of at most this many bytes: there is room for the form around the file. */
export function uploadBytes(fileBytes: number): number {
  return fileBytes + 64 * 1024;
}
