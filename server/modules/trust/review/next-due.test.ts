import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';
import { createReviewer } from '#tests/support/reviewers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

interface Due {
  id: string;
  company_name: string;
}

it('the case that is due first is the oldest that nobody else works on, until it is decided', async () => {
  const [rita, omar] = [await createReviewer(app, 'rita'), await createReviewer(app, 'omar')];
  const next = async ({ token }: { token: string }) =>
    (await app.call<{ next_due: Due | null }>('GET', '/review/businesses', { token })).body.next_due;
  expect(await next(rita)).toBeNull();
  const { rows: reads } = await app.db.execute(sql`select 1 from audit_entries where action = 'submissions_read'`);
  expect(reads).toEqual([]);
  const first = (await createOwner(app)).businessId;
  app.clock.advance({ minutes: 1 });
  const second = (await createOwner(app)).businessId;
  expect(await next(rita)).toMatchObject({ id: first, company_name: 'Zum Anker' });
  await app.call('PUT', `/review/businesses/${first}/claim`, { token: omar.token, json: { take_over: false } });
  expect([await next(rita), await next(omar)]).toMatchObject([{ id: second }, { id: first }]);
  await app.call('POST', `/review/businesses/${first}/verify`, { token: omar.token });
  expect(await next(omar)).toMatchObject({ id: second });
});
