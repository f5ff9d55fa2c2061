import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { events } from '#database/schema/events.ts';
import { guestSearch } from '#domain/events/guest-ranking.ts';
import type { Permission } from '#domain/team/permissions.ts';
import { namedStatement } from '#server/modules/events/participants/queries.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import type { createOwner } from '#tests/support/factories.ts';
import { callAsApp, createVerifiedOwner, eventInput, setCredits } from '#tests/support/factories.ts';
import { createMember } from '#tests/support/teams.ts';

interface Found {
  user_id: string;
  display_name: string;
  status: string;
  event: { id: string; title: string; event_date: string | null };
}

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
let stranger: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await createVerifiedOwner(app);
  stranger = await createVerifiedOwner(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(events);
  for (const { businessId } of [owner, stranger]) await setCredits(app, businessId, 50);
});

async function publish(title: string, day: string, { token } = owner): Promise<string> {
  const json = eventInput({ title, event_date: day, status: 'published' });
  const { status, body } = await app.call<{ id: string }>('POST', '/events', { token, json });
  expect(status).toBe(201);
  return body.id;
}
const join = (id: string, display_name: string, user_id = display_name.replaceAll(/[^a-z]/gi, '')) =>
  callAsApp(app, 'POST', `/events/${id}/participants`, { user_id, display_name });
const search = (q: string, more = '', { token } = owner) =>
  app.call<{ data: Found[] }>('GET', `/participants?q=${encodeURIComponent(q)}${more}`, { token });
const namesOf = async (q: string) => (await search(q)).body.data.map(({ display_name: name }) => name);

describe('guests are searched by name across events', () => {
  it('and come with the event they are at, the next one first', async () => {
    const later = await publish('Lesung', '2026-12-20');
    const next = await publish('Kneipenquiz', '2026-12-04');
    await join(later, 'Ute B.');
    await join(next, 'Ute B.');
    await join(next, 'Ben W.');
    const { status, body } = await search('ute');
    expect(status).toBe(200);
    expect(body.data).toMatchObject([
      { display_name: 'Ute B.', status: 'joined', event: { id: next, title: 'Kneipenquiz', event_date: '2026-12-04' } },
      { display_name: 'Ute B.', status: 'joined', event: { id: later, title: 'Lesung', event_date: '2026-12-20' } },
    ]);
  });

  it('without regard to case, umlauts and accents, and signs mean nothing special', async () => {
    const id = await publish('Quiz', '2026-12-04');
    for (const name of ['Jörg Weiß', 'Änne-Sofie', 'Łukasz', 'Ægir', 'Cem_100%']) await join(id, name);
    expect(await namesOf('JORG')).toEqual(['Jörg Weiß']);
    expect(await namesOf('jo\u0308rg')).toEqual(['Jörg Weiß']);
    expect(await namesOf('WEISS')).toEqual(['Jörg Weiß']);
    expect(await namesOf('weiß')).toEqual(['Jörg Weiß']);
    expect(await namesOf('so')).toEqual(['Änne-Sofie']);
    expect(await namesOf('anne sof')).toEqual(['Änne-Sofie']);
    expect(await namesOf('Änne-S')).toEqual(['Änne-Sofie']);
    expect(await namesOf('lukasz')).toEqual(['Łukasz']);
    expect(await namesOf('ægir')).toEqual(['Ægir']);
    expect(await namesOf('_100%')).toEqual(['Cem_100%']);
    expect(await namesOf('%%')).toEqual([]);
    expect(await namesOf('--')).toEqual([]);
  });

  it('only within the business', async () => {
    const theirs = await publish('Fremdes', '2026-12-04', stranger);
    await join(theirs, 'Ute Fremd');
    expect(await namesOf('ute')).toEqual([]);
    expect((await search('ute', '', stranger)).body.data).toHaveLength(1);
  });

  it('only by members who may see guests', async () => {
    const asMember = async (permissions: Permission[]) => {
      const { token } = await createMember(app, owner.businessId, { permissions });
      return search('ute', '', { ...owner, token });
    };
    const refused = await asMember(['create_events', 'view_analytics', 'door', 'manage_team']);
    expect(refused).toMatchObject({ status: 403, body: { code: 'permission_missing' } });
    expect((await asMember(['edit_events'])).status).toBe(200);
    expect((await app.call('GET', '/participants?q=ute')).status).toBe(401);
  });

  it.each([
    ['?q=u', 'q', 'too_small'],
    ['?q=%20u%20', 'q', 'too_small'],
    [`?q=${'u'.repeat(guestSearch.maxLength + 1)}`, 'q', 'too_big'],
    ['', 'q', 'invalid_type'],
    ['?q=ute&limit=0', 'limit', 'too_small'],
    [`?q=ute&limit=${guestSearch.maxResults + 1}`, 'limit', 'too_big'],
    ['?q=ute&page=2', 'page', 'unknown_field'],
  ])('%s is refused with its field', async (query, path, code) => {
    const { status, body } = await app.call('GET', `/participants${query}`, { token: owner.token });
    expect({ status, body }).toMatchObject({ status: 422, body: { errors: [{ path, code }] } });
  });

  it('as many as asked for, and nobody more than a few times', async () => {
    const ids = [];
    for (const day of ['04', '05', '06', '07']) ids.push(await publish(`Quiz ${day}`, `2026-12-${day}`));
    for (const id of ids) await join(id, 'Ute B.');
    await join(ids[0] ?? '', 'Utz');
    expect(await namesOf('ut')).toEqual(['Ute B.', 'Utz', 'Ute B.', 'Ute B.']);
    expect((await search('ut', '&limit=2')).body.data).toHaveLength(2);
  });
});

describe('with many guests', () => {
  type Plan = { 'Index Name'?: string; 'Actual Rows'?: number; 'Rows Removed by Filter'?: number; Plans?: Plan[] };
  const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

  async function planOf(pattern: string): Promise<Plan[]> {
    const query = namedStatement(app.db).toSQL();
    const values: Record<string, string> = { businessId: owner.businessId, pattern };
    const params = query.params.map((param) =>
      param instanceof Object && 'name' in param ? values[String(param.name)] : param,
    );
    const { rows } = await app.pool.query(`explain (analyze, format json) ${query.sql}`, params);
    return nodes(rows[0]['QUERY PLAN'][0].Plan);
  }

  it('neither a rare nor a common name reads all of them', async () => {
    for (const who of [owner, stranger]) {
      const id = await publish('Fest', '2026-12-04', who);
      await app.db.execute(sql`
        insert into event_participants (event_id, user_id, business_id, display_name, status, created_at, updated_at)
        select ${id}, 'user-' || n, ${who.businessId}, (array['Anna', 'Ben', 'Cem'])[1 + n % 3] || ' ' || md5(n::text),
          'joined', now() - n * interval '1 minute', now() from generate_series(1, 20000) n`);
    }
    await app.db.execute(sql`vacuum analyze event_participants`);
    const read = (plan: Plan[]) =>
      plan.reduce((sum, node) => sum + (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0), 0);

    const rare = await planOf('%c4ca4238%');
    expect(rare.map((node) => node['Index Name'])).toContain('event_participants_search');
    expect(read(rare)).toBeLessThan(50);
    const common = await planOf('%anna%');
    expect(common.map((node) => node['Index Name'])).toContain('event_participants_business');
    expect(read(common)).toBeLessThan(3000);
  });
});
