import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AddressPreview, ImportProposal, ImportSourceAnswer } from '#contract/import-sources.ts';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { businesses } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { importSources } from '#database/schema/import-sources.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { mostOfBusiness } from '#domain/shared/limits.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createVerifiedOwner, setCredits } from '#tests/support/factories.ts';
import { calendarOf as calendar, startSourceServer } from '#tests/support/source-server.ts';

type Refusal = { code: string; errors?: { path: string; code: string }[] };
type Listed = { data: { event_id: string; title: string; own_fields: string[]; draft_reason: string | null }[] };

let app: TestApp;
let owner: Awaited<ReturnType<typeof createVerifiedOwner>>;
let server: Awaited<ReturnType<typeof startSourceServer>>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await createVerifiedOwner(app);
  server = await startSourceServer();
});
afterAll(async () => {
  server.close();
  await app.close();
});
beforeEach(async () => {
  // Access tokens live a day.
  app.clock.set('2026-11-21T12:00:00Z');
  await app.db.delete(importSources);
  await app.db.delete(events);
  await app.db.delete(rateLimits);
  await app.db.update(businesses).set({ verificationStatus: 'verified' }).where(eq(businesses.id, owner.businessId));
  await setCredits(app, owner.businessId, 100);
  server.seen.length = 0;
});
afterEach(() => vi.restoreAllMocks());

const gives = (body: string, headers: Record<string, string> = {}) => {
  server.reply = (response) => response.writeHead(200, headers).end(body);
};
const post = <T>(path: string, json?: unknown) => app.call<T & Refusal>('POST', path, { token: owner.token, json });
const sources = async () =>
  (await app.call<{ data: ImportSourceAnswer[] }>('GET', '/import-sources', { token: owner.token })).body.data;
const proposals = async () =>
  (await app.call<{ data: ImportProposal[] }>('GET', '/import-proposals', { token: owner.token })).body.data;
const all = () => app.db.select().from(events).orderBy(events.eventDate, events.externalId);
const titles = async () => (await all()).map(({ title, status }) => `${title} ${status}`);

/** Adds a source and waits for its first look. */
async function add(rule: 'draft' | 'publish' = 'draft', monthlyCredits = 10, path = '/a.ics') {
  const json = { url: `${server.url}${path}`, rule, monthly_credits: rule === 'publish' ? monthlyCredits : null };
  const { status, body } = await post<ImportSourceAnswer>('/import-sources', json);
  expect([status, body.is_looking]).toEqual([201, true]);
  await app.runJobs();
  return body.id;
}

async function lookAgain(hours = 1): Promise<void> {
  app.clock.advance({ hours });
  await app.handlers['look-at-due-sources']({});
  await app.runJobs();
}

async function publishedWithGuest(): Promise<string> {
  const [event] = await all();
  const id = event?.id ?? '';
  const json = { user_id: 'ada', display_name: 'Ada' };
  expect((await callAsApp(app, 'POST', `/events/${id}/participants`, json)).status).toBe(201);
  return id;
}

