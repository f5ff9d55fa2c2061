import { readdir, readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { events } from '#database/schema/events.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { videoFile } from '#domain/events/video-limits.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setPlan, verifyBusiness } from '#tests/support/factories.ts';

interface Video {
  url: string;
  mime_type: string;
  seconds: number;
  width: number;
  height: number;
  label: string;
  poster_url: string | null;
}
interface EventBody extends Record<string, unknown> {
  id: string;
  video: Video | null;
}

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(rateLimits);
  await setPlan(app, owner.businessId, 'professional');
});
afterEach(() => void vi.restoreAllMocks());

const video = (name: string) => readFile(new URL(`../../../../tests/support/videos/${name}`, import.meta.url));
const call = (method: string, path: string, json?: unknown, headers?: Record<string, string>) =>
  app.call<EventBody>(method, `/events${path}`, { token: owner.token, json, headers });
const create = async (overrides = {}) => (await call('POST', '', eventInput(overrides))).body.id;
const ask = (url: string, init?: RequestInit) => app.app.request(new URL(url).pathname, init);
const bytesOf = async (url: string) => Buffer.from(await (await ask(url)).arrayBuffer());

async function send(
  id: string,
  content: Uint8Array<ArrayBuffer>,
  { token = owner.token, type = 'video/mp4', ...headers }: Record<string, string> = {},
) {
  app.clock.advance({ seconds: 1 });
  return app.call<EventBody>('PUT', `/events/${id}/video`, {
    token,
    file: content,
    headers: { 'Content-Type': type, ...headers },
  });
}
const sendFile = async (id: string, name: string, options = {}) => send(id, new Uint8Array(await video(name)), options);

async function withVideo(overrides = {}, name = 'h264-aac.mp4') {
  const id = await create(overrides);
  const { body } = await sendFile(id, name);
  if (!body.video) throw new Error(JSON.stringify(body));
  return { id, video: body.video };
}

async function sendPoster(id: string, token = owner.token) {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#e4572e' } });
  const form = new FormData();
  form.set('image', new File([new Uint8Array(await picture.png().toBuffer())], 'poster.png'));
  app.clock.advance({ seconds: 1 });
  return app.call<EventBody>('PUT', `/events/${id}/video/poster`, { token, form });
}

async function stored(folder = 'event-videos'): Promise<string[]> {
  const found: string[] = [];
  for await (const keys of app.deps.files.list(`${folder}/${owner.businessId}`)) found.push(...keys);
  return found;
}
const onTheWay = async () => (await readdir(app.deps.config.dataDir)).filter((name) => name.startsWith('video-'));

const SECRETS = /GeheimerTitel|Kommentar|52\.5|\bAda\b|Kamera|x264|x265|Lavf/;

