import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { events } from '#database/schema/events.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { cardImage } from '#domain/shared/image.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setPlan, verifyBusiness } from '#tests/support/factories.ts';

interface Picture {
  id: string;
  url: string;
  alt: string;
}
interface EventBody extends Record<string, unknown> {
  id: string;
  image_url: string | null;
  pictures: Picture[];
  status: string;
}

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
let bytes: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#e4572e' } });
  bytes = new Uint8Array(await picture.png().toBuffer());
});
afterAll(() => app.close());
beforeEach(async () => void (await app.db.delete(rateLimits)));

const call = (method: string, path: string, json?: unknown, headers?: Record<string, string>) =>
  app.call<EventBody>(method, `/events${path}`, { token: owner.token, json, headers });
const create = async (overrides = {}) => (await call('POST', '', eventInput(overrides))).body.id;
const fetchMedia = async (url: string) => (await app.app.request(new URL(url).pathname)).status;
const ids = ({ pictures }: EventBody) => pictures.map(({ id }) => id);

function add(id: string, alt?: string, token = owner.token) {
  const form = new FormData();
  form.set('image', new File([bytes], 'bild.png'));
  if (alt !== undefined) form.set('alt', alt);
  app.clock.advance({ seconds: 1 });
  return app.call<EventBody>('POST', `/events/${id}/pictures`, { token, form });
}

async function withPictures(count: number, overrides = {}) {
  const id = await create(overrides);
  for (let i = 0; i < count; i++) expect((await add(id, `Bild ${i}`)).status).toBe(200);
  return id;
}

describe('the pictures of an event', () => {
  it('are kept in the order they came, the first of them is the cover', async () => {
    const { body } = await call('GET', `/${await withPictures(3)}`);
    expect(body.pictures.map(({ alt }) => alt)).toEqual(['Bild 0', 'Bild 1', 'Bild 2']);
    expect(body.image_url).toBe(body.pictures[0]?.url);
    for (const { url } of body.pictures) {
      expect(await fetchMedia(url)).toBe(200);
      expect(await fetchMedia(cardImage(url))).toBe(200);
    }
  });

  it('take another order and other words, and nothing else than all of them', async () => {
    const id = await withPictures(3);
    const { body: before } = await call('GET', `/${id}`);
    const [a = '', b = '', c = ''] = ids(before);
    const { body } = await call('PUT', `/${id}/pictures`, {
      pictures: [{ id: c }, { id: a, alt: ' Der Tresen ' }, { id: b }],
    });
    expect(body.pictures.map(({ alt }) => alt)).toEqual(['Bild 2', 'Der Tresen', 'Bild 1']);
    expect(body.image_url).toBe(before.pictures[2]?.url);
    for (const wrong of [[a, b], [a, b, c, a], [a, a, b], [a, b, '123'], []]) {
      const refused = await call('PUT', `/${id}/pictures`, { pictures: wrong.map((each) => ({ id: each })) });
      expect([refused.status, refused.body.errors]).toMatchObject([
        422,
        [{ path: 'pictures', code: 'not_the_pictures' }],
      ]);
    }
    const long = await call('PUT', `/${id}/pictures`, {
      pictures: [{ id: a, alt: 'x'.repeat(201) }, { id: b }, { id: c }],
    });
    expect(long.body).toMatchObject({ status: 422, errors: [{ path: 'pictures.0.alt', code: 'too_big', limit: 200 }] });
    expect(ids((await call('GET', `/${id}`)).body)).toEqual([c, a, b]);
  });

  it('go one by one with their files, and the next becomes the cover', async () => {
    const id = await withPictures(2);
    const { body: before } = await call('GET', `/${id}`);
    const [first, second] = before.pictures;
    const { body } = await call('DELETE', `/${id}/pictures/${first?.id}`);
    expect(body).toMatchObject({ image_url: second?.url, pictures: [second] });
    expect([await fetchMedia(first?.url ?? ''), await fetchMedia(second?.url ?? '')]).toEqual([404, 200]);
    expect((await call('DELETE', `/${id}/pictures/${first?.id}`)).status).toBe(404);
    expect((await call('DELETE', `/${id}/image`)).body).toMatchObject({ image_url: null, pictures: [] });
  });

  it('stay as they are when the change was made on another state', async () => {
    const id = await withPictures(1);
    const { body } = await call('GET', `/${id}`);
    const stale = { 'If-Match': '"other"' };
    const [picture] = ids(body);
    expect((await call('PUT', `/${id}/pictures`, { pictures: [{ id: picture, alt: 'X' }] }, stale)).status).toBe(412);
    expect((await call('DELETE', `/${id}/pictures/${picture}`, undefined, stale)).status).toBe(412);
    expect((await call('GET', `/${id}`)).body.pictures).toEqual(body.pictures);
  });

  it('are copied for a duplicate, and go with their own event only', async () => {
    const id = await withPictures(2);
    const { body: original } = await call('GET', `/${id}`);
    const { body: copy } = await call('POST', `/${id}/duplicate`);
    expect(copy.pictures.map(({ alt }) => alt)).toEqual(['Bild 0', 'Bild 1']);
    expect(copy.pictures.map(({ url }) => url)).not.toContain(original.pictures[1]?.url);
    await call('DELETE', `/${copy.id}`);
    for (const { url } of copy.pictures) expect(await fetchMedia(url)).toBe(404);
    for (const { url } of original.pictures) expect(await fetchMedia(url)).toBe(200);
  });

  it('of another business cannot be touched', async () => {
    const stranger = await createOwner(app);
    const id = await withPictures(1);
    const [picture] = ids((await call('GET', `/${id}`)).body);
    expect((await add(id, '', stranger.token)).status).toBe(404);
    const remove = await app.call('DELETE', `/events/${id}/pictures/${picture}`, { token: stranger.token });
    expect(remove.status).toBe(404);
  });
});