describe('a source', () => {
  it('brings drafts, once, however often and under whatever address it is added', async () => {
    gives(calendar({}, { uid: 'b', title: 'Jazz', start: '20261210T190000Z' }));
    const id = await add();
    expect(await titles()).toEqual(['Quiz draft', 'Jazz draft']);
    await lookAgain();
    await add('draft', 0, '/b.ics');
    expect(await titles()).toEqual(['Quiz draft', 'Jazz draft']);
    expect((await all()).map(({ externalId }) => externalId)).toEqual(['import:a', 'import:b']);
    expect((await post('/import-sources', { url: `${server.url}/a.ics#x` })).body.code).toBe('import_source_exists');
    await app.call('DELETE', `/import-sources/${id}`, { token: owner.token });
    await add();
    expect(await titles()).toEqual(['Quiz draft', 'Jazz draft']);
    expect(await sources()).toMatchObject([{ name: 'Programm', kind: 'calendar', found: 2, failure: null }, {}]);
  });

  it('leaves an event alone that a program made under the same id, and one that was deleted here', async () => {
    const json = { title: 'Eigenes', external_id: 'a', event_date: '2026-12-24' };
    await post('/events', json);
    gives(calendar({ title: 'Fremdes' }, { uid: 'b', title: 'Jazz' }));
    await add();
    expect(await titles()).toEqual(['Jazz draft', 'Eigenes draft']);
    const [jazz] = await all();
    await app.call('DELETE', `/events/${jazz?.id}`, { token: owner.token });
    gives(calendar({ title: 'Anders' }, { uid: 'b', title: 'Jazz', start: '20261211T200000' }));
    await lookAgain();
    expect(await titles()).toEqual(['Eigenes draft']);
    expect(await proposals()).toEqual([]);
  });

  it('takes new texts, keeps what the owner changed and names it', async () => {
    gives(calendar({}));
    const id = await add();
    const [event] = await all();
    const patch = (json: unknown) => app.call('PATCH', `/events/${event?.id}`, { token: owner.token, json });
    await patch({ title: 'Mein Quiz' });
    gives(calendar({ title: 'Großes Quiz', more: 'DESCRIPTION:Acht Runden' }));
    await lookAgain();
    expect(await all()).toMatchObject([{ title: 'Mein Quiz', description: 'Acht Runden' }]);
    const listed = await app.call<Listed>('GET', `/import-sources/${id}/events`, { token: owner.token });
    expect(listed.body.data).toMatchObject([{ title: 'Mein Quiz', own_fields: ['title'], draft_reason: null }]);
  });

  it('reads a page with events as schema.org data', async () => {
    const event = { '@type': 'Event', name: 'Konzert', startDate: '2026-12-12T20:00', url: 'https://halle.example/1' };
    gives(`<html><script type="application/ld+json">${JSON.stringify(event)}</script></html>`);
    await add();
    expect(await titles()).toEqual(['Konzert draft']);
    gives(
      '<html><script type="application/ld+json">{"@type":"Event","name":"Neu","startDate":"2026-12-13"}</script></html>',
    );
    await lookAgain();
    await lookAgain();
    expect(await titles()).toEqual(['Konzert draft', 'Neu draft']);
    expect(await proposals()).toEqual([]);
  });

  it('sends ETag and Last-Modified back on the same day, and reads anew the next', async () => {
    gives(calendar({}), { ETag: '"1"', 'Last-Modified': 'Sat, 21 Nov 2026 08:00:00 GMT' });
    app.clock.set('2026-11-21T12:00:00Z');
    await add();
    server.reply = (response) => response.writeHead(304).end();
    await lookAgain();
    expect(server.seen[1]?.headers).toMatchObject({
      'if-none-match': '"1"',
      'if-modified-since': 'Sat, 21 Nov 2026 08:00:00 GMT',
    });
    expect(await sources()).toMatchObject([{ found: 1, failure: null, read_at: '2026-11-21T13:00:00.000Z' }]);
    await lookAgain(24);
    expect(server.seen[2]?.headers).not.toHaveProperty('if-none-match');
  });

  it('is looked at by one process only, and an older look writes nothing', async () => {
    gives(calendar({}));
    const id = await add();
    app.clock.advance({ hours: 1 });
    server.seen.length = 0;
    await Promise.all([1, 2, 3].map(() => app.handlers['look-at-due-sources']({})));
    await app.runJobs();
    expect(server.seen).toHaveLength(1);
    gives(calendar({}, { uid: 'b', title: 'Später' }));
    await app.handlers['look-at-source']({ sourceId: id, look: 1 });
    expect(await titles()).toEqual(['Quiz draft']);
  });

  it('is paused, woken, looked at now and removed; its events stay', async () => {
    gives(calendar({}));
    const id = await add();
    const patch = (json: unknown) =>
      app.call<ImportSourceAnswer & Refusal>('PATCH', `/import-sources/${id}`, { token: owner.token, json });
    expect((await patch({ status: 'paused' })).body).toMatchObject({ status: 'paused', next_look_at: null });
    server.seen.length = 0;
    await lookAgain(5);
    expect(server.seen).toEqual([]);
    expect((await post(`/import-sources/${id}/look`)).body.code).toBe('import_source_off');
    expect((await patch({ status: 'active' })).body).toMatchObject({ status: 'active', is_looking: true });
    await app.runJobs();
    expect((await post<ImportSourceAnswer>(`/import-sources/${id}/look`)).status).toBe(202);
    await app.runJobs();
    expect(server.seen).toHaveLength(2);
    expect((await patch({ rule: 'publish' })).body.errors).toMatchObject([
      { path: 'monthly_credits', code: 'required' },
    ]);
    expect((await app.call('DELETE', `/import-sources/${id}`, { token: owner.token })).status).toBe(204);
    expect(await titles()).toEqual(['Quiz draft']);
    const actions = (await app.db.select().from(auditEntries)).map(({ action }) => action);
    expect(actions).toEqual(
      expect.arrayContaining(['import_source_added', 'import_source_changed', 'import_source_removed']),
    );
  });

  it('has an address on the public internet, and a business has a limited number', async () => {
    for (const url of [
      'http://127.0.0.1/a.ics',
      'http://10.0.0.1/',
      'http://[::1]/',
      'file:///etc/passwd',
      'localhost',
    ]) {
      expect((await post('/import-sources', { url })).body.code).toBe('import_address');
    }
    const [template] = await app.db.select().from(businesses).where(eq(businesses.id, owner.businessId));
    const rows = Array.from({ length: mostOfBusiness.importSources }, (_, at) => ({
      id: crypto.randomUUID(),
      businessId: owner.businessId,
      hostId: template?.userId ?? '',
      url: `https://kalender.example/${at}`,
      rule: 'draft' as const,
      status: 'paused' as const,
      createdAt: app.clock.now(),
      updatedAt: app.clock.now(),
    }));
    await app.db.insert(importSources).values(rows);
    expect((await post('/import-sources', { url: 'https://kalender.example/more' })).body.code).toBe('limit_reached');
  });
});

