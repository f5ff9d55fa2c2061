import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { businesses } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import type { PictureForm } from '#domain/guest-pages/picture-paths.ts';
import { pictureAddress } from '#domain/guest-pages/picture-paths.ts';
import { accents } from '#domain/profile/accents.ts';
import { limits } from '#domain/shared/limits.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner, eventInput, setCredits, setPlan, verifyBusiness } from '#tests/support/factories.ts';
import { readPoster } from '#tests/support/read-poster.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await createOwner(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(events);
  await verifyBusiness(app, owner.businessId);
  await setCredits(app, owner.businessId, 50);
});

interface Published {
  id: string;
  page: string;
}

const call = (method: string, path: string, json?: unknown) =>
  app.call<{ id: string; page_url: string }>(method, path, { token: owner.token, json });

async function publish(overrides: Record<string, unknown> = {}): Promise<Published> {
  const { status, body } = await call('POST', '/events', eventInput({ ...overrides, status: 'published' }));
  expect([status, body]).toEqual([201, expect.anything()]);
  return { id: body.id, page: new URL(body.page_url).pathname };
}

const forms: PictureForm[] = [
  { form: 'link' },
  { form: 'story' },
  { form: 'poster', size: 'a4', ink: 'colour' },
  { form: 'posterPreview', size: 'a5', ink: 'black' },
];
const get = (page: string, form: PictureForm, headers: Record<string, string> = {}, query = '?lang=de') =>
  app.app.request(pictureAddress(page, form) + query, { headers });
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

/** `#rrggbb`. */
async function pixelOf(picture: Buffer, left: number, top: number): Promise<string> {
  const pixel = await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return `#${pixel.toString('hex')}`;
}

const BLUE = '#449fe6';
const AMBER = '#f8b734';

