import { afterAll, beforeAll, expect, it } from 'vitest';
import { suppress } from '#server/adapters/mails/suppressions.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner, eventInput, registrationForm, setCredits, verifyBusiness } from '#tests/support/factories.ts';
import { createTestSite } from '#tests/support/pages.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const bury = (email: string, cause: 'bounced' | 'complained' = 'bounced') =>
  suppress(app.db, { email, cause, reason: '', now: app.clock.now() });
let count = 0;
const address = () => `weg${++count}@post.example`;

async function stateOf(email: string): Promise<unknown> {
  const { body } = await app.call<{ email: string; upload_token: string }>('POST', '/registrations', {
    json: registrationForm({ loginEmail: email }),
  });
  return (await app.call('POST', '/registrations/state', { json: body })).body;
}

it('a registration hears that its address is dead, the same with and without an account', async () => {
  const { email } = await createOwner(app);
  const [dead, alive, loud] = [address(), address(), address()];
  await bury(email);
  await bury(dead);
  await bury(loud, 'complained');
  const told = { is_waiting: true, is_undeliverable: true };
  expect([await stateOf(email), await stateOf(dead)]).toEqual([told, told]);
  const silent = { is_waiting: true, is_undeliverable: false };
  expect([await stateOf(alive), await stateOf(loud)]).toEqual([silent, silent]);
});

it('nobody hears it without the claim of a registration', async () => {
  const dead = address();
  await bury(dead);
  const { body } = await app.call('POST', '/registrations/state', { json: { email: dead, upload_token: 'x' } });
  expect(body).toEqual({ is_waiting: false, is_undeliverable: false });
});

it('a guest hears it at the code, and when the link is mailed again, on the list or not', async () => {
  const site = createTestSite(app.deps);
  const owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
  await setCredits(app, owner.businessId, 10);
  const json = eventInput({ status: 'published' });
  const { body } = await app.call<{ page_url: string }>('POST', '/events', { token: owner.token, json });
  const form = `${new URL(body.page_url).pathname}/dabei`;
  const words = 'An diese Adresse konnten wir zuletzt nicht zustellen';
  const post = async (fields: Record<string, string>) => {
    const answer = await site.request(form, {
      ...{ method: 'POST', body: new URLSearchParams({ language: 'de', ...fields }) },
      headers: { 'Accept-Language': 'de' },
    });
    const next = answer.headers.get('Location');
    return next ? (await site.request(next, { headers: { 'Accept-Language': 'de' } })).text() : answer.text();
  };
  const [dead, stranger, alive] = [address(), address(), address()];
  await bury(dead);
  await bury(stranger);
  const join = (email: string) => post({ step: 'join', name: 'Gerda', email, party: '1', adult: 'on' });
  expect(await join(dead)).toContain(words);
  expect(await join(alive)).not.toContain(words);
  const again = (email: string) => post({ step: 'link', email });
  const [known, unknown] = [await again(dead), await again(stranger)];
  expect(known).toContain(words);
  expect(known).toBe(unknown);
  expect(await again(alive)).not.toContain(words);
});

it('the team sees which addresses are dead, and its own edits do not collide with that', async () => {
  const owner = await createOwner(app);
  const email = address();
  type Listed = { id: string; user_email: string; is_undeliverable: boolean };
  const invited = await app.call<Listed>('POST', '/team', { token: owner.token, json: { user_email: email } });
  expect(invited.body.is_undeliverable).toBe(false);
  await bury(email);
  const { body } = await app.call<{ data: Listed[] }>('GET', '/team', { token: owner.token });
  const found = body.data.map((each) => [each.user_email, each.is_undeliverable]);
  expect(found).toContainEqual([email, true]);
  expect(found).toContainEqual([owner.email, false]);
});