describe('publishing by rule', () => {
  const three = ['1', '2', '3'].map((uid) => ({ uid, title: `Konzert ${uid}`, start: `2026120${uid}T200000` }));
  const reasons = async (id: string) =>
    (await app.call<Listed>('GET', `/import-sources/${id}/events`, { token: owner.token })).body.data.map(
      ({ draft_reason }) => draft_reason,
    );

  it('keeps to its ceiling in a month and begins again in the next', async () => {
    gives(calendar(...three));
    const id = await add('publish', 2);
    expect(await titles()).toEqual(['Konzert 1 published', 'Konzert 2 published', 'Konzert 3 draft']);
    expect(await reasons(id)).toEqual([null, null, 'ceiling']);
    expect(await sources()).toMatchObject([{ spent_credits: 2 }]);
    gives(calendar(...three, { uid: '4', title: 'Silvester', start: '20261231T200000' }));
    app.clock.set('2026-12-01T00:30:00Z');
    await lookAgain(0);
    expect((await titles()).at(-1)).toBe('Silvester published');
    const [source] = await app.db.select().from(importSources);
    expect(source).toMatchObject({ spentMonth: '2026-12', spentCredits: 1 });
  });

  it.each([
    ['credits', () => setCredits(app, owner.businessId, 0), {}],
    [
      'not_allowed',
      () =>
        app.db
          .update(businesses)
          .set({ verificationStatus: 'rejected' })
          .where(eq(businesses.id, owner.businessId))
          .then(() => undefined),
      {},
    ],
    ['incomplete', async () => undefined, { more: 'X-NOTHING:1' }],
    ['unsure', async () => undefined, { start: '20261209T200000', more: 'DTEND:20261211T200000' }],
  ])('makes a draft with the reason %s', async (reason, prepare, entry) => {
    await prepare();
    gives(calendar(entry));
    const id = await add('publish');
    expect(await titles()).toEqual(['Quiz draft']);
    expect(await reasons(id)).toEqual([reason]);
  });
});

