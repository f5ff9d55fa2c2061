import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { events } from '#database/schema/events.ts';
import { cardImage } from '#domain/shared/image.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner, eventInput } from '#tests/support/factories.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await createOwner(app);
});
afterAll(() => app.close());

const MB = 1024 * 1024;
type Bytes = Uint8Array<ArrayBuffer>;
const bytes = (content: Buffer | string): Bytes =>
  new Uint8Array(typeof content === 'string' ? new TextEncoder().encode(content) : content);

const plain = (width = 1200, height = 900) => sharp({ create: { width, height, channels: 3, background: '#e4572e' } });

function upload(content: Bytes, name = 'bild.jpg', headers: Record<string, string> = {}) {
  const form = new FormData();
  form.set('image', new File([content], name));
  return app.call<{ profile_image_url: string }>('PUT', '/profile/image', { token: owner.token, form, headers });
}
const remove = () => app.call<{ profile_image_url: null }>('DELETE', '/profile/image', { token: owner.token });

const path = (url: string) => new URL(url).pathname;
const fetchMedia = (url: string, headers: Record<string, string> = {}) => app.app.request(path(url), { headers });
const fetchImage = async (url: string) => sharp(Buffer.from(await (await fetchMedia(url)).arrayBuffer()));
const keyOf = (url: string) => path(url).slice('/media/'.length);

describe('an uploaded image', () => {
  // ASVS 5.3.2.
  it('is kept under the business and the time, in two sizes, and served for an hour', async () => {
    const { status, body } = await upload(bytes(await plain(3200, 2400).jpeg().toBuffer()));
    expect(status).toBe(200);
    const url = body.profile_image_url;
    const time = app.clock.now().getTime();
    expect(path(url)).toMatch(new RegExp(`^/media/business-profiles/${owner.businessId}/${time}\\d{6}\\.webp$`));
    expect(await (await fetchImage(url)).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 1200 });
    expect(await (await fetchImage(cardImage(url))).metadata()).toMatchObject({ width: 800, height: 600 });

    const answer = await fetchMedia(url);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    });
    const etag = answer.headers.get('ETag') ?? '';
    expect((await fetchMedia(url, { 'If-None-Match': etag })).status).toBe(304);
    expect((await app.call('GET', '/profile', { token: owner.token })).body).toEqual(body);
  });

  it.each(['png', 'gif', 'webp', 'avif'] as const)('may be %s, whatever it is called', async (format) => {
    const { body } = await upload(bytes(await plain(40, 30).toFormat(format).toBuffer()), 'bild.txt');
    expect(await (await fetchImage(body.profile_image_url)).metadata()).toMatchObject({ width: 40, height: 30 });
  });

  it('loses its metadata, after its camera’s turn was applied', async () => {
    const exif = { IFD0: { Copyright: 'geheim' }, IFD3: { GPSLatitude: '52/1 29/1 0/1' } };
    const content = await plain(40, 30).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
    expect(content.includes('geheim')).toBe(true);
    const { body } = await upload(bytes(content));
    const stored = await (await fetchImage(body.profile_image_url)).metadata();
    expect(stored).toMatchObject({ width: 30, height: 40 });
    expect([stored.exif, stored.icc, stored.xmp, stored.iptc]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('that is animated becomes its first frame', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(2);
    const image = await fetchImage((await upload(bytes(gif))).body.profile_image_url);
    expect(await image.metadata()).toMatchObject({ height: 20 });
    expect((await image.stats()).dominant).toMatchObject({ b: 8 });
  });

  // ASVS 5.3.1.
  it('carries nothing on of what was hidden behind it', async () => {
    const script = '<script>alert(document.domain)</script><?php system($_GET[0]) ?>PK\u0003\u0004';
    const polyglot = Buffer.concat([await plain(40, 30).jpeg().toBuffer(), Buffer.from(script)]);
    const { body } = await upload(bytes(polyglot));
    expect(await (await fetchMedia(body.profile_image_url)).text()).not.toContain('script');
  });
});

