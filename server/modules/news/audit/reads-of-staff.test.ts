import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#contract/index.ts';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { reportCases } from '#database/schema/reports.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';
import { createReviewer } from '#tests/support/reviewers.ts';

/* Staff's reads about people are logged before they respond. The contract lists them, so none is missed. */

/** Reads without data about others. */
const aboutNobody: string[] = [
  'getReviewer',
  'getDesk',
  'getReviewFigures',
  'readReportFigures',
  'listSwitches',
  'getDeskCounts',
  'listIncidents',
];

/** Queries of reads that need one. */
const queries: Record<string, string> = {
  '/review/mails': '?email=wer%40example.de',
  '/desk/customers': '?q=Anker',
  '/desk/registrations': '?email=wer%40example.de',
};

let app: TestApp;
let lead: Awaited<ReturnType<typeof createReviewer>>;
/** Ids by the path before `{id}`. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  app = await createTestApp();
  lead = await createReviewer(app, 'lotte', 'lead');
  const owner = await createOwner(app);
  const form = new FormData();
  form.set('proof', new File(['%PDF-1.7\ntrailer\n<<>>\n%%EOF\n'], 'a.pdf'));
  await app.call('PUT', '/business/proof', { token: owner.token, form });
  ids['/review/businesses/'] = owner.businessId;
  ids['/desk/customers/'] = owner.businessId;
  await createOwner(app);
  await verifyBusiness(app, owner.businessId);
  await setCredits(app, owner.businessId, 10);
  const held = eventInput({ status: 'published', description: 'Karten: https://bit.ly/3xYz' });
  await app.call('POST', '/events', { token: owner.token, json: held });
  const report = { kind: 'child_abuse', explanation: 'Dort sind Bilder von Kindern.', good_faith: true };
  await app.call('POST', '/reports', { json: { ...report, target: 'Zum Anker' } });
  const [reported] = await app.db.select({ id: reportCases.id }).from(reportCases);
  ids['/review/reports/'] = reported?.id ?? '';
  const imposed = await app.call<{ id: string }>('POST', `/review/businesses/${owner.businessId}/measures`, {
    token: lead.token,
    json: { kind: 'stop_publishing', ground: 'spam', facts: 'Nur Werbung.', until: '2027-01-31' },
  });
  const complaint = { token: owner.token, json: { text: 'Das war ein Test.' } };
  await app.call('POST', `/business/measures/${imposed.body.id}/complaint`, complaint);
});
afterAll(() => app.close());

const reads = Object.values(routes).filter(
  ({ access, method, operationId }) =>
    access.as === 'reviewer' && method === 'get' && !aboutNobody.includes(operationId),
);

function request(path: string): Promise<Response> {
  const [before = '', after] = path.split('{id}');
  if (after !== undefined && !ids[before]) throw new Error(`${before} needs somebody whom it is about`);
  return Promise.resolve(
    app.app.request(`/api/v1${after === undefined ? path + (queries[path] ?? '') : before + ids[before] + after}`, {
      headers: { 'X-API-Key': app.deps.config.publicApiKey, Authorization: `Bearer ${lead.token}` },
    }),
  );
}

async function entriesOfLead(): Promise<number> {
  const mine = eq(auditEntries.actor, `reviewer:${lead.id}`);
  const [found] = await app.db.select({ entries: count() }).from(auditEntries).where(mine);
  return found?.entries ?? 0;
}

describe.each(reads.map(({ operationId, path }) => ({ operationId, path })))('$operationId', ({ path }) => {
  it('leaves an entry of whoever reads', async () => {
    const before = await entriesOfLead();
    const response = await request(path);
    await response.text();
    expect([response.status, await entriesOfLead()]).toEqual([200, before + 1]);
  });

  it('shows nothing when that cannot be written down', async () => {
    await app.db.execute(sql`alter table audit_entries add constraint closed check (false) not valid`);
    try {
      const response = await request(path);
      expect(response.status).toBe(500);
      expect(await response.json()).toMatchObject({ code: 'internal_error' });
    } finally {
      await app.db.execute(sql`alter table audit_entries drop constraint closed`);
    }
  });
});

it('knows reads that are about nobody only if there are such', () => {
  expect(aboutNobody.filter((name) => !(name in routes))).toEqual([]);
});