describe('the video of an event', () => {
  it.each([
    ['h264-aac.mp4', 'video/mp4'],
    ['hevc-aac.mp4', 'video/mp4'],
    ['av1-opus.mp4', 'video/mp4'],
    ['phone.mov', 'video/mp4'],
    ['vp8-vorbis.webm', 'video/webm'],
    ['vp9-opus.webm', 'video/webm'],
    ['silent.webm', 'video/webm'],
  ])('%s is kept as %s with nothing in it but picture and sound', async (name, type) => {
    const secretOf = (bytes: Buffer) => SECRETS.exec(bytes.toString('latin1'))?.[0] ?? null;
    expect(secretOf(await video(name))).not.toBeNull();
    const { video: kept } = await withVideo({}, name);
    expect(kept).toMatchObject({ mime_type: type, seconds: 2, width: 128, height: 72, label: '', poster_url: null });
    const bytes = await bytesOf(kept.url);
    expect(secretOf(bytes)).toBeNull();
    if (type === 'video/mp4') expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    expect(await onTheWay()).toEqual([]);
  });

  it.each([
    ['61-seconds.mp4', 'video_too_long'],
    ['old-codec.mp4', 'video_format'],
    ['sound-only.mp4', 'video_format'],
    ['README.md', 'video_unreadable'],
  ])('%s is refused as %s, and nothing of it stays', async (name, code) => {
    const { id, video: kept } = await withVideo();
    const before = await stored();
    const { status, body } = await sendFile(id, name);
    expect([status, body.code, body.errors]).toMatchObject([422, code, [{ path: 'video', code }]]);
    expect((await call('GET', `/${id}`)).body.video).toEqual(kept);
    expect([await stored(), await onTheWay()]).toEqual([before, []]);
  });

  it('that is cut off, empty or of another type is refused', async () => {
    const id = await create();
    const whole = new Uint8Array(await video('vp9-opus.webm'));
    expect((await send(id, whole.slice(0, 40))).body.code).toBe('video_unreadable');
    expect((await send(id, new Uint8Array())).body.code).toBe('video_unreadable');
    const mp4 = new Uint8Array(await video('h264-aac.mp4'));
    expect((await send(id, mp4.slice(0, mp4.length / 2))).body.code).toBe('video_unreadable');
    expect((await send(id, whole, { type: 'video/x-msvideo' })).status).toBe(415);
  });

  it('that is larger than 60 MB is refused, whether it says so or not', async () => {
    const id = await create();
    const large = new Uint8Array(videoFile.maxBytes + 1);
    const length = String(large.length);
    expect(await send(id, large, { 'Content-Length': length })).toMatchObject({
      status: 413,
      body: { code: 'too_large' },
    });
    expect(await send(id, large)).toMatchObject({ status: 413, body: { code: 'too_large' } });
    expect(await onTheWay()).toEqual([]);
  });

  it('takes the place of the previous one, whose files go', async () => {
    const { id, video: first } = await withVideo();
    await call('PATCH', `/${id}/video`, { label: 'Die Band' });
    const { body: posted } = await sendPoster(id);
    const { body } = await sendFile(id, 'silent.webm', { type: 'video/webm' });
    expect(body.video).toMatchObject({ mime_type: 'video/webm', label: '', poster_url: null });
    expect((await ask(first.url)).status).toBe(404);
    expect((await ask(posted.video?.poster_url ?? '')).status).toBe(404);
  });

  it('has words and a poster, and goes with both', async () => {
    const { id, video: kept } = await withVideo();
    const { body } = await call('PATCH', `/${id}/video`, { label: ' Die Band probt ' });
    expect(body.video).toEqual({ ...kept, label: 'Die Band probt' });
    const poster = (await sendPoster(id)).body.video?.poster_url ?? '';
    expect((await ask(poster)).headers.get('Content-Type')).toBe('image/webp');
    expect((await call('DELETE', `/${id}/video`)).body.video).toBeNull();
    expect([(await ask(kept.url)).status, (await ask(poster)).status]).toEqual([404, 404]);
    expect((await call('PATCH', `/${id}/video`, { label: 'X' })).status).toBe(404);
    expect((await sendPoster(id)).status).toBe(404);
    expect((await call('DELETE', `/${id}/video`)).status).toBe(200);
  });

  it('stays as it is when the change was made on another state', async () => {
    const { id, video: kept } = await withVideo();
    const before = await stored();
    const stale = { 'If-Match': '"other"' };
    expect((await sendFile(id, 'silent.webm', { type: 'video/webm', ...stale })).status).toBe(412);
    expect((await call('PATCH', `/${id}/video`, { label: 'X' }, stale)).status).toBe(412);
    expect((await call('DELETE', `/${id}/video`, undefined, stale)).status).toBe(412);
    expect((await call('GET', `/${id}`)).body.video).toEqual(kept);
    expect(await stored()).toEqual(before);
  });

  it('is copied for a duplicate, and goes with its own event only', async () => {
    const { id, video: original } = await withVideo();
    await sendPoster(id);
    const { body: copy } = await call('POST', `/${id}/duplicate`);
    const { video: copied } = copy;
    expect(copied).toMatchObject({ seconds: 2, width: 128 });
    expect(copied?.url).not.toBe(original.url);
    await call('DELETE', `/${copy.id}`);
    expect((await ask(copied?.url ?? '')).status).toBe(404);
    expect((await ask(copied?.poster_url ?? '')).status).toBe(404);
    expect((await ask(original.url)).status).toBe(200);
  });

  it('of another business cannot be touched', async () => {
    const stranger = await createOwner(app);
    await setPlan(app, stranger.businessId, 'professional');
    const { id } = await withVideo();
    expect((await sendFile(id, 'silent.webm', { token: stranger.token })).status).toBe(404);
    expect((await sendPoster(id, stranger.token)).status).toBe(404);
    expect((await app.call('DELETE', `/events/${id}/video`, { token: stranger.token })).status).toBe(404);
  });

  it('that the store cannot keep leaves the previous one in its place', async () => {
    const { id, video: kept } = await withVideo();
    const before = await stored();
    vi.spyOn(app.deps.files, 'putFile').mockRejectedValue(new Error('the store is away'));
    expect((await sendFile(id, 'silent.webm', { type: 'video/webm' })).status).toBe(500);
    vi.restoreAllMocks();
    expect((await call('GET', `/${id}`)).body.video).toEqual(kept);
    expect([await stored(), await onTheWay()]).toEqual([before, []]);
    expect((await ask(kept.url)).status).toBe(200);
  });

  it('is limited to twenty in an hour', async () => {
    const id = await create();
    for (let i = 0; i < 19; i++) await app.deps.rateLimits.consume('videoUpload', owner.businessId);
    expect((await sendFile(id, 'silent.webm')).status).toBe(200);
    expect((await sendFile(id, 'silent.webm')).status).toBe(429);
    expect((await call('POST', `/${id}/duplicate`)).body.video).toBeNull();
  });
});

