import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountExports } from '#database/schema/account-exports.ts';
import { businesses } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { users } from '#database/schema/users.ts';
import { accountExport } from '#domain/account/export.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { openExport, takeExport } from '#tests/support/exports.ts';
import { callAsApp, createOwner, eventInput, verifyBusiness } from '#tests/support/factories.ts';
import { createBrowserKeys, testVapid } from '#tests/support/push-service.ts';
import { createMember } from '#tests/support/teams.ts';

interface Wanted {
  id: string;
  status: string;
  size_bytes: number | null;
  expires_at: string;
}

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const want = (token: string, headers = {}) => app.call<Wanted>('POST', '/account/exports', { token, headers });
const listed = async (token: string) =>
  (await app.call<{ data: Wanted[] }>('GET', '/account/exports', { token })).body.data;
const filesOf = async (response: Response) => {
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strFromU8(content)]));
};
const keyOf = (businessId: string, id: string) => `account-exports/${businessId}/${id}.zip`;
const tempFolders = () => readdirSync(app.deps.config.dataDir).filter((name) => name.startsWith('export-'));

async function addDrafts(businessId: string, count: number) {
  const [draft] = await app.db.select().from(events).where(eq(events.businessId, businessId)).limit(1);
  if (!draft) throw new Error('there is no draft to copy');
  const rows = Array.from({ length: count }, (_, i) => ({
    ...draft,
    id: randomUUID(),
    code: undefined,
    title: `Abend ${i}`,
  }));
  // Microseconds get lost in a JavaScript `Date`: paging must not depend on them.
  for (let start = 0; start < count; start += 500) await app.db.insert(events).values(rows.slice(start, start + 500));
  await app.db.execute(`update events set created_at = '2026-11-20 18:00:00.123456+00' where title like 'Abend %'`);
}

