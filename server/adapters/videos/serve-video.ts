import type { Context as HonoContext } from 'hono';
import { videoTypeOf } from '#server/adapters/videos/store-video.ts';
import type { FilePart, FileStore } from '#server/context/adapters.ts';

/** Parses `Range`: null for the whole file, `'none'` outside of it. One range only. */
function readRange(header: string | undefined, size: number): FilePart | 'none' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const count = Math.min(Number(last), size);
    return count === 0 ? 'none' : { start: size - count, end: size - 1 };
  }
  const part = { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
  if (last !== '' && Number(last) < part.start) return null;
  return part.start < size ? part : 'none';
}

/** The range is outside of the file. */
class OutsideOfFile extends Error {
  readonly size: number;
  constructor(size: number) {
    super('outside of the file');
    this.size = size;
  }
}

/** Streams a video or a range; browsers play only with range support. */
export async function serveVideo(c: HonoContext, files: FileStore, key: string, etag: string): Promise<Response> {
  c.header('Accept-Ranges', 'bytes');
  c.header('Content-Type', videoTypeOf(key));
  // A range of another version is useless.
  const condition = c.req.header('If-Range');
  const range = condition === undefined || condition === etag ? c.req.header('Range') : undefined;
  let part: FilePart | null = null;
  try {
    const { content, size } = await files.open(key, (size) => {
      const read = readRange(range, size);
      if (read === 'none') throw new OutsideOfFile(size);
      part = read;
      return read;
    });
    return respond(c, content, size, part);
  } catch (error) {
    if (!(error instanceof OutsideOfFile)) throw error;
    return c.body(null, 416, { 'Content-Range': `bytes */${error.size}` });
  }
}

async function respond(c: HonoContext, content: ReadableStream<Uint8Array>, size: number, part: FilePart | null) {
  c.header('Content-Length', String(part ? part.end - part.start + 1 : size));
  if (part) c.header('Content-Range', `bytes ${part.start}-${part.end}/${size}`);
  if (c.req.method !== 'HEAD') return c.body(content, part ? 206 : 200);
  await content.cancel();
  return c.body(null, part ? 206 : 200);
}
