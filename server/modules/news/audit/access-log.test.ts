import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { takeExport } from '#tests/support/exports.ts';
import { createOwner, eventInput } from '#tests/support/factories.ts';
import { createReviewer, settleDecisions } from '#tests/support/reviewers.ts';

interface Log {
  data: { action: string; actor: { kind: string; name: string | null }; after: object | null }[];
}

let app: TestApp;
let rita: Awaited<ReturnType<typeof createReviewer>>;
beforeAll(async () => {
  app = await createTestApp();
  rita = await createReviewer(app, 'rita');
});
afterAll(() => app.close());

async function createCase() {
  const owner = await createOwner(app);
  const form = new FormData();
  form.set('proof', new File(['%PDF-1.7\ntrailer\n<<>>\n%%EOF\n'], 'a.pdf'));
  await app.call('PUT', '/business/proof', { token: owner.token, form });
  return owner;
}
const request = (path: string, token: string) =>
  app.app.request(`/api/v1${path}`, {
    headers: { 'X-API-Key': app.deps.config.publicApiKey, Authorization: `Bearer ${token}` },
  });
const caseLog = async (id: string) =>
  (await app.call<Log>('GET', `/review/businesses/${id}/audit`, { token: rita.token })).body.data;
const ownLog = async (token: string) => (await app.call<Log>('GET', '/audit', { token })).body.data;
const actions = (log: Log['data']) => log.map(({ action }) => action);

/** Makes writes to the log fail while `work` runs. */
async function withoutLog(work: () => Promise<void>): Promise<void> {
  await app.db.execute(sql`alter table audit_entries add constraint closed check (false) not valid`);
  try {
    await work();
  } finally {
    await app.db.execute(sql`alter table audit_entries drop constraint closed`);
  }
}

describe('the log of a business', () => {
  it('names the reviewer who read the case, its proof and its history, to reviewers and to the owner', async () => {
    const { businessId, token } = await createCase();
    await app.call('GET', `/review/businesses/${businessId}`, { token: rita.token });
    app.clock.advance({ seconds: 1 });
    await (await request(`/review/businesses/${businessId}/proof`, rita.token)).text();
    app.clock.advance({ seconds: 1 });
    expect(await caseLog(businessId)).toMatchObject([
      { action: 'proof_read', actor: { kind: 'reviewer', name: 'rita' } },
      { action: 'case_read', actor: { kind: 'reviewer', name: 'rita' } },
      { action: 'proof_replaced' },
    ]);
    expect(await ownLog(token)).toMatchObject([
      { action: 'case_log_read', actor: { kind: 'reviewer', name: null } },
      { action: 'proof_read' },
      { action: 'case_read' },
      { action: 'proof_replaced' },
    ]);
  });

  it('names who took all data along, and who the list of participants', async () => {
    const { token, businessId } = await createOwner(app);
    const { body: event } = await app.call<{ id: string }>('POST', '/events', { token, json: eventInput() });
    await (await takeExport(app, token)).text();
    app.clock.advance({ seconds: 1 });
    const ute = { userId: 'ute', displayName: 'Ute', status: 'joined' as const, partySize: 4 };
    const [createdAt, updatedAt] = [app.clock.now(), app.clock.now()];
    await app.db.insert(eventParticipants).values({ eventId: event.id, businessId, ...ute, createdAt, updatedAt });
    await (await request(`/events/${event.id}/participants?format=csv`, token)).text();
    await app.call('GET', `/events/${event.id}/participants`, { token });
    expect(await ownLog(token)).toMatchObject([
      { action: 'participants_exported', actor: { name: 'Ada Jansen' }, after: { participants: 4 } },
      { action: 'account_exported', actor: { name: 'Ada Jansen' } },
    ]);
    expect(actions(await caseLog(businessId))).toEqual(['account_exported']);
  });

  it('keeps every decision in sight however often a case is read', async () => {
    const { businessId } = await createOwner(app);
    await app.call('POST', `/review/businesses/${businessId}/verify`, { token: rita.token });
    await settleDecisions(app);
    const read = {
      businessId,
      actor: 'reviewer:none',
      action: 'case_read' as const,
      subject: `business:${businessId}`,
    };
    const rows = Array.from({ length: 150 }, () => ({
      ...read,
      id: sql`gen_random_uuid()`,
      createdAt: app.clock.now(),
    }));
    await app.db.insert(auditEntries).values(rows);
    const log = actions(await caseLog(businessId));
    expect(log).toHaveLength(101);
    expect(log).toContain('business_verified');
  });
});

describe('the log of the review', () => {
  it('names who signed in and whose data a list showed, the case due first with it', async () => {
    const { businessId } = await createOwner(app);
    const omar = await createReviewer(app, 'omar');
    await app.call('GET', '/review/businesses?status=pending', { token: omar.token });
    const { body: due } = await app.call<{ data: unknown[]; next_due: { id: string } }>(
      'GET',
      '/review/businesses?status=rejected',
      { token: omar.token },
    );
    expect(due.data).toEqual([]);
    const { rows } = await app.db.execute<{ action: string; subject: string; after: { businesses: string[] } | null }>(
      sql`select action, subject, after from audit_entries
        where actor = 'reviewer:' || (select id from reviewers where username = 'omar') order by created_at, id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['reviewer_signed_in', 'submissions_read', 'submissions_read']);
    const [, pending, rejected] = rows;
    expect(pending?.subject).toMatch(/^reviewer:/);
    expect(pending?.after?.businesses).toContain(businessId);
    expect(rejected?.after?.businesses).toEqual([due.next_due.id]);
  });
});

describe('what cannot be written down', () => {
  // ASVS 16.5.3.
  it('is not shown', async () => {
    const { token } = await createOwner(app);
    const { body: event } = await app.call('POST', '/events', { token, json: eventInput() });
    const { body: copy } = await app.call('POST', '/account/exports', { token });
    await app.runJobs();
    await withoutLog(async () => {
      const calls: [string, string][] = [
        [`/account/exports/${copy.id}`, token],
        [`/events/${event.id}/participants?format=csv`, token],
      ];
      for (const [path, caller] of calls) {
        const response = await request(path, caller);
        const text = await response.text();
        expect([path, response.status]).toEqual([path, 500]);
        expect(text).not.toMatch(/Zum Anker|account\.json/);
      }
    });
  });
});