describe('an export', () => {
  it('holds all data of the business as JSON and as CSV, and nobody else’s', async () => {
    const owner = await createOwner(app);
    const { body } = await app.call<{ id: string }>('POST', '/events', {
      token: owner.token,
      json: eventInput({ title: '=1+1', status: 'published' }),
    });
    await verifyBusiness(app, owner.businessId);
    const ute = { user_id: 'ute', display_name: 'Ute', party_size: 4 };
    await callAsApp(app, 'POST', `/events/${body.id}/participants`, ute);
    await app.call('PATCH', '/account/notices', { token: owner.token, json: { full: 'off' } });
    const stranger = await createOwner(app, { companyName: 'Zum Fremden' });
    app.deps.config.vapid = testVapid;
    for (const { token } of [owner, stranger]) {
      const json = { endpoint: `https://push.example/${token}`, keys: createBrowserKeys().keys };
      expect((await app.call('PUT', '/account/notices/devices/current', { token, json })).status).toBe(200);
    }
    app.deps.config.vapid = null;
    const response = await takeExport(app, owner.token);
    expect(response.headers.get('Content-Type')).toBe('application/zip');
    const files = await filesOf(response);
    expect(JSON.parse(files['account.json'] ?? '')).toMatchObject({
      business: [{ companyName: 'Zum Anker' }],
      payments: [],
      events: [{ title: '=1+1', joinedCount: 4 }],
      participants: [{ displayName: 'Ute', partySize: 4 }],
      notices: [{ kind: 'joined', delivery: 'daily', participantId: 'ute' }],
      team: [{ noticeChoices: { full: 'off' } }],
      credits: [{ amount: 15 }, { amount: -1 }],
      person: [{ email: owner.email }],
    });
    expect(JSON.parse(files['account.json'] ?? '').devices).toEqual([
      { id: expect.any(String), userId: expect.any(String), createdAt: expect.any(String), lastToldAt: null },
    ]);
    const text = Object.values(files).join('\n');
    expect(text).not.toContain(stranger.businessId);
    expect(text).not.toMatch(/argon2|proofKey|push\.example/);
    expect(files['events.csv']).toContain("'=1+1");
    expect(Object.keys(files)).not.toContain('payments.csv');
    expect(files['LIESMICH.txt']).toContain('Zum Anker');
    expect(files['LIESMICH.txt']).toMatch(/participants +1 {2}Deine Gäste/);
  });

  it('holds every row once, also when there are many of the same moment', async () => {
    const owner = await createOwner(app);
    await app.call('POST', '/events', { token: owner.token, json: eventInput() });
    await addDrafts(owner.businessId, 650);
    const files = await filesOf(await takeExport(app, owner.token));
    const { events: rows } = JSON.parse(files['account.json'] ?? '');
    const ids = new Set(rows.map(({ id }: { id: string }) => id));
    expect([rows.length, ids.size]).toEqual([651, 651]);
    expect(files['events.csv']?.trim().split('\r\n')).toHaveLength(652);
  });

  it('is written by a job that lets everything else have its turn, and leaves nothing behind on the disk', async () => {
    const owner = await createOwner(app);
    await app.call('POST', '/events', { token: owner.token, json: eventInput() });
    await addDrafts(owner.businessId, 2000);
    const { status, body } = await want(owner.token);
    expect([status, body.status, body.size_bytes]).toEqual([202, 'preparing', null]);
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    await app.runJobs();
    isOver = true;
    expect(turns).toBeGreaterThan(20);
    expect(tempFolders()).toEqual([]);
    const [ready] = await listed(owner.token);
    expect(ready).toMatchObject({ id: body.id, status: 'ready', progress_percent: 100 });
    expect(ready?.size_bytes).toBeGreaterThan(10_000);
  });

  it('is told by one mail, whose link opens nothing without signing in', async () => {
    const owner = await createOwner(app);
    const { body } = await want(owner.token);
    await app.mails();
    await app.handlers['write-account-export']({ exportId: body.id });
    const mails = (await app.mails()).filter(({ to, subject }) => to === owner.email && /Export/.test(subject));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`${app.deps.config.publicUrl}/business/account`);
    expect(mails[0]?.text).not.toContain(body.id);
    expect((await openExport(app, 'nobody', body.id)).status).toBe(401);
  });

  it('is of its own business and of its owner, and is not there before it is ready', async () => {
    const [owner, stranger] = [await createOwner(app), await createOwner(app)];
    const { body } = await want(owner.token);
    expect((await openExport(app, owner.token, body.id)).status).toBe(404);
    await app.runJobs();
    expect((await openExport(app, stranger.token, body.id)).status).toBe(404);
    expect(await listed(stranger.token)).toEqual([]);
    expect((await openExport(app, owner.token, body.id)).status).toBe(200);
    expect((await app.call('GET', '/account/exports')).status).toBe(401);
  });

  it('is made one at a time: several who ask at once get the same, and the next comes a day later', async () => {
    const owner = await createOwner(app);
    const asked = await Promise.all(Array.from({ length: 5 }, () => want(owner.token)));
    expect(asked.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
    expect(new Set(asked.map(({ body }) => body.id)).size).toBe(1);
    await app.runJobs();
    const early = await want(owner.token);
    expect(early).toMatchObject({ status: 429, body: { code: 'export_recent', retry_after: 24 * 3600 } });
    expect(early.headers.get('Retry-After')).toBe(String(24 * 3600));
    expect((await want((await createOwner(app)).token)).status).toBe(202);
    app.clock.advance({ hours: accountExport.pauseHours });
    const { email, password } = owner;
    const again = await app.call<{ access_token: string }>('POST', '/auth/login', { json: { email, password } });
    expect((await want(again.body.access_token)).status).toBe(202);
  });

  it('says while it is written how far it is', async () => {
    const owner = await createOwner(app);
    await app.call('POST', '/events', { token: owner.token, json: eventInput() });
    await addDrafts(owner.businessId, 600);
    const { body } = await want(owner.token);
    const seen: number[] = [];
    const { putFile } = app.deps.files;
    const putting = vi.spyOn(app.deps.files, 'putFile').mockImplementation(async (...args) => {
      const [row] = await app.db.select().from(accountExports).where(eq(accountExports.id, body.id));
      seen.push(row?.progress ?? -1);
      await putFile(...args);
    });
    await app.handlers['write-account-export']({ exportId: body.id });
    putting.mockRestore();
    expect(seen).toEqual([99]);
  });

  it('has the pictures, the videos and the proof in it, byte for byte, and each picture once', async () => {
    const owner = await createOwner(app);
    const { files } = app.deps;
    const bytes = (text: string) => new TextEncoder().encode(text.repeat(1000));
    const put = (key: string, text: string) => files.put(key, bytes(text), { mimeType: 'image/webp' });
    await put(`business-profiles/${owner.businessId}/1763661600000000001.webp`, 'picture');
    await put(`business-profiles/${owner.businessId}/1763661600000000001-card.webp`, 'small');
    await put(`event-videos/${owner.businessId}/1763661600000000002.mp4`, 'video');
    await put(`proofs/${owner.businessId}/proof.pdf`, 'proof');
    const proofKey = `proofs/${owner.businessId}/proof.pdf`;
    await app.db.update(businesses).set({ proofKey }).where(eq(businesses.id, owner.businessId));
    const found = await filesOf(await takeExport(app, owner.token));
    const stored = Object.entries(found).filter(([name]) => name.includes('/'));
    expect(stored).toEqual([
      ['pictures/1763661600000000001.webp', 'picture'.repeat(1000)],
      ['videos/1763661600000000002.mp4', 'video'.repeat(1000)],
      ['proof/proof.pdf', 'proof'.repeat(1000)],
    ]);
  });

  it('of a member is about the member alone, and of the language of the person', async () => {
    const owner = await createOwner(app);
    const member = await createMember(app, owner.businessId, { permissions: ['manage_team'] });
    await app.call('POST', '/events', { token: owner.token, json: eventInput({ title: 'Geheimer Abend' }) });
    await app.db.update(users).set({ language: 'en' }).where(eq(users.email, member.email));
    expect((await want(member.token)).status).toBe(403);
    const response = await takeExport(app, member.token, '/me/exports');
    const files = await filesOf(response);
    const all = JSON.parse(files['account.json'] ?? '');
    expect(all).toMatchObject({ person: [{ email: member.email }], memberships: [{ permissions: ['manage_team'] }] });
    expect(all).not.toHaveProperty('events');
    expect(files['README.txt']).toContain('stores about you');
    const text = Object.values(files).join('\n');
    for (const foreign of [owner.email, 'Geheimer Abend', 'argon2']) expect(text).not.toContain(foreign);
    const [row] = await app.db.select().from(accountExports).where(eq(accountExports.userId, member.id));
    expect((await openExport(app, owner.token, row?.id ?? '', '/me/exports')).status).toBe(404);
    expect((await openExport(app, owner.token, row?.id ?? '')).status).toBe(404);
  });

  it('is deleted after a week, also when the store is away at first', async () => {
    const owner = await createOwner(app);
    const { body } = await want(owner.token);
    await app.runJobs();
    const key = keyOf(owner.businessId, body.id);
    app.clock.advance({ days: accountExport.keptDays });
    const removing = vi.spyOn(app.deps.files, 'remove').mockRejectedValue(new Error('the store is away'));
    await expect(app.handlers['sweep-expired']({})).rejects.toThrow('away');
    removing.mockRestore();
    expect(await app.deps.files.exists(key)).toBe(true);
    await app.handlers['sweep-expired']({});
    expect(await app.deps.files.exists(key)).toBe(false);
    expect(await app.db.$count(accountExports, eq(accountExports.id, body.id))).toBe(0);
  });

  it('goes with its business, also when that is deleted while the file is being written', async () => {
    const owner = await createOwner(app);
    const { body } = await want(owner.token);
    const { putFile } = app.deps.files;
    const putting = vi.spyOn(app.deps.files, 'putFile').mockImplementation(async (...args) => {
      await app.call('DELETE', '/account', { token: owner.token, json: { password: owner.password } });
      await putFile(...args);
    });
    await app.handlers['write-account-export']({ exportId: body.id });
    putting.mockRestore();
    expect(await app.db.$count(accountExports, eq(accountExports.id, body.id))).toBe(0);
    expect(await app.deps.files.exists(keyOf(owner.businessId, body.id))).toBe(false);
  });

  it('is tried again when the store is away, and given up in the list after an hour', async () => {
    const owner = await createOwner(app);
    const { body } = await want(owner.token);
    const putting = vi.spyOn(app.deps.files, 'putFile').mockRejectedValue(new Error('the store is away'));
    await expect(app.handlers['write-account-export']({ exportId: body.id })).rejects.toThrow('away');
    putting.mockRestore();
    expect(tempFolders()).toEqual([]);
    app.clock.advance({ minutes: accountExport.givenUpAfterMinutes });
    expect(await listed(owner.token)).toMatchObject([{ status: 'failed' }]);
    await app.handlers['write-account-export']({ exportId: body.id });
    expect(await listed(owner.token)).toMatchObject([{ status: 'ready' }]);
  });
});
