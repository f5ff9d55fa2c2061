import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventImpressions, eventViews } from '#database/schema/events.ts';
import { pageOpens } from '#database/schema/guest-pages.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import type { BusinessScope } from '#server/context/actor.ts';
import { findArrivals, findFigures, findImpressions, findPageOpens } from '#server/modules/events/analytics/queries.ts';
import { findReach } from '#server/modules/events/events/find-reach.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';

const lines: { level: number; count?: number }[] = [];
let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  const logger = pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line)) });
  app = await createTestApp({}, { logger });
  owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
  await setCredits(app, owner.businessId, 50);
});
afterEach(() => vi.restoreAllMocks());
const warnings = () => lines.filter(({ level }) => level >= 40);
afterAll(() => app.close());

const wholes = ['event_impressions', 'event_views', 'page_opens'] as const;
/** First day of a future month, by the database's clock, which decides the partitions. */
async function monthAhead(months: number): Promise<string> {
  const { rows } = await app.db.execute<{ day: string }>(
    sql`select (date_trunc('month', current_date) + make_interval(months => ${months}))::date::text as day`,
  );
  return rows[0]?.day ?? '';
}
const partOf = (whole: string, day: string) => `${whole}_${day.slice(0, 7).replace('-', '_')}`;
const partsOf = async (whole: string) =>
  (
    await app.db.execute<{ name: string }>(
      sql`select relid::regclass::text as name from pg_partition_tree(${whole}::regclass) where isleaf order by 1`,
    )
  ).rows.map(({ name }) => name);

async function countOn(day: string, eventId = randomUUID()) {
  const row = { eventId, businessId: owner.businessId, day };
  await app.deps.db.insert(eventViews).values({ ...row, views: 1 });
  await app.deps.db.insert(eventImpressions).values({ ...row, hour: 20, source: 'feed', shown: 1 });
  await app.deps.db.insert(pageOpens).values({ ...row, source: 'link', opens: 1 });
  return eventId;
}
/** Partitions of the three figures. */
async function placesOf(eventId: string): Promise<string[]> {
  const { rows } = await app.db.execute<{ place: string }>(sql`
    select tableoid::regclass::text as place from event_views where event_id = ${eventId}
    union all select tableoid::regclass::text from event_impressions where event_id = ${eventId}
    union all select tableoid::regclass::text from page_opens where event_id = ${eventId} order by 1`);
  return rows.map(({ place }) => place.replace('months.', ''));
}

describe('the tables of the months', () => {
  it('hold what is counted in their month, and the first what was before', async () => {
    const [thisMonth, next] = [await monthAhead(0), await monthAhead(1)];
    const until = (day: string) => wholes.map((whole) => partOf(`${whole}_until`, day));
    expect(await placesOf(await countOn('2019-05-01'))).toEqual(until(thisMonth));
    expect(await placesOf(await countOn(addDays(next, -1)))).toEqual(until(thisMonth));
    expect(await placesOf(await countOn(next))).toEqual(wholes.map((whole) => partOf(whole, next)));
  });

  it('are made three months ahead by the serving role, each once', async () => {
    const last = await monthAhead(3);
    const parts = await Promise.all(wholes.map(partsOf));
    for (const [i, whole] of wholes.entries()) expect(parts[i]).toContain(`months.${partOf(whole, last)}`);
    for (const whole of wholes) await app.db.execute(sql.raw(`drop table months.${partOf(whole, last)}`));
    await app.handlers['make-months']({});
    await app.handlers['make-months']({});
    expect(await Promise.all(wholes.map(partsOf))).toEqual(parts);
    expect(warnings()).toEqual([]);
  });

  it('take over what was counted before they were made, and go on counting it', async () => {
    const last = await monthAhead(3);
    for (const whole of wholes) await app.db.execute(sql.raw(`drop table months.${partOf(whole, last)}`));
    const eventId = await countOn(last);
    expect(await placesOf(eventId)).toEqual(wholes.map((whole) => `${whole}_rest`));
    await app.handlers['make-months']({});
    expect(await placesOf(eventId)).toEqual(wholes.map((whole) => partOf(whole, last)));
    expect(warnings()).toMatchObject([{ count: 3 }]);
    await expect(countOn(last, eventId)).rejects.toMatchObject({ cause: { code: '23505' } });
  });

  it('go with their business', async () => {
    const other = await createOwner(app);
    const row = { eventId: randomUUID(), businessId: other.businessId };
    for (const day of ['2019-05-01', await monthAhead(2), '2190-01-01'])
      await app.deps.db.insert(eventViews).values({ ...row, day, views: 1 });
    await app.db.execute(sql`delete from businesses where id = ${other.businessId}`);
    expect(await placesOf(row.eventId)).toEqual([]);
  });
});

