import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '#database/schema/mails.ts';
import { payments } from '#database/schema/subscriptions.ts';
import { testIdOf } from '#domain/test-data/test-business.ts';
import { suppress } from '#server/adapters/mails/suppressions.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createVerifiedOwner, eventInput, paymentOf, setCredits } from '#tests/support/factories.ts';
import { createReviewer } from '#tests/support/reviewers.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof createVerifiedOwner>>;
let support: Awaited<ReturnType<typeof createReviewer>>;
let secret = '';

const get = <T = Record<string, unknown>>(path: string, token = support.token) =>
  app.call<T>('GET', `/desk/customers/${owner.businessId}${path}`, { token });

interface Entry {
  id: string;
  kind: string;
  what: string;
  actor: { kind: string; name: string | null } | null;
  detail: string | null;
}
const timeline = (query = '', token = support.token) =>
  get<{ data: Entry[]; next_cursor: string | null }>(`/timeline${query}`, token);

beforeAll(async () => {
  app = await createTestApp();
  owner = await createVerifiedOwner(app);
  support = await createReviewer(app, 'sam', 'support');
  const { token, businessId } = owner;
  await setCredits(app, businessId, 10);
  app.clock.advance({ seconds: 1 });
  await app.call('POST', '/events', { token, json: eventInput({ title: 'Kneipenquiz', status: 'published' }) });
  const hook = await app.call<{ secret: string }>('POST', '/webhooks', {
    token,
    json: { url: 'https://shop.example/hook', event_types: ['event.created'] },
  });
  secret = hook.body.secret;
  await app.call('POST', '/api-keys', { token, json: { name: 'Kasse' } });
  await app.db
    .insert(payments)
    .values(paymentOf(businessId, { amountCents: 1500, credits: 25, paidAt: app.clock.now() }));
  await app.call('POST', `/review/businesses/${businessId}/notes`, {
    token: support.token,
    json: { text: 'Ruft morgen wieder an.' },
  });
});
afterAll(() => app.close());

describe("a customer's page", () => {
  it('has the state, people, events, mails, webhooks, keys and notes', async () => {
    await suppress(app.deps.db, { email: owner.email, cause: 'bounced', reason: '550 gone', now: app.clock.now() });
    const { status, body } = await get('');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      company_name: 'Zum Anker',
      verification_status: 'verified',
      is_closed: false,
      plan: { status: 'none' },
      people: [
        {
          email: owner.email,
          is_owner: true,
          suppression: { cause: 'bounced', reason: '550 gone' },
          sign_ins: [{ ended_at: null }],
          factors: [],
          recovery_codes_left: 0,
        },
      ],
      events: { total: 1, data: [{ title: 'Kneipenquiz', status: 'published' }] },
      webhooks: [{ url: 'https://shop.example/hook', status: 'active' }],
      api_keys: [{ name: 'Kasse', ending: expect.stringMatching(/^[\w-]{4}$/) }],
      notes: [{ text: 'Ruft morgen wieder an.', written_by: 'sam' }],
    });
    expect(body.mails).toContainEqual(expect.objectContaining({ to: owner.email, state: 'sent' }));
    const text = JSON.stringify(body);
    expect([text.includes(secret), /hash|sealed|proof|public_key/i.test(text)]).toEqual([false, false]);
  });

  it("is in the owner's log, once for each opening", async () => {
    await get('');
    const { body } = await app.call<{ data: { action: string; actor: object }[] }>('GET', '/audit', {
      token: owner.token,
    });
    expect(body.data[0]).toMatchObject({ action: 'customer_read', actor: { kind: 'reviewer', name: null } });
  });

  it('shows money to support, finance and leads', async () => {
    for (const role of ['support', 'finance', 'lead'] as const) {
      const { token } = await createReviewer(app, undefined, role);
      const { status, body } = await get('/money', token);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        subscription: { status: 'none' },
        invoices: [],
        payments: [{ amount_cents: expect.any(Number), refunded_cents: 0 }],
      });
    }
    const reviewer = await createReviewer(app);
    expect(await get('/money', reviewer.token)).toMatchObject({ status: 403 });
  });

  it('has the ledger in pages', async () => {
    type Page = { ledger: { id: string }[]; next_cursor: string | null };
    const all = await get<Page>('/money?limit=100');
    const first = await get<Page>('/money?limit=1');
    const rest = await get<Page>(`/money?limit=100&cursor=${first.body.next_cursor}`);
    const ids = (page: { body: Page }) => page.body.ledger.map(({ id }) => id);
    expect([...ids(first), ...ids(rest)]).toEqual(ids(all));
    expect(await get('/money?cursor=x')).toMatchObject({ status: 422 });
  });
});

describe('the timeline', () => {
  it('has everything, newest first, with names', async () => {
    const { body } = await timeline('?limit=100');
    const kinds = new Set(body.data.map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual(['credits', 'log', 'mail', 'note', 'payment', 'sign_in']);
    const note = body.data.find(({ kind }) => kind === 'note');
    expect(note).toMatchObject({ actor: { kind: 'reviewer', name: 'sam' }, detail: 'Ruft morgen wieder an.' });
    expect(body.data.find(({ what }) => what === 'event_published' || what === 'event_created')).toBeDefined();
  });

  it('has no hole and no entry twice between its pages', async () => {
    const all = await timeline('?limit=100&kind=mail');
    const ids: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof timeline>> = await timeline(
        `?limit=1&kind=mail${cursor && `&cursor=${cursor}`}`,
      );
      ids.push(...page.body.data.map(({ id }) => id));
      cursor = page.body.next_cursor;
    }
    expect(ids).toEqual(all.body.data.map(({ id }) => id));
  });

  it('shows a mail to a member only', async () => {
    const [sent] = await app.db.select().from(mails).limit(1);
    if (sent) await app.db.insert(mails).values({ ...sent, id: randomUUID(), to: 'gast@post.example' });
    const { body } = await timeline('?limit=100&kind=mail');
    expect(body.data.map(({ detail }) => detail)).not.toContain('gast@post.example');
    await app.db.delete(mails).where(eq(mails.to, 'gast@post.example'));
  });
});

describe('a customer that is not there', () => {
  it.each(['', '/money', '/timeline'])('has no page%s', async (path) => {
    const call = (id: string) => app.call('GET', `/desk/customers/${id}${path}`, { token: support.token });
    expect((await call(randomUUID())).status).toBe(404);
    expect((await call(testIdOf(owner.businessId))).status).toBe(404);
    expect((await call('7')).status).toBe(404);
  });

  it('has a page after the account was deleted, for its invoices', async () => {
    const json = { password: owner.password };
    expect((await app.call('DELETE', '/account', { token: owner.token, json })).status).toBe(204);
    expect(await get('')).toMatchObject({ status: 200, body: { is_closed: true, people: [], api_keys: [] } });
    expect(await get('/money')).toMatchObject({ status: 200, body: { payments: [{}] } });
    expect((await timeline()).status).toBe(200);
  });
});
