import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessProfiles } from '#database/schema/businesses.ts';
import { defaultOpeningHours } from '#domain/hours/opening-hours.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await createOwner(app);
});
afterAll(() => app.close());

const read = () => app.call('GET', '/profile', { token: owner.token });
const save = (json: unknown, headers: Record<string, string> = {}) =>
  app.call('PUT', '/profile', { token: owner.token, json, headers });

const closure = (overrides: Record<string, unknown> = {}) => ({
  id: '1766500000000',
  start_date: '2026-12-24',
  end_date: '2027-01-02',
  reason: 'Betriebsferien',
  ...overrides,
});

function profileInput(overrides: Record<string, unknown> = {}) {
  return {
    display_name: 'Zur Fetten Ecke',
    description: 'Kaltes Pils, warme Stullen.',
    opening_hours: { ...defaultOpeningHours(), friday: { open: '17:00', close: '04:00', closed: false } },
    public_phone: '030 55 57 41 20',
    public_email: 'hallo@fette-ecke.example',
    website_url: 'https://fette-ecke.example/',
    show_phone: true,
    show_email: false,
    is_visible: false,
    categories: ['Kultur', 'Bar', 'Unterhaltung'],
    extraordinary_closures: [closure()],
    ...overrides,
  };
}

describe('a new business', () => {
  it('has a profile with the usual hours', async () => {
    const { body } = await read();
    expect(body).toMatchObject({
      business_id: owner.businessId,
      display_name: 'Zum Anker',
      profile_image_url: null,
      opening_hours: {
        friday: { open: '09:00', close: '17:00', closed: false },
        saturday: { open: '10:00', close: '14:00', closed: false },
        sunday: { open: '10:00', close: '14:00', closed: true },
      },
      show_phone: false,
      show_email: false,
      is_visible: true,
      categories: [],
      extraordinary_closures: [],
    });
    expect(Object.keys(body.opening_hours as object)[0]).toBe('monday');
  });
});

describe('saving the profile', () => {
  it('keeps every column as it was sent', async () => {
    const { status, body } = await save(profileInput());
    expect(status).toBe(200);
    expect(body).toMatchObject(profileInput());
    expect((await read()).body).toEqual(body);
  });

  it('makes one when there is none', async () => {
    await app.db.delete(businessProfiles).where(eq(businessProfiles.businessId, owner.businessId));
    expect((await read()).status).toBe(404);
    const { status, body } = await save({ display_name: 'Neu' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ display_name: 'Neu', opening_hours: defaultOpeningHours(), is_visible: true });
    expect((await save(profileInput())).body.id).toBe(body.id);
  });

  it('empties what is left out, but never puts a default in the place of hours or visibility', async () => {
    await save(profileInput());
    expect((await save({ display_name: 'Ecke', public_email: '' })).body).toMatchObject({
      description: '',
      public_phone: null,
      public_email: null,
      website_url: null,
      show_phone: false,
      categories: [],
      extraordinary_closures: [],
      is_visible: false,
      opening_hours: { friday: { open: '17:00', close: '04:00' } },
    });
  });

  it('takes back what was read, and changes nothing that is not the editor’s', async () => {
    await save(profileInput());
    const { body } = await read();
    app.clock.advance({ minutes: 5 });
    const foreign = { id: 'x', business_id: 'x', profile_image_url: 'https://evil.example/track.gif' };
    expect((await save({ ...body, ...foreign })).body).toEqual({ ...body, updated_at: app.clock.now().toISOString() });
  });

  it.each([
    [{ display_name: ' ' }, 'display_name'],
    [{ display_name: 'x'.repeat(81) }, 'display_name'],
    [{ description: 'x'.repeat(301) }, 'description'],
    [{ categories: ['Bar', 'Café', 'Hotel', 'Sport'] }, 'categories'],
    [{ categories: ['Bar', 'Bar'] }, 'categories'],
    [{ categories: ['Kneipe'] }, 'categories.0'],
    [{ public_email: 'kein at' }, 'public_email'],
    [{ website_url: 'javascript:alert(1)' }, 'website_url'],
    [{ website_url: 'fette-ecke.example' }, 'website_url'],
    [{ opening_hours: { monday: { open: '09:00', close: '17:00', closed: false } } }, 'opening_hours.tuesday'],
    [
      { opening_hours: { ...defaultOpeningHours(), sunday: { open: '9:00', close: '24:00', closed: false } } },
      'opening_hours.sunday.open',
    ],
    [{ extraordinary_closures: [closure({ end_date: '2026-12-23' })] }, 'extraordinary_closures.0.end_date'],
    [{ extraordinary_closures: [closure({ start_date: '2026-02-30' })] }, 'extraordinary_closures.0.start_date'],
    [{ extraordinary_closures: [closure(), closure()] }, 'extraordinary_closures'],
    [{ verified: true }, 'verified'],
  ])('refuses %j', async (overrides, path) => {
    const { body: before } = await read();
    const answer = await save(profileInput(overrides));
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    expect((answer.body.errors as { path: string }[]).map((error) => error.path)).toContain(path);
    expect((await read()).body).toEqual(before);
  });

  it('names a closure that ends before it starts', async () => {
    const { body } = await save(profileInput({ extraordinary_closures: [closure({ end_date: '2026-12-23' })] }));
    expect(body.errors).toMatchObject([{ code: 'closure_order' }]);
  });

  it('is refused when somebody else was faster, and nothing of theirs is lost', async () => {
    const etag = (await read()).headers.get('ETag') ?? '';
    expect((await save(profileInput({ description: 'Erste' }), { 'If-Match': etag })).status).toBe(200);
    expect(await save(profileInput({ description: 'Zweite' }), { 'If-Match': etag })).toMatchObject({
      status: 412,
      body: { code: 'precondition_failed' },
    });
    expect((await read()).body).toMatchObject({ description: 'Erste' });
  });

  it('cannot reach another business', async () => {
    const other = await createOwner(app);
    await save(profileInput());
    expect((await app.call('GET', '/profile', { token: other.token })).body).toMatchObject({
      display_name: 'Zum Anker',
    });
    const named = { 'X-Business-Id': other.businessId };
    expect((await save(profileInput(), named)).status).toBe(404);
  });
});