// ASVS 1.3.4, 1.4.1, 5.2.2.
describe('refused is', () => {
  it.each([
    ['a page called a picture', async () => bytes('<!doctype html><script>alert(1)</script>'), 422, 'file_type'],
    [
      'a drawing with script',
      async () => bytes('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      422,
      'file_type',
    ],
    ['a document', async () => bytes('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'), 422, 'file_type'],
    ['an image of another kind', async () => bytes(await plain(9, 9).tiff().toBuffer()), 422, 'file_type'],
    ['nothing', async () => bytes(''), 422, 'file_type'],
    [
      'a picture cut off in the middle',
      async () => bytes((await plain(900, 900).jpeg().toBuffer()).subarray(0, 2000)),
      422,
      'image_unreadable',
    ],
    [
      'only the beginning of one',
      async () => bytes(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
      422,
      'image_unreadable',
    ],
    [
      'a picture of gigantic size in a small file',
      async () => bytes(await plain(12_000, 5000).png({ compressionLevel: 9 }).toBuffer()),
      422,
      'image_dimensions',
    ],
    ['a file above 5 MB', async () => new Uint8Array(5 * MB + 1), 413, 'too_large'],
    ['a file far above', async () => new Uint8Array(7 * MB), 413, 'too_large'],
  ])('%s', async (_, content, status, code) => {
    const before = await app.call('GET', '/profile', { token: owner.token });
    expect((await upload(await content())).body).toMatchObject({ status, code });
    expect((await app.call('GET', '/profile', { token: owner.token })).body).toEqual(before.body);
  });

  it('a form without image', async () => {
    const form = new FormData();
    form.set('image', 'text');
    expect((await app.call('PUT', '/profile/image', { token: owner.token, form })).body).toMatchObject({
      status: 422,
      errors: [{ path: 'image' }],
    });
  });
});

describe('the stored object', () => {
  it('is never overwritten, and goes when another one takes its place', async () => {
    const first = (await upload(bytes(await plain(40, 30).png().toBuffer()))).body.profile_image_url;
    const second = (await upload(bytes(await plain(50, 30).png().toBuffer()))).body.profile_image_url;
    expect(second).not.toBe(first);
    for (const url of [first, cardImage(first)]) expect((await fetchMedia(url)).status).toBe(404);
    for (const url of [second, cardImage(second)]) expect((await fetchMedia(url)).status).toBe(200);
  });

  it('goes when the image is removed, and removing again does no harm', async () => {
    const url = (await upload(bytes(await plain(40, 30).png().toBuffer()))).body.profile_image_url;
    expect((await remove()).body.profile_image_url).toBeNull();
    for (const gone of [url, cardImage(url)]) expect((await fetchMedia(gone)).status).toBe(404);
    expect((await remove()).status).toBe(200);
  });

  it('stays when the change was made on another state', async () => {
    const content = bytes(await plain(40, 30).png().toBuffer());
    const { body, headers } = await upload(content);
    expect((await upload(content, 'a.png', { 'If-Match': '"other"' })).status).toBe(412);
    expect((await fetchMedia(body.profile_image_url)).status).toBe(200);
    expect((await upload(content, 'a.png', { 'If-Match': headers.get('ETag') ?? '' })).status).toBe(200);
  });

  it('is swept a day after nothing names it any more', async () => {
    const content = bytes(await plain(40, 30).png().toBuffer());
    const kept = (await upload(content)).body.profile_image_url;
    const keyAfter = (ms: number) => `business-profiles/${owner.businessId}/${app.clock.now().getTime() + ms}.webp`;
    const eventKey = keyAfter(1);
    const put = async (key: string) => {
      for (const part of [key, cardImage(key)]) await app.deps.files.put(part, content, { mimeType: 'image/webp' });
    };
    await put(eventKey);
    await put(keyAfter(2));
    const event = await app.call('POST', '/events', { token: owner.token, json: eventInput() });
    await app.db
      .update(events)
      .set({ imageKey: eventKey })
      .where(eq(events.id, String(event.body.id)));
    app.clock.advance({ days: 1, minutes: 1 });
    const youngKey = keyAfter(0);
    await put(youngKey);
    await app.deps.files.put('proofs/a/b.pdf', content, { mimeType: 'application/pdf' });

    await app.handlers['sweep-orphaned-images']({});
    const left: string[] = [];
    for await (const keys of app.deps.files.list(`business-profiles/${owner.businessId}`)) left.push(...keys);
    expect(left.sort()).toEqual([keyOf(kept), eventKey, youngKey].flatMap((key) => [key, cardImage(key)]).sort());
    expect(await app.deps.files.exists('proofs/a/b.pdf')).toBe(true);
  });
});

describe('the public address', () => {
  it.each([
    '/media/proofs/0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11/1766500000000.webp',
    '/media/business-profiles/../proofs/a.pdf',
    '/media/business-profiles/%2e%2e/proofs/a.pdf',
    '/media/business-profiles/0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11/..%2f..%2fproofs%2fa.webp',
    '/media/business-profiles/0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11/1766500000000.webp',
    '/media/proofs/a.pdf',
    '/media/',
    '/media',
  ])('%s leads nowhere', async (address) => {
    await app.deps.files.put('proofs/a.pdf', bytes('secret'), { mimeType: 'application/pdf' });
    expect((await app.app.request(address)).status).toBe(404);
  });
});
