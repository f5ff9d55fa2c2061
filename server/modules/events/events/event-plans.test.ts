import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businesses } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { MOST_CELLS } from '#domain/geography/grid.ts';
import { mostRanked } from '#domain/guest-search/ranking.ts';
import { firstWaitingStatement } from '#server/modules/events/events/fill-places.ts';
import { afterStatement, foundStatement, LEAST_FOUND, pageStatement } from '#server/modules/events/events/queries.ts';
import { businessPageStatement } from '#server/modules/guests/app-gateway/business-queries.ts';
import { feedPageStatement } from '#server/modules/guests/app-gateway/feed-queries.ts';
import { findSearchQuery } from '#server/modules/guests/app-gateway/find-search-query.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
afterAll(() => app.close());

describe('the plans of PostgreSQL', () => {
  interface Plan {
    'Node Type': string;
    'Index Name'?: string;
    'Actual Rows'?: number;
    'Actual Loops'?: number;
    'Relation Name'?: string;
    'Parent Relationship'?: string;
    'Subplan Name'?: string;
    Plans?: Plan[];
  }
  /** A side query such as the counts, of at most four rows. */
  const isSideQuery = (plan: Plan) =>
    plan['Parent Relationship'] === 'InitPlan' && !plan['Subplan Name']?.startsWith('CTE ');
  const nodes = (plan: Plan): Plan[] => [
    plan,
    ...(plan.Plans ?? []).filter((child) => !isSideQuery(child)).flatMap(nodes),
  ];

  function filledIn(query: { toSQL(): { sql: string; params: unknown[] } }, values: object) {
    const { sql: text, params } = query.toSQL();
    const filled = params.map((param) =>
      typeof param === 'object' && param !== null && 'name' in param
        ? (values as Record<string, unknown>)[String(param.name)]
        : param,
    );
    return { text, filled };
  }

  /** A generic plan, as for prepared statements; `isGeneric: false`: for these values. */
  async function planOf(query: { toSQL(): { sql: string; params: unknown[] } }, values: object, isGeneric = true) {
    const { text, filled } = filledIn(query, values);
    const client = await app.pool.connect();
    try {
      await client.query(`set plan_cache_mode = ${isGeneric ? 'force_generic_plan' : 'force_custom_plan'}`);
      await client.query(`prepare planned as ${text}`);
      const literals = filled.map((value) => (value == null ? 'null' : client.escapeLiteral(String(value))));
      const result = await client.query(`explain (format json) execute planned${filled.length ? `(${literals})` : ''}`);
      return nodes(result.rows[0]['QUERY PLAN'][0].Plan);
    } finally {
      await client.query('deallocate all; reset plan_cache_mode');
      client.release();
    }
  }
  const kinds = (plan: Plan[]) => plan.map((node) => node['Node Type']);
  const indexes = (plan: Plan[]) => plan.flatMap((node) => node['Index Name'] ?? []);

  const isOld = async () => {
    const { rows } = await app.db.execute<{ version: number }>(
      sql`select current_setting('server_version_num')::int as version`,
    );
    return (rows[0]?.version ?? 0) < 160_000;
  };

  beforeAll(async () => {
    app = await createTestApp();
    owner = await createOwner(app);
    await app.db.execute(sql`alter table events disable trigger events_counted`);
    const other = await createOwner(app);
    for (const { businessId } of [owner, other]) {
      const [host] = await app.db
        .select({ id: businesses.userId })
        .from(businesses)
        .where(eq(businesses.id, businessId));
      await app.db.execute(sql`
        insert into events (id, business_id, host_id, title, description, location, search_text, status, tariff,
          featured_event, push_notification, event_date, starts_at, created_at, updated_at)
        select gen_random_uuid(), ${businessId}, ${host?.id}, 'Event ' || n, '', 'Ort', 'event ' || md5(n::text),
          (array['draft', 'published', 'archived'])[1 + n % 3], 'standard', false, false, '2026-12-01',
          now() + n * interval '1 minute', now() - n * interval '1 minute', now()
        from generate_series(1, 20000) n`);
    }
    await app.db.execute(sql`
      insert into guest_events (event_id, business_id, latitude, longitude, cell, starts_at, day, over_at, location, tags,
        characteristics, words, is_featured)
      select id, business_id, 52.5, 13.4, 525093 + abs(hashtext(id::text)) % 16, starts_at, starts_at::date, starts_at + interval '2 hours', '', '{}', '{}', '',
        row_number() over (order by id) % 5 = 0
      from events`);
    await app.db.execute(sql`
      insert into businesses (id, user_id, company_name, address, phone, email, business_type, legal_form, contact_preference,
        verification_status, created_at, updated_at)
      select gen_random_uuid(), user_id, 'Place ' || n, '', n::text, '', business_type, legal_form, contact_preference,
        'pending', now(), now()
      from generate_series(1, 10000) n, businesses where id = ${owner.businessId}`);
    await app.db.execute(sql`
      insert into guest_businesses (business_id, latitude, longitude, place_source, accuracy_m, categories, words)
      select id, 52.4 + random() / 5, 13.3 + random() / 5, 'owner', 25, '{}', to_tsvector('simple', repeat(md5(phone) || ' 1 2 3 4 5 6 ', 9))
      from businesses where company_name like 'Place %'`);
    await app.db.execute(sql`vacuum analyze events, guest_events, guest_businesses, businesses, business_profiles`);
  });

  const values = () => ({
    businessId: owner.businessId,
    status: 'archived',
    limit: 20,
    offset: 0,
    most: LEAST_FOUND,
    createdAt: app.clock.now().toISOString(),
    startsAt: app.clock.now().toISOString(),
    from: app.clock.now().toISOString(),
    to: new Date(app.clock.now().getTime() + 36 * 3_600_000).toISOString(),
    day: '2026-12-04',
    id: randomUUID(),
    ...Object.fromEntries(Array.from({ length: MOST_CELLS }, (_, index) => [`cell${index}`, 525093 + index])),
    latitude: 52.51,
    longitude: 13.4,
    radius: 2000,
    centre: '(3781000, 903000, 5049000)',
    south: 52,
    west: 13,
    north: 53,
    east: 14,
  });

  it.each([
    ['a page', false, 'events_newest'],
    ['a page of one status', true, 'events_newest_by_status'],
  ])('read %s and what follows from an index in order, without sorting', async (_, hasStatus, index) => {
    for (const statement of [pageStatement, afterStatement]) {
      const plan = await planOf(statement(app.db, { hasStatus, hasSearch: false }), values());
      expect(kinds(plan)).toEqual(['Limit', 'Index Scan']);
      expect(indexes(plan)).toEqual([index]);
    }
  });

  it('find the few that come among the many that were by their day', async () => {
    const coming = pageStatement(app.db, { hasStatus: false, hasSearch: false, when: 'coming' });
    const plan = await planOf(coming, { ...values(), yesterday: '2026-12-02', now: '2026-12-03T12:00:00Z' }, false);
    expect(indexes(plan)).toEqual(['events_by_date']);
  });

  it('read what comes by date from the index by day, page after page', async () => {
    const now = { ...values(), yesterday: '2026-12-02', now: '2026-12-03T12:00:00Z' };
    for (const statement of [pageStatement, afterStatement]) {
      const shape = { hasStatus: false, hasSearch: false, when: 'coming', order: 'date' } as const;
      const plan = await planOf(statement(app.db, shape), now, false);
      expect(indexes(plan)).toEqual(['events_by_date']);
      // PostgreSQL 15 sorts the whole result, bounded by 90 days; newer versions sort per day.
      expect(kinds(plan).slice(0, 2)).toEqual(['Limit', (await isOld()) ? 'Sort' : 'Incremental Sort']);
    }
  });

  // Scanning from the newest would be wrong: all matches may be old.
  it.each(['c4ca4238a0b9', 'abc'])(
    'find all events with %s by their letters, then read a page of them',
    async (word) => {
      for (const isAfter of [false, true]) {
        const found = foundStatement(app.db, { hasStatus: false, hasSearch: true }, undefined, isAfter);
        const plan = await planOf(found, { ...values(), pattern: `%${word}%` }, false);
        expect(indexes(plan).toSorted()).toEqual(['events_pkey', 'events_search']);
        expect(kinds(plan)).not.toContain('Seq Scan');
      }
    },
  );

  const feedShape = {
    hasTags: false,
    hasCharacteristics: false,
    hasEnd: false,
    hasDay: false,
    hasWords: false,
    isFeatured: false,
  };

  it('read the feed of everywhere from the index of what comes next, and nothing else', async () => {
    const plan = await planOf(feedPageStatement(app.db, { ...feedShape, around: null }), values());
    expect(kinds(plan)).toEqual(['Limit', 'Index Only Scan']);
    expect(indexes(plan)).toEqual(['guest_events_upcoming']);
  });

  it.each([
    ['cell', 'guest_events_nearby'],
    ['wideCell', 'guest_events_widely'],
  ] as const)(
    'read the feed around a point by merging the index of each %s, without sorting',
    async (around, index) => {
      for (const isGeneric of [true, false]) {
        const plan = await planOf(feedPageStatement(app.db, { ...feedShape, around }), values(), isGeneric);
        expect(new Set(indexes(plan))).toEqual(new Set([index]));
        expect(kinds(plan)).toContain('Merge Append');
        for (const kind of ['Sort', 'Bitmap Heap Scan', 'Index Scan', 'Seq Scan'])
          expect(kinds(plan)).not.toContain(kind);
      }
    },
  );

  it.each([
    [null, 'guest_events_upcoming'],
    ['cell', 'guest_events_nearby'],
    ['wideCell', 'guest_events_widely'],
  ] as const)('read the feed of a day from the same index, up to the end of its night (%s)', async (around, index) => {
    const plan = await planOf(feedPageStatement(app.db, { ...feedShape, hasDay: true, around }), values());
    expect(new Set(indexes(plan))).toEqual(new Set([index]));
    for (const kind of ['Sort', 'Bitmap Heap Scan', 'Seq Scan']) expect(kinds(plan)).not.toContain(kind);
  });

  it.each([
    [null, 'guest_featured_upcoming'],
    ['cell', 'guest_featured_nearby'],
    ['wideCell', 'guest_featured_widely'],
  ] as const)('read what may stand on top from an index of its own (%s)', async (around, index) => {
    const plan = await planOf(feedPageStatement(app.db, { ...feedShape, isFeatured: true, around }), values());
    expect(new Set(indexes(plan))).toEqual(new Set([index]));
    for (const kind of ['Sort', 'Seq Scan']) expect(kinds(plan)).not.toContain(kind);
  });

  it('find events by two frequent words from the lists of those words, and by one frequent word in order', async () => {
    // Every 5th row has one word, every 101st the other.
    await app.db.execute(sql`
      update guest_events set words = array_to_tsvector(array_remove(array[
        case when n % 5 = 0 then 'quiz' end, case when n % 101 = 0 then 'berlin' end], null))
      from (select event_id as id, row_number() over (order by starts_at, event_id) as n from guest_events) numbered
      where id = event_id`);
    await app.db.execute(sql`vacuum analyze guest_events`);
    const byWords = feedPageStatement(app.db, { ...feedShape, hasWords: true, around: null });
    for (const [typed, index] of [
      ['quiz berlin', 'guest_events_words'],
      ['quiz', 'guest_events_upcoming'],
    ] as const) {
      const words = await findSearchQuery(app.db, typed);
      expect(indexes(await planOf(byWords, { ...values(), words }, false))).toEqual([index]);
    }
  });

  const businessShape = { isAround: false, isInBox: false, hasWords: false, hasCategories: false, isLater: false };

  it.each([
    ['a point', false],
    ['the middle of a box', true],
  ])('read the businesses around %s nearest first from the index of places', async (_, isInBox) => {
    const plan = await planOf(businessPageStatement(app.db, { ...businessShape, isAround: true, isInBox }), values());
    expect(indexes(plan)).toEqual(['guest_businesses_position']);
    // PostgreSQL 15 reads the whole circle from the index and sorts it.
    expect(kinds(plan)).toEqual(
      (await isOld())
        ? ['Limit', 'Sort', 'Bitmap Heap Scan', 'Bitmap Index Scan']
        : ['Limit', 'Incremental Sort', 'Index Scan'],
    );
  });

  it('compare how well businesses match for a thousand of those with a frequent word', async () => {
    const byWords = businessPageStatement(app.db, { ...businessShape, hasWords: true });
    const { text, filled } = filledIn(byWords, { ...values(), words: "'1'", limit: 5000 });
    expect((await app.pool.query(text, filled)).rowCount).toBe(mostRanked);
  });

  it('find who moves up from the front of each size of party, however many wait', async () => {
    const [event] = await app.db.select().from(events).limit(1);
    await app.db.execute(sql`
      insert into event_participants (event_id, user_id, business_id, display_name, status, party_size, created_at, updated_at)
      select ${event?.id}, 'user-' || n, ${event?.businessId}, 'Person', 'waiting', case when n % 1000 = 0 then 1 else 6 end,
        now(), now() from generate_series(1, 20000) n`);
    await app.db.execute(sql`vacuum analyze event_participants`);
    const statement = firstWaitingStatement(event?.id ?? '', 7);
    const { rows } = await app.db.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      sql`explain (analyze, format json) ${statement}`,
    );
    const plan = rows.flatMap((row) => nodes(row['QUERY PLAN'][0].Plan));
    expect(indexes(plan)).toEqual(['event_participants_waiting']);
    const found = await app.db.execute(statement);
    expect(found.rows.map(({ party_size: size }) => size)).toEqual([6, 1, 1, 1, 1, 1, 1, 1]);
    const scan = plan.find((node) => node['Index Name']);
    // Averages: one party of six, seven of one.
    expect((scan?.['Actual Rows'] ?? 0) * (scan?.['Actual Loops'] ?? 0)).toBeLessThan(20);
  });

  it('find what is due without reading all events', async () => {
    const due = app.db
      .select({ id: events.id })
      .from(events)
      .where(sql`${events.status} = 'scheduled' and ${events.publishAt} <= now()`);
    expect(indexes(await planOf(due, {}))).toEqual(['events_due']);
  });
});
