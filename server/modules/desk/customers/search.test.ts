import { randomUUID } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { invoices } from '#database/schema/invoices.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import type { MatchedBy } from '#domain/desk/customer-search.ts';
import { readSearch } from '#domain/desk/customer-search.ts';
import { findHits } from '#server/modules/desk/customers/search-queries.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner, eventInput } from '#tests/support/factories.ts';
import { createReviewer } from '#tests/support/reviewers.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
let support: Awaited<ReturnType<typeof createReviewer>>;
const known: Record<string, string> = {};

interface Answer {
  data: { id: string; matches: { by: MatchedBy; text: string; is_exact: boolean }[] }[];
  has_more: boolean;
}
const search = (q: string, token = support.token) =>
  app.call<Answer>('GET', `/desk/customers?q=${encodeURIComponent(q)}`, { token });

beforeAll(async () => {
  app = await createTestApp();
  owner = await createOwner(app);
  support = await createReviewer(app, undefined, 'support');
  await createOwner(app);
  const { businessId, token } = owner;
  await app.db
    .update(businesses)
    .set({
      ...{ companyName: 'Ecke GmbH', handelsregisterNumber: 'HRB 4711 B', phone: '030 / 99 88 77' },
      ...{ email: 'tresen@ecke.example', managingDirector: 'Mira Sommer' },
    })
    .where(eq(businesses.id, businessId));
  await app.db
    .update(businessProfiles)
    .set({ displayName: 'Zur fetten Ecke', slug: 'zur-fetten-ecke' })
    .where(eq(businessProfiles.businessId, businessId));
  await app.db.insert(teamMembers).values({
    ...{ id: randomUUID(), businessId, userEmail: 'ben@ecke.example', userName: 'Ben Winter', role: 'member' },
    ...{ permissions: [], status: 'invited', createdAt: app.clock.now() },
  });
  const created = await app.call<{ id: string }>('POST', '/events', {
    token,
    json: eventInput({ title: 'Kneipenquiz extra' }),
  });
  known.request = created.headers.get('X-Request-Id') ?? '';
  known.event = created.body.id;
  const [event] = await app.db.select().from(events).where(eq(events.id, created.body.id));
  known.code = event?.code ?? '';
  const key = await app.call<{ key: string; prefix: string }>('POST', '/api-keys', { token, json: { name: 'Kasse' } });
  known.ending = key.body.key.slice(-4);
  known.prefix = key.body.prefix;
  known.keyRequest = key.headers.get('X-Request-Id') ?? '';
  await app.db.insert(invoices).values({
    ...{ businessId, id: randomUUID(), number: '2026-004711', kind: 'invoice', paymentId: randomUUID() },
    ...{ language: 'de', seller: {} as never, buyer: {} as never, type: 'one-time', item: 'credits_25', credits: 25 },
    ...{ grossCents: 1500, netCents: 1261, vatCents: 239, vatPercent: 19 },
    ...{ suppliedAt: app.clock.now(), issuedAt: app.clock.now() },
  });
});
afterAll(() => app.close());

describe('support finds a customer', () => {
  it.each<[string, () => string, MatchedBy, boolean]>([
    ['login', () => owner.email.toUpperCase(), 'login', true],
    ['a part of the login', () => owner.email.slice(0, owner.email.indexOf('@') + 1), 'login', false],
    ['an invited address', () => 'ben@ecke.example', 'login', true],
    ['contact address', () => 'tresen@ecke.example', 'contact_email', true],
    ['phone', () => '+49 30 998877', 'phone', true],
    ['register number', () => 'HRB 4711', 'register_number', true],
    ['register number without its division', () => '4711', 'register_number', true],
    ['invoice', () => '2026-004711', 'invoice', true],
    ['event code', () => known.code ?? '', 'event_code', true],
    ['address of an event', () => `https://dabei.example/e/${known.code}-kneipenquiz`, 'event_code', true],
    ['last letters of a key', () => known.ending ?? '', 'api_key', true],
    ['first letters of a key', () => known.prefix ?? '', 'api_key', true],
    ['id of the business', () => owner.businessId, 'id', true],
    ['id of an event', () => known.event ?? '', 'id', true],
    ['id of a request', () => known.keyRequest ?? '', 'request', true],
    ['company', () => 'ecke gmbh', 'business_name', true],
    ['display name', () => 'fetten', 'business_name', false],
    ['person', () => 'winter', 'person', false],
    ['managing director', () => 'Mira Sommer', 'person', true],
    ['title of an event', () => 'kneipenquiz', 'event_title', false],
  ])('by %s', async (_, text, by, isExact) => {
    const { status, body } = await search(text());
    expect(status).toBe(200);
    const found = body.data.find(({ id }) => id === owner.businessId);
    expect(found?.matches[0]).toMatchObject({ by, is_exact: isExact });
  });

  it('shows whole matches first, and of one customer each reason once', async () => {
    const other = await createOwner(app);
    await app.db.update(businesses).set({ companyName: 'Ecke am Park' }).where(eq(businesses.id, other.businessId));
    const { body } = await search('Ecke');
    expect(body.data.map(({ id }) => id)).toEqual([owner.businessId, other.businessId]);
    expect(body.data[0]?.matches).toEqual([
      { by: 'business_name', text: 'Ecke GmbH', is_exact: true },
      { by: 'business_name', text: 'Zur fetten Ecke', is_exact: false },
    ]);
  });

  it('shows the business of a test side', async () => {
    const { body } = await app.call<{ key: string }>('POST', '/api-keys', {
      token: owner.token,
      json: { name: 'Probe', test: true, scopes: ['events:write'] },
    });
    await app.call('POST', '/events', {
      headers: { 'X-API-Key': body.key },
      json: eventInput({ title: 'Nur zur Probe' }),
    });
    const found = await search('nur zur probe');
    expect(found.body.data.map(({ id }) => id)).toEqual([owner.businessId]);
  });

  it('writes down who was found, not what was typed', async () => {
    await search('tresen@ecke.example');
    const [newest] = await app.db
      .select()
      .from(auditEntries)
      .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
      .limit(1);
    expect(newest).toMatchObject({
      action: 'customers_searched',
      actor: `reviewer:${support.id}`,
      businessId: null,
      after: { businesses: [owner.businessId] },
    });
  });
});

describe('a search', () => {
  it('that finds nothing is empty', async () => {
    expect(await search('niemand heisst so')).toMatchObject({ status: 200, body: { data: [], has_more: false } });
    expect(await search('100%_')).toMatchObject({ status: 200, body: { data: [] } });
  });

  it.each(['', 'ab', ' a ', 'a\nbc', 'x'.repeat(201)])('for %j is refused', async (q) => {
    const { status, body } = await search(q);
    expect([status, body]).toMatchObject([422, { errors: [{ path: 'q' }] }]);
  });

  it('is not open to reviewers, who decide and do not help', async () => {
    const { token } = await createReviewer(app, undefined, 'reviewer');
    expect(await search('Ecke', token)).toMatchObject({ status: 403, body: { required_permission: 'read_customers' } });
  });

  it('reads indexes', async () => {
    const texts = ['demo@dabei.example', '030 998877', 'HRB 4711', '2026-004711', '0123456789ab', owner.businessId];
    for (const text of [...texts, 'aB3x', 'Kneipenquiz']) {
      const plan = await app.db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        const query = findHits(tx, text, readSearch(text)).getSQL();
        const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      });
      expect([text, plan.match(/Seq Scan on \w+/g)]).toEqual([text, null]);
    }
  });
});
