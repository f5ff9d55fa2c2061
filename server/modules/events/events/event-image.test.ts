import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardImage } from '#domain/shared/image.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner, eventInput } from '#tests/support/factories.ts';

interface EventBody extends Record<string, unknown> {
  id: string;
  image_url: string;
}

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
let id = '';
beforeAll(async () => {
  app = await createTestApp();
  owner = await createOwner(app);
  id = (await app.call<EventBody>('POST', '/events', { token: owner.token, json: eventInput() })).body.id;
});
afterAll(() => app.close());

async function upload(width: number, eventId = id, token = owner.token) {
  const picture = await sharp({ create: { width, height: 300, channels: 3, background: '#e4572e' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('image', new File([new Uint8Array(picture)], 'bild.png'));
  app.clock.advance({ seconds: 1 });
  return app.call<EventBody>('PUT', `/events/${eventId}/image`, { token, form });
}
const act = (method: string, path: string) => app.call<EventBody>(method, `/events/${path}`, { token: owner.token });
const fetchMedia = (url: string) => app.app.request(new URL(url).pathname);

describe('the image of an event', () => {
  it('is kept in two sizes, replaced and removed with what is stored', async () => {
    const first = (await upload(400)).body.image_url;
    expect(new URL(first).pathname).toMatch(new RegExp(`^/media/business-profiles/${owner.businessId}/\\d+\\.webp$`));
    expect((await fetchMedia(cardImage(first))).status).toBe(200);
    const second = (await upload(500)).body.image_url;
    expect((await fetchMedia(first)).status).toBe(404);
    expect((await act('GET', id)).body.image_url).toBe(second);
    expect((await act('DELETE', `${id}/image`)).body.image_url).toBeNull();
    expect((await fetchMedia(second)).status).toBe(404);
  });

  it('is copied for a duplicate and goes with its own event only', async () => {
    const original = (await upload(400)).body.image_url;
    const copy = (await act('POST', `${id}/duplicate`)).body;
    expect(copy.image_url).not.toBe(original);
    expect((await fetchMedia(copy.image_url)).status).toBe(200);
    await act('DELETE', copy.id);
    expect((await fetchMedia(copy.image_url)).status).toBe(404);
    expect((await fetchMedia(original)).status).toBe(200);
  });

  it('cannot be put on an event of another business', async () => {
    const stranger = await createOwner(app);
    expect((await upload(400, id, stranger.token)).status).toBe(404);
  });
});
