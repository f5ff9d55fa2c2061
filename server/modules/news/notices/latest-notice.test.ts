import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { latestOf } from '#server/modules/news/notices/write-people-notices.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';

interface Plan {
  'Node Type': string;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

let app: TestApp;
let eventId: string;

const join = (person: string) =>
  callAsApp(app, 'POST', `/events/${eventId}/participants`, { user_id: person, display_name: 'Ada' });

beforeAll(async () => {
  app = await createTestApp();
  const { token, businessId } = await createOwner(app);
  await verifyBusiness(app, businessId);
  await setCredits(app, businessId, 100);
  const json = eventInput({ status: 'published', approval_method: 'application' });
  ({ id: eventId } = (await app.call<{ id: string }>('POST', '/events', { token, json })).body);
  expect((await join('first')).status).toBe(201);
});
afterAll(() => app.close());

/** Joins wait for the daily mail, requests do not: thousands precede the other kind. */
it('when an event was last told of is found without reading what waits for the mail of the day', async () => {
  const copies = (delivery: string, due: string) => sql`
    insert into notices (id, business_id, member_id, kind, delivery, event_id, facts, due_at, created_at)
    select gen_random_uuid(), business_id, member_id, kind, ${delivery}, event_id, facts, due_at + ${due}::interval, created_at
    from (select * from notices where event_id = ${eventId} limit 1) as one, generate_series(1, 2000)`;
  await app.db.execute(copies('at_once', '5 minutes'));
  await app.db.execute(copies('daily', '12 hours'));
  await app.db.execute(sql`analyze notices`);

  const { rows: members } = await app.db.execute<{ id: string }>(sql`select member_id as id from notices limit 1`);
  const now = app.clock.now().getTime();
  const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  const ways = [{ memberId: members[0]?.id ?? '', deviceId: null, kind: 'applied' as const }];
  const latest = latestOf(eventId, ways, { since: at(-10), until: at(11) });
  const { rows } = await app.db.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    sql`explain (analyze, format json) ${latest}`,
  );
  const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
  const nodes = rows.flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan));
  expect(nodes.map((node) => node['Node Type'])).not.toContain('Sort');
  expect(nodes.map((node) => node['Rows Removed by Filter'] ?? 0)).toEqual(nodes.map(() => 0));
});