describe('the plan', () => {
  it.each(['none', 'starter'] as const)('%s gives no video, and the refusal names what is missing', async (plan) => {
    const id = await create();
    await setPlan(
      app,
      owner.businessId,
      plan === 'none' ? 'professional' : plan,
      plan === 'none' ? 'inactive' : 'active',
    );
    const refused = await sendFile(id, 'h264-aac.mp4');
    expect(refused).toMatchObject({ status: 403, body: { code: 'plan_needed', feature: 'video' } });
    expect(await onTheWay()).toEqual([]);
  });

  it('that ends hides the video from guests and keeps it, until a plan gives it again', async () => {
    const { id, video: kept } = await withVideo({ status: 'published' });
    const shown = async () => (await callAsApp<EventBody>(app, 'GET', `/events/${id}`)).body.video;
    expect(await shown()).toEqual(kept);
    await setPlan(app, owner.businessId, 'professional', 'inactive');
    expect(await shown()).toBeNull();
    expect((await call('GET', `/${id}`)).body.video).toEqual(kept);
    expect((await call('POST', `/${id}/duplicate`)).body.video).toBeNull();
    expect((await sendPoster(id)).body.code).toBe('plan_needed');
    await setPlan(app, owner.businessId, 'enterprise');
    expect(await shown()).toEqual(kept);
    await setPlan(app, owner.businessId, 'professional', 'inactive');
    expect((await call('DELETE', `/${id}/video`)).body.video).toBeNull();
  });
});

