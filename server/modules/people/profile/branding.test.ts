import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessProfiles } from '#database/schema/businesses.ts';
import { cardImage } from '#domain/shared/image.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setPlan, verifyBusiness } from '#tests/support/factories.ts';

interface Branded extends Record<string, unknown> {
  accent: string | null;
  logo_url: string | null;
}

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
});
afterAll(() => app.close());

const call = (method: string, path: string, json?: unknown, headers?: Record<string, string>) =>
  app.call<Branded>(method, `/profile${path}`, { token: owner.token, json, headers });
const fetchMedia = async (url: string | null) => (await app.app.request(new URL(url ?? '').pathname)).status;

async function uploadLogo() {
  const logo = sharp({ create: { width: 60, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  const form = new FormData();
  form.set('logo', new File([new Uint8Array(await logo.png().toBuffer())], 'logo.png'));
  app.clock.advance({ seconds: 1 });
  return app.call<Branded>('PUT', '/profile/logo', { token: owner.token, form });
}

describe('the branding of a business', () => {
  it('needs a plan that gives it, and the refusal says what is missing', async () => {
    await setPlan(app, owner.businessId, 'starter');
    const needed = { status: 403, code: 'plan_needed', feature: 'branding' };
    expect((await call('PUT', '/accent', { accent: 'teal' })).body).toMatchObject(needed);
    expect((await uploadLogo()).body).toMatchObject(needed);
    expect((await call('GET', '')).body).toMatchObject({ accent: null, logo_url: null });
  });

  it('takes only colours on which words can be read', async () => {
    await setPlan(app, owner.businessId, 'professional');
    expect((await call('PUT', '/accent', { accent: '#ffffff' })).status).toBe(422);
    expect((await call('PUT', '/accent', { accent: 'lime' }, { 'If-Match': '"other"' })).status).toBe(412);
    expect((await call('PUT', '/accent', { accent: 'teal' })).body.accent).toBe('teal');
  });

  it('has one logo, kept transparent in two sizes, replaced and removed with what is stored', async () => {
    const first = (await uploadLogo()).body.logo_url;
    for (const url of [first, cardImage(first ?? '')]) expect(await fetchMedia(url)).toBe(200);
    const stored = await (await app.app.request(new URL(first ?? '').pathname)).arrayBuffer();
    expect((await sharp(stored).metadata()).hasAlpha).toBe(true);
    const second = (await uploadLogo()).body.logo_url;
    expect([await fetchMedia(first), await fetchMedia(second)]).toEqual([404, 200]);
    expect((await call('DELETE', '/logo')).body.logo_url).toBeNull();
    expect(await fetchMedia(second)).toBe(404);
  });

  it('is seen by guests as long as the plan gives it, is kept, and can always be taken away', async () => {
    const logo = (await uploadLogo()).body.logo_url;
    const { body: event } = await app.call('POST', '/events', {
      token: owner.token,
      json: eventInput({ status: 'published' }),
    });
    const seen = async () => {
      const { business } = (await callAsApp<{ business: Branded }>(app, 'GET', `/events/${event.id}`)).body;
      const { accent, logo_url } = (await callAsApp<Branded>(app, 'GET', `/businesses/${owner.businessId}`)).body;
      expect({ accent, logo_url }).toEqual({ accent: business.accent, logo_url: business.logo_url });
      return [accent, logo_url];
    };
    expect(await seen()).toEqual(['teal', logo]);
    await setPlan(app, owner.businessId, 'professional', 'inactive');
    expect(await seen()).toEqual([null, null]);
    expect((await call('GET', '')).body).toMatchObject({ accent: 'teal', logo_url: logo });
    expect((await call('PUT', '/accent', { accent: null })).body.accent).toBeNull();
    expect((await call('DELETE', '/logo')).body.logo_url).toBeNull();
  });

  it('is not changed by saving the profile', async () => {
    await setPlan(app, owner.businessId, 'enterprise');
    await call('PUT', '/accent', { accent: 'lilac' });
    const { body } = await call('GET', '');
    expect((await call('PUT', '', { ...body, accent: 'lime' })).body.accent).toBe('lilac');
  });

  it('is not swept while the profile names it', async () => {
    const logo = (await uploadLogo()).body.logo_url;
    app.clock.advance({ days: 2 });
    await app.handlers['sweep-orphaned-images']({});
    expect(await fetchMedia(logo)).toBe(200);
    await app.db
      .update(businessProfiles)
      .set({ logoKey: null })
      .where(eq(businessProfiles.businessId, owner.businessId));
    await app.handlers['sweep-orphaned-images']({});
    expect(await fetchMedia(logo)).toBe(404);
  });
});