describe('the number of pictures', () => {
  it('is that of the plan, and the refusal names both', async () => {
    const id = await withPictures(5);
    const refused = await add(id);
    expect(refused.body).toMatchObject({ status: 409, code: 'limit_reached', limit: 5, plan: 'none' });
    await setPlan(app, owner.businessId, 'professional');
    expect((await add(id)).body.pictures).toHaveLength(6);
    await setPlan(app, owner.businessId, 'professional', 'inactive');
    expect((await add(id)).body).toMatchObject({ code: 'limit_reached', limit: 5 });
  });

  it('is never exceeded by uploads at the same moment', async () => {
    const id = await withPictures(3);
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
    const { body } = await call('GET', `/${id}`);
    expect(body.pictures).toHaveLength(5);
    const stored: string[] = [];
    for await (const keys of app.deps.files.list(`business-profiles/${owner.businessId}`)) stored.push(...keys);
    for (const picture of ids(body)) expect(stored.filter((key) => key.includes(picture))).toHaveLength(2);
  });

  it('that guests see is that of the plan, while nothing is deleted', async () => {
    await setPlan(app, owner.businessId, 'enterprise');
    const id = await withPictures(7, { status: 'published' });
    const shown = async () =>
      (await callAsApp<EventBody>(app, 'GET', `/events/${id}`)).body.pictures.map(({ alt }) => alt);
    expect(await shown()).toHaveLength(7);
    await setPlan(app, owner.businessId, 'enterprise', 'inactive');
    expect(await shown()).toEqual(['Bild 0', 'Bild 1', 'Bild 2', 'Bild 3', 'Bild 4']);
    expect((await call('GET', `/${id}`)).body.pictures).toHaveLength(7);
    expect((await call('POST', `/${id}/duplicate`)).body.pictures).toHaveLength(5);
    const [row] = await app.db.select({ more: events.morePictures }).from(events).where(eq(events.id, id));
    expect(row?.more).toHaveLength(6);
  });
});

it('a picture is not swept as long as its event names it', async () => {
  const { pictures } = (await call('GET', `/${await withPictures(3)}`)).body;
  app.clock.advance({ days: 2 });
  await app.handlers['sweep-orphaned-images']({});
  for (const { url } of pictures) expect(await fetchMedia(url)).toBe(200);
});