describe('who asks by day', () => {
  interface Plan {
    'Relation Name'?: string;
    'Index Name'?: string;
    'Index Cond'?: string;
    Plans?: Plan[];
  }
  const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];
  const isOfMonth = (name: string) => wholes.some((whole) => name.startsWith(`${whole}_`));

  /** Generic plans of the product's statements on some tables, run with real values. */
  async function plansOf(tables: readonly string[], work: () => Promise<unknown>): Promise<Plan[]> {
    const sent: { text: string; values?: unknown[] }[] = [];
    const query = pg.Client.prototype.query as (...parts: unknown[]) => unknown;
    vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...parts: unknown[]) {
      const [first, values] = parts as [string | { text: string; values?: unknown[] }, unknown[] | undefined];
      const { text, values: own } = typeof first === 'string' ? { text: first } : { values: undefined, ...first };
      sent.push({ text, values: own ?? (Array.isArray(values) ? values : []) });
      return query.apply(this, parts);
    } as typeof pg.Client.prototype.query);
    await work();
    vi.restoreAllMocks();
    const asked = sent.filter(({ text }) => tables.some((table) => text?.includes(table)));
    expect(asked).not.toEqual([]);
    const client = new pg.Client(app.databaseUrl);
    await client.connect();
    const plans: Plan[] = [];
    try {
      await client.query('set plan_cache_mode = force_generic_plan; set enable_seqscan = off');
      for (const { text, values = [] } of asked) {
        await client.query(`prepare asked as ${text}`);
        const literals = values.map((value) =>
          value == null ? 'null' : client.escapeLiteral(Array.isArray(value) ? `{${value}}` : String(value)),
        );
        const { rows } = await client.query(
          `explain (format json) execute asked${literals.length > 0 ? `(${literals})` : ''}`,
        );
        plans.push(...nodes(rows[0]['QUERY PLAN'][0].Plan));
        await client.query('deallocate asked');
      }
      return plans;
    } finally {
      await client.end();
    }
  }
  async function tablesRead(work: () => Promise<unknown>): Promise<string[]> {
    const names = (await plansOf(wholes, work)).flatMap((plan) => plan['Relation Name'] ?? []);
    return [...new Set(names.filter(isOfMonth))].sort();
  }

  it.each([
    ['figures', findFigures, 'event_views'],
    ['impressions', findImpressions, 'event_impressions'],
    ['openings of pages', findPageOpens, 'page_opens'],
  ] as const)('for %s, reads the tables of those months', async (_what, find, whole) => {
    const [from, to] = [await monthAhead(1), addDays(await monthAhead(3), -1)];
    const businessId = owner.businessId as BusinessScope;
    const read = await tablesRead(() => find(app.deps.db, businessId, { from, to }));
    expect(read).toEqual([partOf(whole, from), partOf(whole, to)]);
  });

  it('for the week of the dashboard, reads at most two', async () => {
    app.clock.set(`${addDays(await monthAhead(2), 9)}T12:00:00Z`);
    const { token } = await createOwner(app);
    const read = await tablesRead(() => app.call('GET', '/business/stats', { token }));
    expect(read).toEqual([partOf('event_views', await monthAhead(2))]);
  });

  it('for who joined, looks only at guests of about those days', async () => {
    const businessId = owner.businessId as BusinessScope;
    const range = { from: '2026-11-16', to: '2026-11-22' };
    const plans = await plansOf(['event_participants'], async () => {
      await findFigures(app.deps.db, businessId, range);
      await findArrivals(app.deps.db, businessId, range);
    });
    const guests = plans.filter((plan) => plan['Index Name'] === 'event_participants_business');
    expect(guests.map((plan) => plan['Index Cond']?.includes('created_at'))).toEqual([true, true]);
  });

  it('for the reach of an event, reads those of the last weeks', async () => {
    const category = { tags: ['quiz'], userCharacteristics: [] };
    const now = new Date(`${addDays(await monthAhead(3), 27)}T12:00:00Z`);
    const read = await tablesRead(() => findReach({ db: app.deps.db, now }, owner.businessId, category));
    expect(read).not.toContain(partOf('event_views_until', await monthAhead(0)));
    expect(read).toContain(partOf('event_views', berlinDay(now)));
  });
});

describe('a view', () => {
  it('is counted in the table of its month', async () => {
    app.clock.set(`${addDays(await monthAhead(2), 9)}T12:00:00Z`);
    const host = await createOwner(app);
    await verifyBusiness(app, host.businessId);
    await setCredits(app, host.businessId, 50);
    const json = eventInput({ status: 'published', event_date: addDays(await monthAhead(2), 12) });
    const { body } = await app.call<{ id: string }>('POST', '/events', { token: host.token, json });
    for (const _ of [1, 2]) expect((await callAsApp(app, 'POST', `/events/${body.id}/views`)).status).toBe(204);
    expect(await placesOf(body.id)).toEqual([partOf('event_views', await monthAhead(2))]);
  });
});
