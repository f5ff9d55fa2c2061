import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardImage } from '#domain/shared/image.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { setPlan } from '#tests/support/factories.ts';
import { createSeriesOwner } from '#tests/support/series/series-calls.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof createSeriesOwner>>;
let bytes: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-23T12:00:00Z');
  owner = await createSeriesOwner(app);
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#e4572e' } });
  bytes = new Uint8Array(await picture.png().toBuffer());
});
afterAll(() => app.close());

async function addPicture(id: string, alt: string) {
  const form = new FormData();
  form.set('image', new File([bytes], 'bild.png'));
  form.set('alt', alt);
  app.clock.advance({ seconds: 1 });
  const { status } = await app.call('POST', `/events/${id}/pictures`, { token: owner.token, form });
  expect(status).toBe(200);
}

async function begin(event_id: string) {
  const { body } = await owner.call('POST', '/series', { event_id, frequency: 'weekly', count: 3 });
  return body.dates.map((date) => date.event_id);
}

const pictures = async (id: string) => (await owner.event(id)).pictures as { url: string; alt: string }[];
const fetchMedia = async (url: string) => (await app.app.request(new URL(url).pathname)).status;

it('new dates of a series have copies of its pictures, which stay when the first date goes', async () => {
  const id = await owner.draft();
  await addPicture(id, 'Die Tafel');
  await addPicture(id, 'Der Tresen');
  const [, ...later] = await begin(id);
  await app.runJobs();
  const shown = await Promise.all(later.map(pictures));
  expect(shown.map((each) => each.map(({ alt }) => alt))).toEqual([
    ['Die Tafel', 'Der Tresen'],
    ['Die Tafel', 'Der Tresen'],
  ]);
  const urls = [...(await pictures(id)), ...shown.flat()].map(({ url }) => url);
  expect(new Set(urls).size).toBe(6);
  await owner.call('DELETE', `/events/${id}`);
  for (const url of urls.slice(2))
    expect([await fetchMedia(url), await fetchMedia(cardImage(url))]).toEqual([200, 200]);
});

it('a date that has a picture of its own by then keeps it, and one that is gone needs none', async () => {
  const id = await owner.draft();
  await addPicture(id, 'Die Tafel');
  const [, second = '', third = ''] = await begin(id);
  await addPicture(second, 'Eigenes Bild');
  await owner.call('DELETE', `/events/${third}`);
  await app.runJobs();
  await app.handlers['duplicate-series-pictures']({ eventId: second });
  expect((await pictures(second)).map(({ alt }) => alt)).toEqual(['Eigenes Bild']);
});

it('a series without pictures has none to hand on', async () => {
  const [, second = ''] = await begin(await owner.draft());
  await app.runJobs();
  expect(await pictures(second)).toEqual([]);
});

it('new dates have copies of its video as well, as long as the plan gives videos', async () => {
  await setPlan(app, owner.businessId, 'professional');
  const id = await owner.draft();
  const file = new Uint8Array(
    await readFile(new URL('../../../../tests/support/videos/vp9-opus.webm', import.meta.url)),
  );
  const headers = { 'Content-Type': 'video/webm' };
  const sent = await app.call('PUT', `/events/${id}/video`, { token: owner.token, file, headers });
  expect(sent.status).toBe(200);
  await owner.call('PATCH', `/events/${id}/video`, { label: 'Der Saal' });
  const videoOf = async (of: string) => (await owner.event(of)).video as { url: string; label: string } | null;
  const [, second = '', third = ''] = await begin(id);
  await app.runJobs();
  const [original, ...copies] = [await videoOf(id), await videoOf(second), await videoOf(third)];
  expect(copies).toMatchObject([{ label: original?.label }, { label: original?.label }]);
  expect(new Set([original, ...copies].map((each) => each?.url)).size).toBe(3);
  for (const copy of copies) expect(await fetchMedia(copy?.url ?? '')).toBe(200);

  const [, later = ''] = await begin(await again(id));
  await app.runJobs();
  expect(await videoOf(later)).toBeNull();
});

async function again(id: string): Promise<string> {
  await setPlan(app, owner.businessId, 'professional');
  const { body } = await owner.call<{ id: string }>('POST', `/events/${id}/duplicate`);
  await setPlan(app, owner.businessId, 'starter');
  return body.id;
}
