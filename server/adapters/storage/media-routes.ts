import { Hono } from 'hono';
import { MEDIA_PATH } from '#server/adapters/storage/image-url.ts';
import { IMAGE_KEY } from '#server/adapters/storage/store-image.ts';
import { serveVideo } from '#server/adapters/videos/serve-video.ts';
import { VIDEO_KEY, videoCacheControl } from '#server/adapters/videos/store-video.ts';
import type { FileStore } from '#server/context/adapters.ts';
import { Problem } from '#server/context/problem.ts';
import { namesEtag } from '#server/http/etag.ts';

/** Serves images and videos of profiles and events only; proofs have no URL. */
export function createMedia(files: FileStore): Hono {
  return new Hono().get('/*', async (c) => {
    const key = c.req.path.slice(MEDIA_PATH.length + 1);
    const isVideo = VIDEO_KEY.test(key);
    if (!(isVideo || IMAGE_KEY.test(key)) || !(await files.exists(key))) throw new Problem('not_found');
    // Keys are written once, so the name identifies the content.
    const etag = `"${key.slice(key.lastIndexOf('/') + 1)}"`;
    c.header('ETag', etag);
    c.header('Cache-Control', isVideo ? videoCacheControl : 'public, max-age=3600');
    c.header('Content-Security-Policy', "default-src 'none'; sandbox");
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    if (namesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304);
    if (isVideo) return serveVideo(c, files, key, etag);
    return c.body(new Uint8Array(await files.get(key)), 200, { 'Content-Type': 'image/webp' });
  });
}
