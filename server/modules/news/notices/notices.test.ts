import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { businesses } from '#database/schema/businesses.ts';
import { creditAccounts } from '#database/schema/credits.ts';
import { notices } from '#database/schema/notices.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { findNoticeReaders } from '#server/modules/news/notices/queries.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';
import { createReviewer, settleDecisions } from '#tests/support/reviewers.ts';
import { createMember } from '#tests/support/teams.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
let guests = 0;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
  await setCredits(app, owner.businessId, 100);
  await app.mails();
});

const choose = (json: unknown, token = owner.token) => app.call('PATCH', '/account/notices', { token, json });
const choicesOf = async (token: string) =>
  (await app.call<{ data: { kind: string; delivery: string }[] }>('GET', '/account/notices', { token })).body.data.map(
    ({ kind, delivery }) => ({ kind, delivery }),
  );

async function publish(overrides: Record<string, unknown> = {}): Promise<string> {
  const event = {
    tariff: 'dialog',
    event_date: addDays(berlinDay(app.clock.now()), 20),
    status: 'published',
    ...overrides,
  };
  const { status, body } = await app.call<{ id: string }>('POST', '/events', {
    token: owner.token,
    json: eventInput(event),
  });
  expect([status, body]).toEqual([201, expect.anything()]);
  return body.id;
}

const asGuest = (eventId: string, json: Record<string, unknown>) =>
  callAsApp(app, 'POST', `/events/${eventId}/participants`, json);
async function join(eventId: string, name: string, party: Record<string, unknown> = {}): Promise<string> {
  const user = `guest-${++guests}`;
  expect((await asGuest(eventId, { user_id: user, display_name: name, ...party })).status).toBe(201);
  return user;
}
const leave = (eventId: string, user: string) =>
  callAsApp(app, 'DELETE', `/events/${eventId}/participants`, { user_id: user });

/** Newest first. */
async function mailsTo(email: string) {
  return (await app.mails()).filter(({ to, headers }) => to === email && headers !== null);
}
/** The job of every minute. */
const tick = () => app.handlers['send-due-notices']({});

/** Berlin hour of a later day (UTC+1 in November). */
function moveTo(hour: number, daysAhead = 1): void {
  const now = app.clock.now();
  const target = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + daysAhead, hour - 1);
  app.clock.advance({ minutes: (target - now.getTime()) / 60_000 });
}

describe('what a member may choose', () => {
  it('is everything for the owner, with what was mailed before at once', async () => {
    expect(await choicesOf(owner.token)).toEqual([
      { kind: 'joined', delivery: 'daily' },
      { kind: 'applied', delivery: 'at_once' },
      { kind: 'full', delivery: 'at_once' },
      { kind: 'agent_request', delivery: 'at_once' },
      { kind: 'credits', delivery: 'at_once' },
      { kind: 'decision', delivery: 'at_once' },
      { kind: 'webhook_off', delivery: 'at_once' },
      { kind: 'key_ending', delivery: 'at_once' },
      { kind: 'source_failing', delivery: 'at_once' },
      { kind: 'report', delivery: 'at_once' },
    ]);
  });

  it('is what their rights let them read, and off until they choose', async () => {
    const editor = await createMember(app, owner.businessId, { permissions: ['edit_events'] });
    const analyst = await createMember(app, owner.businessId, { permissions: ['view_analytics'] });
    const none = await createMember(app, owner.businessId);
    expect(await choicesOf(editor.token)).toEqual(
      ['joined', 'applied', 'full', 'agent_request'].map((kind) => ({ kind, delivery: 'off' })),
    );
    expect(await choicesOf(analyst.token)).toEqual([{ kind: 'report', delivery: 'off' }]);
    expect(await choicesOf(none.token)).toEqual([]);
  });

  it('stays as chosen, kind by kind, and belongs to this member of this business', async () => {
    const editor = await createMember(app, owner.businessId, { permissions: ['edit_events'] });
    const { status, body } = await choose({ joined: 'at_once' }, editor.token);
    expect(status).toBe(200);
    expect(body.data).toContainEqual({ kind: 'joined', delivery: 'at_once', on_devices: true });
    await choose({ full: 'daily' }, editor.token);
    expect(await choicesOf(editor.token)).toEqual([
      { kind: 'joined', delivery: 'at_once' },
      { kind: 'applied', delivery: 'off' },
      { kind: 'full', delivery: 'daily' },
      { kind: 'agent_request', delivery: 'off' },
    ]);
    expect((await choicesOf(owner.token))[0]).toEqual({ kind: 'joined', delivery: 'daily' });
  });

  it('refuses a kind beyond their rights, and then changes nothing', async () => {
    const editor = await createMember(app, owner.businessId, { permissions: ['edit_events'] });
    expect(await choose({ joined: 'daily', credits: 'daily' }, editor.token)).toMatchObject({
      status: 403,
      body: { code: 'permission_missing', required_permission: 'owner', errors: [{ path: 'credits' }] },
    });
    expect((await choicesOf(editor.token))[0]).toEqual({ kind: 'joined', delivery: 'off' });
  });

  it.each([
    [{ receipts: 'off' }, 'receipts'],
    [{ joined: 'weekly' }, 'joined'],
    [{ report: 'daily' }, 'report'],
    [{ joined: null }, 'joined'],
  ])('refuses %j with the field', async (json, path) => {
    expect(await choose(json)).toMatchObject({ status: 422, body: { errors: [{ path }] } });
  });
});