describe('a video is served', () => {
  it('whole, with what a browser needs to ask for parts, and runs nothing', async () => {
    const { video: kept } = await withVideo();
    const answer = await ask(kept.url);
    expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
      200,
      {
        'content-type': 'video/mp4',
        'accept-ranges': 'bytes',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=3600, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
      },
    ]);
    expect(answer.headers.get('Content-Length')).toBe(String((await answer.arrayBuffer()).byteLength));
    const etag = answer.headers.get('ETag') ?? '';
    expect((await ask(kept.url, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  it('by ranges: the beginning, the middle, the end, and what lies outside', async () => {
    const { video: kept } = await withVideo();
    const all = await bytesOf(kept.url);
    const size = all.length;
    const read = async (Range: string, more = {}) => {
      const answer = await ask(kept.url, { headers: { Range, ...more } });
      const bytes = Buffer.from(await answer.arrayBuffer());
      return { status: answer.status, range: answer.headers.get('Content-Range'), bytes };
    };
    expect(await read('bytes=0-1')).toEqual({ status: 206, range: `bytes 0-1/${size}`, bytes: all.subarray(0, 2) });
    expect(await read('bytes=100-')).toEqual({
      status: 206,
      range: `bytes 100-${size - 1}/${size}`,
      bytes: all.subarray(100),
    });
    expect(await read('bytes=-5')).toEqual({
      status: 206,
      range: `bytes ${size - 5}-${size - 1}/${size}`,
      bytes: all.subarray(size - 5),
    });
    expect(await read(`bytes=10-${size * 2}`)).toMatchObject({ status: 206, range: `bytes 10-${size - 1}/${size}` });
    expect(await read(`bytes=${size}-`)).toEqual({ status: 416, range: `bytes */${size}`, bytes: Buffer.alloc(0) });
    expect(await read('bytes=-0')).toMatchObject({ status: 416 });
    for (const other of ['bytes=5-1', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=-', 'bytes=x-']) {
      expect(await read(other)).toMatchObject({ status: 200, bytes: all });
    }
    expect(await read('bytes=0-1', { 'If-Range': '"other"' })).toMatchObject({ status: 200, bytes: all });
    const etag = (await ask(kept.url)).headers.get('ETag') ?? '';
    expect(await read('bytes=0-1', { 'If-Range': etag })).toMatchObject({ status: 206 });
    const head = await ask(kept.url, { method: 'HEAD', headers: { Range: 'bytes=0-1' } });
    expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([206, '2', '']);
  });
});

describe('what is stored of videos', () => {
  it('goes with a deleted event', async () => {
    const { id, video: kept } = await withVideo();
    const poster = (await sendPoster(id)).body.video?.poster_url ?? '';
    await call('DELETE', `/${id}`);
    expect([(await ask(kept.url)).status, (await ask(poster)).status]).toEqual([404, 404]);
  });

  it('is swept when no event names it, and not before', async () => {
    const { id, video: kept } = await withVideo();
    const poster = (await sendPoster(id)).body.video?.poster_url ?? '';
    const lost = await withVideo();
    await app.db.update(events).set({ video: null }).where(eq(events.id, lost.id));
    const sweep = async () => {
      await app.handlers['sweep-orphaned-videos']({});
      await app.handlers['sweep-orphaned-images']({});
    };
    await sweep();
    expect((await ask(lost.video.url)).status).toBe(200);
    app.clock.advance({ days: 2 });
    await sweep();
    expect((await ask(lost.video.url)).status).toBe(404);
    expect([(await ask(kept.url)).status, (await ask(poster)).status]).toEqual([200, 200]);
  });

  it('goes with the business', async () => {
    const gone = await createOwner(app);
    await setPlan(app, gone.businessId, 'professional');
    const { body } = await app.call<EventBody>('POST', '/events', { token: gone.token, json: eventInput() });
    const sent = await sendFile(body.id, 'silent.webm', { token: gone.token, type: 'video/webm' });
    await setPlan(app, gone.businessId, 'professional', 'inactive');
    await app.call('DELETE', '/account', { token: gone.token, json: { password: gone.password } });
    await app.handlers['forget-business']({ businessId: gone.businessId });
    expect((await ask(sent.body.video?.url ?? '')).status).toBe(404);
  });
});
