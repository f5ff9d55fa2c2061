import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

let app: TestApp;
let token: string;

beforeAll(async () => {
  // One connection, to inspect its prepared statements.
  app = await createTestApp({}, { maxConnections: 1 });
  ({ token } = await createOwner(app));
  await app.db.execute(sql`
    with sessions_of_many as (
      insert into sessions (id, user_id, is_remembered, created_at, last_used_at)
      select gen_random_uuid(), user_id, false, created_at, last_used_at
      from sessions, generate_series(1, 5000) where user_id is not null
      returning id
    )
    insert into session_tokens (token_hash, session_id, kind, expires_at)
    select md5(id::text), id, 'access', now() from sessions_of_many`);
  await app.db.execute(sql`analyze sessions, session_tokens, team_members, businesses`);
});

afterAll(() => app.close());

const plansOf = async () => {
  const { rows } = await app.pool.query(
    `select generic_plans, custom_plans, parameter_types::text[] as types
     from pg_prepared_statements where name = 'auth_session'`,
  );
  return rows[0] as { generic_plans: string; custom_plans: string; types: string[] };
};

/** Authentication runs with every call, so its plan must be reused. */
it('a caller is looked up by one plan for all, which reads the sessions of nobody else', async () => {
  for (let call = 0; call < 10; call++) await app.call('GET', '/profile', { token });
  const before = await plansOf();
  const kept = Number(before.generic_plans);
  expect(kept).toBeGreaterThan(0);
  for (let call = 0; call < 5; call++) expect((await app.call('GET', '/profile', { token })).status).toBe(200);
  expect(await plansOf()).toEqual({ ...before, generic_plans: String(kept + 5) });

  const { rows } = await app.pool.query(
    `explain (format json) execute auth_session(${before.types.map(() => 'null')})`,
  );
  const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
  const nodes = nodesOf(rows[0]['QUERY PLAN'][0].Plan);
  const wayTo = (table: string) => nodes.find((node) => node['Relation Name'] === table)?.['Node Type'];
  expect([wayTo('session_tokens'), wayTo('sessions')]).toEqual(['Index Scan', 'Index Scan']);
});