describe('what changed at the source', () => {
  it('is proposed when it moved, and the guests are told once the owner agrees', async () => {
    gives(calendar({}));
    await add('publish');
    const id = await publishedWithGuest();
    gives(calendar({ start: '20261210T210000' }));
    await lookAgain();
    await lookAgain();
    expect(await all()).toMatchObject([{ eventDate: '2026-12-09', startTime: '20:00' }]);
    expect(await proposals()).toMatchObject([
      {
        event_id: id,
        kind: 'moved',
        guests: 1,
        changes: [
          { field: 'event_date', from: '2026-12-09', to: '2026-12-10' },
          { field: 'start_time', from: '20:00', to: '21:00' },
        ],
      },
    ]);
    expect((await post(`/import-proposals/${id}/accept`)).status).toBe(200);
    expect(await all()).toMatchObject([{ eventDate: '2026-12-10', startTime: '21:00', status: 'published' }]);
    expect((await post(`/import-proposals/${id}/accept`)).status).toBe(404);
    await lookAgain();
    expect(await proposals()).toEqual([]);
  });

  it('is not proposed again once dismissed, but its next change is', async () => {
    gives(calendar({}));
    await add();
    const [event] = await all();
    gives(calendar({ start: '20261210T200000' }));
    await lookAgain();
    expect((await post(`/import-proposals/${event?.id}/dismiss`)).status).toBe(200);
    await lookAgain();
    expect(await proposals()).toEqual([]);
    gives(calendar({ start: '20261211T200000' }));
    await lookAgain();
    expect(await proposals()).toMatchObject([{ changes: [{ to: '2026-12-11' }] }]);
    gives(calendar({}));
    await lookAgain();
    expect(await proposals()).toEqual([]);
  });

  it.each([
    ['by name', calendar({ more: 'STATUS:CANCELLED' }, { uid: 'b', title: 'Bleibt' }), 1],
    ['by leaving it out of two looks', calendar({ uid: 'b', title: 'Bleibt' }), 2],
  ])('is proposed when it was cancelled %s, and nothing is cancelled by itself', async (_, body, looks) => {
    gives(calendar({}));
    await add('publish');
    const id = await publishedWithGuest();
    gives(body);
    for (let look = 1; look <= looks; look += 1) {
      expect(await proposals()).toEqual([]);
      await lookAgain();
    }
    expect(await proposals()).toMatchObject([{ event_id: id, kind: 'cancelled', guests: 1, changes: [] }]);
    expect((await all())[0]?.status).toBe('published');
    await post(`/import-proposals/${id}/dismiss`);
    await lookAgain();
    expect(await proposals()).toEqual([]);
    gives(calendar({}));
    await lookAgain();
    gives(calendar({ more: 'STATUS:CANCELLED' }));
    await lookAgain();
    expect((await post(`/import-proposals/${id}/accept`)).status).toBe(200);
    expect((await app.db.select().from(events).where(eq(events.id, id)))[0]?.status).toBe('cancelled');
  });

  it('deletes a draft that nobody saw, once the owner agrees', async () => {
    gives(calendar({}));
    await add();
    const [event] = await all();
    gives(calendar({ more: 'STATUS:CANCELLED' }));
    await lookAgain();
    expect((await post(`/import-proposals/${event?.id}/accept`)).status).toBe(200);
    expect(await all()).toEqual([]);
    gives(calendar({}));
    await lookAgain();
    expect(await all()).toEqual([]);
  });

  it('is nothing as long as the calendar breaks off or is empty', async () => {
    gives(calendar({}, { uid: 'b', title: 'Jazz' }));
    await add();
    for (const body of [
      calendar({}).slice(0, 90),
      'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
      calendar({}).slice(0, -20),
    ]) {
      gives(body);
      await lookAgain();
      await lookAgain();
    }
    expect(await proposals()).toEqual([]);
    expect(await titles()).toEqual(['Quiz draft', 'Jazz draft']);
  });
});

describe('one look without a source', () => {
  const preview = (url: string) => post<AddressPreview>('/import-sources/preview', { url });

  it('shows what comes and creates nothing', async () => {
    gives(calendar({}, { uid: 'b', title: 'Alt', start: '20200101T200000' }));
    const { status, body } = await preview(`${server.url}/a.ics`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: 'calendar', name: 'Programm', past: 1, left_out: [] });
    expect(body.rows).toMatchObject([{ status: 'ready', event: { title: 'Quiz', start_time: '20:00' } }]);
    expect(await all()).toEqual([]);
    await add();
    expect((await preview(`${server.url}/a.ics`)).body.rows).toMatchObject([{ status: 'known' }]);
  });

  it.each([
    ['no_events', 'Guten Tag'],
    ['no_events', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'],
    ['unreadable', ''],
    ['too_large', 'x'.repeat(3_000_000)],
  ])('names the reason %s', async (reason, body) => {
    gives(body);
    const answer = await preview(`${server.url}/a.ics`);
    expect([answer.status, answer.body.code, answer.body.errors?.[0]?.code]).toEqual([422, 'import_unread', reason]);
  });

  it('follows no redirect to a private address, and is limited', async () => {
    server.reply = (response) => response.writeHead(302, { Location: 'http://169.254.169.254/' }).end();
    expect((await preview(server.url)).body.errors).toMatchObject([{ path: 'url', code: 'private_target' }]);
    for (let at = 0; at < 59; at += 1) await preview(server.url);
    expect((await preview(server.url)).status).toBe(429);
  });
});