describe('the readers of a kind', () => {
  it('are those who may and want it, with how they want it', async () => {
    const analyst = await createMember(app, owner.businessId, { permissions: ['view_analytics'], language: 'en' });
    await createMember(app, owner.businessId, { permissions: ['view_analytics'] });
    await createMember(app, owner.businessId, { permissions: ['view_analytics'], status: 'inactive' });
    await createMember(app, owner.businessId, { permissions: ['edit_events'] });
    await choose({ report: 'at_once' }, analyst.token);
    const readers = await findNoticeReaders(app.deps.db, owner.businessId, 'report');
    expect(readers.map(({ to, language, delivery }) => ({ to, language, delivery }))).toEqual(
      expect.arrayContaining([
        { to: owner.email, language: 'de', delivery: 'at_once' },
        { to: analyst.email, language: 'en', delivery: 'at_once' },
      ]),
    );
    expect(readers).toHaveLength(2);
  });
});

describe('a mail at once', () => {
  it('names who applied, how many they are and the event, and comes once', async () => {
    const eventId = await publish({ approval_method: 'application' });
    await join(eventId, 'Kim', { party_size: 3 });
    const [mail, ...others] = await mailsTo(owner.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('„Kneipenquiz“: 3 Gäste fragen an');
    expect(mail?.text).toContain('• Kim und 2 Begleitungen');
    app.clock.advance({ minutes: 11 });
    await tick();
    expect(await mailsTo(owner.email)).toHaveLength(1);
  });

  it('is followed by at most one in ten minutes of the same event and kind, which names all who came meanwhile', async () => {
    await choose({ joined: 'at_once' });
    const [quiz, other] = [await publish(), await publish({ title: 'Lesung' })];
    await join(quiz, 'Kim');
    expect(await mailsTo(owner.email)).toHaveLength(1);
    app.clock.advance({ minutes: 1 });
    for (const name of ['Ada', 'Ben']) await join(quiz, name);
    await join(other, 'Cem');
    await tick();
    expect((await mailsTo(owner.email)).map(({ subject }) => subject).sort()).toEqual([
      '„Kneipenquiz“: 1 Gast ist neu dabei',
      '„Lesung“: 1 Gast ist neu dabei',
    ]);
    app.clock.advance({ minutes: 9 });
    await tick();
    const [mail, ...others] = await mailsTo(owner.email);
    expect(others).toHaveLength(2);
    expect(mail?.subject).toBe('„Kneipenquiz“: 2 Gäste sind neu dabei');
    for (const line of ['• Ada', '• Ben', 'Insgesamt haben jetzt 3 Gäste einen Platz.']) {
      expect(mail?.text).toContain(line);
    }
    expect(mail?.text).not.toContain('• Kim');
  });

  it('says when the last place is taken, and not again when the waiting list moves up', async () => {
    const eventId = await publish({ max_participants: 2, waiting_list: true });
    const first = await join(eventId, 'Kim');
    expect(await mailsTo(owner.email)).toEqual([]);
    await join(eventId, 'Ada');
    const second = await join(eventId, 'Ben');
    expect((await mailsTo(owner.email)).map(({ subject }) => subject)).toEqual(['„Kneipenquiz“ ist voll']);
    app.clock.advance({ minutes: 20 });
    await leave(eventId, first);
    const accepted = { user_id: second, answer: 'accept' };
    expect((await callAsApp(app, 'POST', `/events/${eventId}/offer`, accepted)).body.status).toBe('joined');
    await tick();
    expect(await mailsTo(owner.email)).toHaveLength(1);
  });

  it('is not sent when it is not so any more', async () => {
    await choose({ joined: 'at_once' });
    const eventId = await publish();
    await join(eventId, 'Kim');
    await app.mails();
    const gone = await join(eventId, 'Ada');
    await leave(eventId, gone);
    app.clock.advance({ minutes: 10 });
    await tick();
    expect(await mailsTo(owner.email)).toHaveLength(1);
  });

  it('exists only when the reason does: a refused join tells nobody', async () => {
    await choose({ joined: 'at_once' });
    const eventId = await publish({ max_participants: 1 });
    await join(eventId, 'Kim');
    await app.mails();
    const before = await app.db.select().from(notices).where(eq(notices.eventId, eventId));
    const refused = await asGuest(eventId, { user_id: 'late', display_name: 'Late' });
    expect(refused.body).toMatchObject({ code: 'event_full' });
    expect(await app.db.select().from(notices).where(eq(notices.eventId, eventId))).toHaveLength(before.length);
  });

  it('reaches each member who wants it, in their own language', async () => {
    const editor = await createMember(app, owner.businessId, { permissions: ['edit_events'], language: 'en' });
    await choose({ joined: 'at_once' }, editor.token);
    await join(await publish(), 'Kim');
    expect((await mailsTo(editor.email)).map(({ subject }) => subject)).toEqual(['“Kneipenquiz”: 1 new guest']);
    expect(await mailsTo(owner.email)).toEqual([]);
  });

  it('is sent later when the mail server refuses it, and once', async () => {
    await choose({ joined: 'at_once' });
    await join(await publish(), 'Kim');
    const { mailer } = app.deps;
    app.deps.mailer = { send: () => Promise.reject(new Error('no mail server')) };
    await expect(tick()).rejects.toThrow('no mail server');
    app.deps.mailer = mailer;
    await tick();
    await tick();
    expect(await mailsTo(owner.email)).toHaveLength(1);
  });

  it('is sent by another process when the first one died over it', async () => {
    await choose({ joined: 'at_once' });
    const eventId = await publish();
    await join(eventId, 'Kim');
    await app.db.update(notices).set({ claimedAt: app.clock.now() }).where(eq(notices.eventId, eventId));
    expect(await mailsTo(owner.email)).toEqual([]);
    app.clock.advance({ minutes: 11 });
    await tick();
    expect(await mailsTo(owner.email)).toHaveLength(1);
  });
});

describe('the mail of the day', () => {
  it('comes at nine in Berlin with everything since the last one, once though two processes send it', async () => {
    await choose({ applied: 'daily', full: 'daily' });
    const [quiz, party] = [
      await publish({ max_participants: 2 }),
      await publish({ title: 'Feier', approval_method: 'application' }),
    ];
    await join(quiz, 'Kim', { party_size: 2 });
    await join(party, 'Ada');
    moveTo(8);
    await tick();
    expect(await mailsTo(owner.email)).toEqual([]);
    moveTo(9, 0);
    await Promise.all([tick(), tick()]);
    await tick();
    const [mail, ...others] = await mailsTo(owner.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Zum Anker: Das ist neu');
    for (const line of [
      '• „Kneipenquiz“: 2 Gäste sind neu dabei (Kim und 1 Begleitung)',
      '• „Kneipenquiz“ ist voll: 2 Gäste',
      '• „Feier“: 1 Gast fragt an (Ada)',
    ]) {
      expect(mail?.text).toContain(line);
    }
    moveTo(9);
    await tick();
    expect(await mailsTo(owner.email)).toHaveLength(1);
  });

  it('comes after a restart that missed nine o’clock', async () => {
    await join(await publish(), 'Kim');
    moveTo(14);
    await tick();
    expect(await mailsTo(owner.email)).toHaveLength(1);
  });

  it('holds the decision about the business and low credits as well, if they were chosen so', async () => {
    await choose({ credits: 'daily', decision: 'daily' });
    const mine = {
      account: eq(creditAccounts.businessId, owner.businessId),
      business: eq(businesses.id, owner.businessId),
    };
    await app.db.update(creditAccounts).set({ planTotal: 500 }).where(mine.account);
    await publish();
    await app.db.update(businesses).set({ verificationStatus: 'pending' }).where(mine.business);
    const { token } = await createReviewer(app);
    expect((await app.call('POST', `/review/businesses/${owner.businessId}/verify`, { token })).status).toBe(200);
    await settleDecisions(app);
    expect(await mailsTo(owner.email)).toEqual([]);
    moveTo(9);
    await tick();
    const [mail, ...others] = await mailsTo(owner.email);
    expect(others).toEqual([]);
    expect(mail?.text).toMatch(/• Von 500 Plan-Credits sind noch \d+ übrig\./);
    expect(mail?.text).toContain('• Dein Laden ist verifiziert und freigeschaltet.');
  });
});

describe('nothing is told', () => {
  it('to whoever has turned it off, though it was gathered before', async () => {
    await join(await publish(), 'Kim');
    await choose({ joined: 'off' });
    moveTo(9);
    await tick();
    expect(await mailsTo(owner.email)).toEqual([]);
  });

  it.each([
    ['has lost the right', { permissions: [] }],
    ['is inactive', { status: 'inactive' as const }],
  ])('to a member who %s since', async (_, change) => {
    const editor = await createMember(app, owner.businessId, { permissions: ['edit_events'] });
    await choose({ joined: 'daily' }, editor.token);
    await join(await publish(), 'Kim');
    await app.db.update(teamMembers).set(change).where(eq(teamMembers.id, editor.memberId));
    moveTo(9);
    await tick();
    expect(await mailsTo(editor.email)).toEqual([]);
  });

  it('to a removed member: their notices go with them', async () => {
    const editor = await createMember(app, owner.businessId, { permissions: ['edit_events'] });
    await choose({ joined: 'daily' }, editor.token);
    await join(await publish(), 'Kim');
    expect((await app.call('DELETE', `/team/${editor.memberId}`, { token: owner.token })).status).toBe(204);
    expect(await app.db.select().from(notices).where(eq(notices.memberId, editor.memberId))).toEqual([]);
  });

  it('about a business that is gone: its notices go with it', async () => {
    await join(await publish(), 'Kim');
    const json = { password: owner.password };
    expect((await app.call('DELETE', '/account', { token: owner.token, json })).status).toBe(204);
    expect(await app.db.select().from(notices).where(eq(notices.businessId, owner.businessId))).toEqual([]);
  });

  it('a day after it was told: what was is swept', async () => {
    await join(await publish(), 'Kim');
    moveTo(9);
    await tick();
    app.clock.advance({ days: 1, minutes: 1 });
    await app.handlers['sweep-expired']({});
    expect(await app.db.select().from(notices).where(eq(notices.businessId, owner.businessId))).toEqual([]);
  });
});
