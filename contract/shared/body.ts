import { z } from '@hono/zod-openapi';

export function jsonBody<S extends z.ZodType>(schema: S) {
  return { content: { 'application/json': { schema } }, required: true as const };
}

/** Required multipart form with a file. Its route sets `maxBodyBytes: uploadBytes(…)`. */
export function formBody<S extends z.ZodType>(schema: S) {
  return { content: { 'multipart/form-data': { schema } }, required: true as const };
}

/** Required body that is one file of these types, streamed. Its route sets the maximum size. */
export function fileBody<const T extends string>(types: readonly T[]) {
  const schema = z
    .custom<ReadableStream<Uint8Array>>((value) => value instanceof ReadableStream)
    .openapi({ type: 'string', format: 'binary' });
  const content = Object.fromEntries(types.map((type) => [type, { schema }]));
  return { content: content as Record<T, { schema: typeof schema }>, required: true as const };
}

/** Required body as JSON, or the file itself, which is read as `{ base64 }`. */
export function fileOrJsonBody<S extends z.ZodType>(schema: S, types: readonly string[]) {
  const file = z.custom<z.output<S>>().openapi({ type: 'string', format: 'binary' });
  const files = Object.fromEntries(types.map((type) => [type, { schema: file }]));
  return { content: { ...files, 'application/json': { schema } }, required: true as const };
}

/** Default maximum body size, in bytes. */
export const maxJsonBytes = 256 * 1024;

/** Maximum body size for a file of this many bytes, with room for the form. */
export function uploadBytes(fileBytes: number): number {
  return fileBytes + 64 * 1024;
}