describe('pictures of an event', () => {
  it('have the sizes that links and stories ask for, and the colour of its first tag', async () => {
    const { page } = await publish({ category: { tags: ['quiz'], userCharacteristics: [] } });
    const link = await get(page, { form: 'link' });
    expect([link.status, link.headers.get('Content-Type')]).toEqual([200, 'image/png']);
    const picture = await bytes(link);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const story = await bytes(await get(page, { form: 'story' }));
    expect(await sharp(story).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1920 });
    const food = await publish({ category: { tags: ['brunch'], userCharacteristics: [] } });
    const grounds = [picture, await bytes(await get(food.page, { form: 'link' }))];
    expect(await Promise.all(grounds.map((each) => pixelOf(each, 5, 5)))).toEqual([BLUE, AMBER]);
  });

  it('are sent once, and stay the same when somebody joins', async () => {
    const { page, id } = await publish();
    const first = await get(page, { form: 'link' });
    const etag = first.headers.get('ETag') ?? '';
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=300');
    await app.db.update(events).set({ joinedCount: 3 }).where(eq(events.id, id));
    app.clock.advance({ minutes: 61 });
    const again = await get(page, { form: 'link' }, { 'If-None-Match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('follow what changes on them', async () => {
    const { page, id } = await publish();
    const before = (await get(page, { form: 'link' })).headers.get('ETag');
    await call('PATCH', `/events/${id}`, { title: 'Ein ganz anderer Abend' });
    await expect.poll(async () => (await get(page, { form: 'link' })).headers.get('ETag')).not.toBe(before);
  });

  it('speak both languages', async () => {
    const { page } = await publish();
    const [de, en] = await Promise.all(['?lang=de', '?lang=en'].map((query) => get(page, { form: 'link' }, {}, query)));
    expect([de?.headers.get('Content-Language'), en?.headers.get('Content-Language')]).toEqual(['de', 'en']);
    expect(de?.headers.get('ETag')).not.toBe(en?.headers.get('ETag'));
  });

  it('show the picture of the event where it has one', async () => {
    const { page, id } = await publish();
    const without = await bytes(await get(page, { form: 'link' }));
    const red = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('image', new File([new Uint8Array(red)], 'red.png', { type: 'image/png' }));
    const { status } = await app.call('PUT', `/events/${id}/image`, { token: owner.token, form });
    expect(status).toBe(200);
    await expect
      .poll(async () => pixelOf(await bytes(await get(page, { form: 'link' })), 940, 400))
      .toMatch(/^#f[a-f0-9]0[0-9]0[0-9]$/);
    expect(await pixelOf(without, 940, 400)).not.toMatch(/^#f[a-f0-9]0[0-9]0[0-9]$/);
  });

  it.each([
    ['a long German word', 'Lebkuchenhäuschenwettbewerbsteilnehmerversammlung'],
    ['capital umlauts', 'ÄÖÜ: Größenwahn für Anfänger'],
    ['no letter that the typeface has', '麻雀大会'],
    ['markup', '</text><script>alert(1)</script>&amp;"\''],
    ['one endless word', 'x'.repeat(60)],
    ['a soft hyphen and emoji', 'Hinterhof\u00adflohmarkt 🍻 mit Übermut'],
  ])('can be drawn with %s in the title', async (_, title) => {
    const { page } = await publish({ title });
    for (const form of forms) expect((await get(page, form)).status).toBe(200);
  });

  it('have the accent and the logo of the business as long as its plan gives branding', async () => {
    await setPlan(app, owner.businessId, 'professional');
    const { page } = await publish({ category: { tags: ['quiz'], userCharacteristics: [] } });
    const red = sharp({ create: { width: 60, height: 20, channels: 3, background: '#ff0000' } });
    const form = new FormData();
    form.set('logo', new File([new Uint8Array(await red.png().toBuffer())], 'logo.png', { type: 'image/png' }));
    await app.call('PUT', '/profile/accent', { token: owner.token, json: { accent: 'teal' } });
    expect((await app.call('PUT', '/profile/logo', { token: owner.token, form })).status).toBe(200);
    const looks = async () => {
      const picture = await bytes(await get(page, { form: 'link' }));
      return [await pixelOf(picture, 5, 5), (await pixelOf(picture, 1100, 350)).slice(0, 3)];
    };
    await expect.poll(looks).toEqual([accents.teal, '#ff']);
    for (const each of forms) expect((await get(page, each)).status).toBe(200);
    await setPlan(app, owner.businessId, 'professional', 'inactive');
    app.clock.advance({ minutes: 61 });
    const [ground, corner] = await looks();
    expect(ground).toBe(BLUE);
    expect(corner).not.toBe('#ff');
  });

  it('are 404 for what guests do not see, and for names that mean nothing', async () => {
    const draft = (await call('POST', '/events', eventInput())).body.page_url;
    const gone = await publish();
    await call('DELETE', `/events/${gone.id}`);
    const friends = await publish({ share_public: false, share_friends: true });
    const shown = await publish();
    await app.db.update(businesses).set({ verificationStatus: 'pending' }).where(eq(businesses.id, owner.businessId));
    for (const page of [new URL(draft).pathname, gone.page, friends.page, shown.page, '/e/0123456789ab']) {
      for (const form of forms) expect((await get(page, form)).status, `${page} ${form.form}`).toBe(404);
    }
    for (const path of ['/e/0.png', '/e/0123456789ab-a6.pdf', '/e/0123456789ab-story.pdf', '/e/0123456789abc.png']) {
      expect((await app.app.request(path)).status, path).toBe(404);
    }
  });

  it('say that it is cancelled, and then there is no poster', async () => {
    const { page, id } = await publish({ category: { tags: ['quiz'], userCharacteristics: [] } });
    expect((await get(page, { form: 'poster', size: 'a4', ink: 'colour' })).status).toBe(200);
    await call('POST', `/events/${id}/cancel`, { reason: 'Wasserrohrbruch.' });
    await expect.poll(async () => (await get(page, { form: 'poster', size: 'a4', ink: 'colour' })).status).toBe(404);
    expect(await pixelOf(await bytes(await get(page, { form: 'link' })), 5, 5)).not.toBe(BLUE);
  });

  it('are drawn so often for one caller and no more, and what is drawn is there for everybody', async () => {
    const { page } = await publish();
    const { points } = limits.drawing;
    expect((await get(page, { form: 'link' })).status).toBe(200);
    for (let used = 0; used < points; used += 1) await app.deps.rateLimits.take('drawing', '', '');
    const refused = await get(page, { form: 'story' });
    expect([refused.status, Number(refused.headers.get('Retry-After'))]).toEqual([429, expect.any(Number)]);
    expect((await get(page, { form: 'link' })).status).toBe(200);
    await app.deps.rateLimits.reset('drawing', '', '');
  });
});

describe('a poster', () => {
  it.each([
    ['a4', 'colour', 8, 210, 297],
    ['a4', 'black', 8, 210, 297],
    ['a5', 'colour', 6, 148, 210],
    ['a5', 'black', 6, 148, 210],
  ] as const)(
    'of %s in %s has %i strips whose codes lead to the page and are counted',
    async (size, ink, strips, width, height) => {
      const { page } = await publish({
        title: 'Übermütiges Kneipenquiz: Größen & Größer',
        category: { tags: ['quiz'], userCharacteristics: [] },
      });
      const response = await get(page, { form: 'poster', size, ink });
      expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
      expect(response.headers.get('Content-Disposition')).toMatch(
        new RegExp(`^inline; filename="uebermuetiges-[a-z-]+-${size}.pdf"$`),
      );
      const sheet = await readPoster(new Uint8Array(await response.arrayBuffer()), strips);
      const short = page.slice(0, '/e/0123456789ab'.length);
      expect(sheet.codes).toEqual(Array(strips).fill(`${app.deps.config.publicUrl}${short}?p=1`));
      expect([Math.round(sheet.width), Math.round(sheet.height)]).toEqual([width, height]);
      expect(sheet.isColoured).toBe(ink === 'colour');
    },
  );
});
