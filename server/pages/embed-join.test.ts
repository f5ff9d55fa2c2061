import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { EmbedData } from '#contract/guest-pages.ts';
import { businessProfiles } from '#database/schema/businesses.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';
import { createTestSite } from '#tests/support/pages.ts';

let app: TestApp;
let site: ReturnType<typeof createTestSite>;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  site = createTestSite(app.deps);
  owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(rateLimits);
  await setCredits(app, owner.businessId, 50);
  app.clock.set('2026-11-21T12:00:00Z');
});

const member = <T>(method: string, path: string, json?: unknown) =>
  app.call<T>(method, path, { token: owner.token, json });
async function publish(overrides: Record<string, unknown> = {}) {
  const json = eventInput({ ...overrides, status: 'published' });
  const { body } = await member<{ id: string; page_url: string }>('POST', '/events', json);
  return { id: body.id, form: `/embed${new URL(body.page_url).pathname}/dabei` };
}
const get = (path: string) =>
  site.request(path, { headers: { 'Accept-Language': 'de', 'Sec-Fetch-Site': 'cross-site' } });
async function post(path: string, fields: Record<string, string>, from = 'same-origin') {
  const response = await site.request(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'Accept-Language': 'de', 'Sec-Fetch-Site': from },
  });
  const location = response.headers.get('Location') ?? '';
  return { status: response.status, location, text: await response.text(), headers: response.headers };
}
const typed = (email: string) => ({ step: 'join', name: 'Gerda', email, party: '1', adult: 'on', language: 'de' });
async function codeOf(email: string) {
  await app.runJobs();
  const mail = (await app.mails()).find(({ to, subject }) => to === email && /^\d{6} /.test(subject));
  return mail?.subject.slice(0, 6) ?? '';
}
const people = async (id: string) =>
  (await member<{ data: { status: string; channel: string }[] }>('GET', `/events/${id}/participants`)).body.data;

it('the form may be framed by every site, alone of the pages of guests, and holds no cookie, script or secret', async () => {
  const { form } = await publish();
  const framed = await get(form);
  expect(framed.status).toBe(200);
  const headers = Object.fromEntries(framed.headers);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  for (const part of ["default-src 'none'", "form-action 'self'", "base-uri 'none'", 'frame-ancestors *'])
    expect(headers['content-security-policy']).toContain(part);
  expect(headers).not.toHaveProperty('x-frame-options');
  expect(headers).not.toHaveProperty('set-cookie');
  const html = await framed.text();
  expect(html).not.toContain('<script');
  for (const [tag] of html.matchAll(/<a [^>]*>/g)) expect(tag).toContain('target="_blank" rel="noopener"');
  const usual = await get(form.replace('/embed', ''));
  expect(usual.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(usual.headers.get('X-Frame-Options')).toBe('DENY');
});

it('a guest joins within the frame, which never leads to the page with their secret', async () => {
  const { id, form } = await publish();
  const email = 'rahmen@post.example';
  const sent = await post(form, typed(email));
  expect([sent.status, sent.location]).toEqual([303, expect.stringMatching(/^\/embed\/e\/.*\/dabei\?anfrage=/)]);
  const asked = await get(sent.location);
  expect(asked.headers.get('Content-Security-Policy')).toContain('frame-ancestors *');
  expect(await asked.text()).toContain(`action="${form}"`);
  const anfrage = new URL(sent.location, 'http://x').searchParams.get('anfrage') ?? '';
  const wrong = await post(form, { step: 'code', anfrage, code: '000000', language: 'de' });
  expect([wrong.status, wrong.headers.get('X-Frame-Options')]).toEqual([422, null]);
  const code = await codeOf(email);
  for (let time = 0; time < 2; time++) {
    const done = await post(form, { step: 'code', anfrage, code, language: 'de' });
    expect([done.status, done.text]).toEqual([200, expect.stringContaining('Du bist dabei.')]);
    expect(done.text).not.toContain('/d/');
    expect(done.headers.get('Content-Security-Policy')).toContain('frame-ancestors *');
  }
  expect(await people(id)).toMatchObject([{ status: 'joined', channel: 'web' }]);
});

it('says its refusals within the frame, too', async () => {
  const { id, form } = await publish();
  const missing = await post(form, { ...typed('kein@ort'), adult: '' });
  expect([missing.status, missing.headers.get('X-Frame-Options')]).toEqual([422, null]);
  const foreign = await post(form, typed('fremd@post.example'), 'cross-site');
  expect([foreign.status, foreign.location]).toEqual([303, form]);
  expect(await codeOf('fremd@post.example')).toBe('');
  await app.db.update(rateLimits).set({ points: 1000 });
  const often = await post(form, typed('oft@post.example'));
  expect([often.status, often.headers.get('X-Frame-Options')]).toEqual([429, null]);
  await member('POST', `/events/${id}/participants`, { display_name: 'Anna' });
  await member('POST', `/events/${id}/cancel`, {});
  app.clock.advance({ minutes: 2 });
  const over = await get(form);
  expect([over.status, over.headers.get('Content-Security-Policy')]).toEqual([
    410,
    expect.stringContaining('frame-ancestors *'),
  ]);
});

it('is offered by the data of the embed, and by its frame without scripts', async () => {
  await publish({ title: 'Quiz <b>mit Bier</b>' });
  const ofOwner = eq(businessProfiles.businessId, owner.businessId);
  const [profile] = await app.db.select({ slug: businessProfiles.slug }).from(businessProfiles).where(ofOwner);
  const slug = profile?.slug ?? '';
  const data = (await (await site.request(`/embed/${slug}.json?lang=de`)).json()) as EmbedData;
  const joins = data.events.flatMap(({ join }) => (join ? [new URL(join).pathname] : []));
  expect(joins).toContainEqual(expect.stringMatching(/^\/embed\/e\/[\w-]+\/dabei$/));
  const frame = await (await site.request(`/embed/${slug}?lang=de`)).text();
  expect(frame).toContain(`${joins.at(-1)}?lang=de`);
  expect(frame).toContain('Dabei: Quiz &lt;b&gt;mit Bier&lt;/b&gt;');
});
