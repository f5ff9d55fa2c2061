import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businesses } from '#database/schema/businesses.ts';
import { demoMails } from '#database/schema/demo-mails.ts';
import { heldDecisions, registerLookups, reviewClaims, verificationDecisions } from '#database/schema/verifications.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';
import { createReviewer, reviewerPassword, settleDecisions } from '#tests/support/reviewers.ts';

interface Case {
  code?: string;
  verification_status: string;
  decision: { outcome: string; decided_by: string; settles_at: string | null } | null;
  proposal: { proposed_by: string; is_yours: boolean; reasons: string[] } | null;
  claim: { claimed_by: string; claimed_until: string; is_yours: boolean } | null;
  queue: { following_id: string | null; total: number } | null;
  notes: { text: string }[];
  claimed_by?: string;
}

let app: TestApp;
let rita: Awaited<ReturnType<typeof createReviewer>>;
let omar: Awaited<ReturnType<typeof createReviewer>>;
beforeAll(async () => {
  app = await createTestApp();
  [rita, omar] = [await createReviewer(app, 'rita'), await createReviewer(app, 'omar')];
});
afterAll(() => app.close());

type Who = { token: string };
const at = <T = Case>(method: string, path: string, who: Who, json?: unknown) =>
  app.call<T>(method, `/review${path}`, { token: who.token, json });
const read = (id: string, who: Who = rita) => at('GET', `/businesses/${id}`, who);
const verify = (id: string, who: Who = rita) => at('POST', `/businesses/${id}/verify`, who);
const reject = (id: string, who: Who = rita) => at('POST', `/businesses/${id}/reject`, who, { reasons: ['phone'] });
const undo = (id: string, who: Who = rita) => at('POST', `/businesses/${id}/undo`, who);
const claim = (id: string, who: Who = rita, takesOver = false) =>
  at<Case & { claimed_by: string }>('PUT', `/businesses/${id}/claim`, who, { take_over: takesOver });
const ownStatus = async (token: string) =>
  (await app.call<{ verification_status: string }>('GET', '/business/verification', { token })).body
    .verification_status;
const decisionMails = async (email: string) => {
  await app.runJobs();
  const mails = await app.db.select().from(demoMails).where(eq(demoMails.to, email));
  return mails.filter(({ subject }) => /verifiziert|bessere/.test(subject)).map(({ subject }) => subject);
};

describe('a decision that can be taken back', () => {
  it('counts at the desk at once, and outside of it only when its time is over', async () => {
    const { businessId, token, email } = await createOwner(app);
    const { body } = await verify(businessId);
    expect(body).toMatchObject({ verification_status: 'verified', decision: { decided_by: 'rita' }, queue: null });
    expect(Date.parse(body.decision?.settles_at ?? '') - +app.clock.now()).toBe(10_000);
    const { body: pending } = await at<{ data: { id: string }[] }>('GET', '/businesses?status=pending&limit=100', rita);
    expect(pending.data.map(({ id }) => id)).not.toContain(businessId);

    app.clock.advance({ seconds: 9 });
    await app.handlers['settle-decisions']({});
    expect(await ownStatus(token)).toBe('pending');
    expect(await decisionMails(email)).toEqual([]);

    await settleDecisions(app);
    expect(await ownStatus(token)).toBe('verified');
    expect((await read(businessId)).body.decision).toMatchObject({ outcome: 'verified', settles_at: null });
    expect(await decisionMails(email)).toEqual(['Zum Anker ist verifiziert']);
  });

  it('leaves nothing behind when it is taken back, and the case can be decided anew', async () => {
    const { businessId, token, email } = await createOwner(app);
    await reject(businessId);
    app.clock.advance({ seconds: 9 });
    expect(await undo(businessId)).toMatchObject({
      status: 200,
      body: { verification_status: 'pending', decision: null },
    });
    await settleDecisions(app);
    expect(await ownStatus(token)).toBe('pending');
    expect(await decisionMails(email)).toEqual([]);
    expect((await app.call<{ data: unknown[] }>('GET', '/audit', { token })).body.data).toEqual([]);
    const { body: log } = await at<{ data: { action: string }[] }>('GET', `/businesses/${businessId}/audit`, rita);
    expect(log.data.map(({ action }) => action)).toEqual(['decision_undone']);

    expect((await verify(businessId, omar)).status).toBe(200);
    await settleDecisions(app);
    expect(await decisionMails(email)).toEqual(['Zum Anker ist verifiziert']);
  });

  it('is taken back by nobody else, not twice, and not too late', async () => {
    const { businessId } = await createOwner(app);
    expect((await undo(businessId)).body.code).toBe('undo_late');
    await verify(businessId);
    expect(await undo(businessId, omar)).toMatchObject({ status: 403, body: { code: 'not_your_decision' } });
    expect((await undo(businessId)).status).toBe(200);
    expect(await undo(businessId)).toMatchObject({ status: 409, body: { code: 'undo_late' } });
    await verify(businessId);
    // Too late even before the job has run.
    app.clock.advance({ seconds: 10 });
    expect(await undo(businessId)).toMatchObject({ status: 409, body: { code: 'undo_late' } });
  });

  it('is undone or holds, never both, when undoing and settling meet, and settles once in two processes', async () => {
    const cases = await Promise.all(Array.from({ length: 6 }, () => createOwner(app)));
    for (const { businessId } of cases) await verify(businessId);
    const settlesAt = app.clock.now().getTime() + 10_000;
    // An undo in time meets two processes that consider the time over.
    const undoing = cases.map(({ businessId }) => undo(businessId));
    await app.db
      .update(heldDecisions)
      .set({ settlesAt: app.clock.now() })
      .where(sql`business_id in (select business_id
      from held_decisions order by business_id offset 3)`);
    await Promise.all([app.handlers['settle-decisions']({}), app.handlers['settle-decisions']({})]);
    const undone = (await Promise.all(undoing)).map(({ status }) => status === 200);
    app.clock.set(new Date(settlesAt).toISOString());
    await Promise.all([app.handlers['settle-decisions']({}), app.handlers['settle-decisions']({})]);
    for (const [i, { businessId, token, email }] of cases.entries()) {
      const rows = await app.db
        .select()
        .from(verificationDecisions)
        .where(eq(verificationDecisions.businessId, businessId));
      expect([rows.length, await ownStatus(token)]).toEqual(undone[i] ? [0, 'pending'] : [1, 'verified']);
      expect(await decisionMails(email)).toHaveLength(undone[i] ? 0 : 1);
    }
  });

  it('is settled by whoever comes next when its process has died', async () => {
    const { businessId, email } = await createOwner(app);
    await verify(businessId);
    // Simulates a lost job.
    await app.db.execute(sql`delete from pgboss.job where name = 'settle-decisions'`);
    app.clock.advance({ minutes: 3 });
    expect(await decisionMails(email)).toEqual([]);
    await app.handlers['settle-decisions']({});
    expect(await decisionMails(email)).toEqual(['Zum Anker ist verifiziert']);
  });

  it('ends with the account', async () => {
    const { businessId, token, password } = await createOwner(app);
    await verify(businessId);
    expect((await app.call('DELETE', '/account', { token, json: { password } })).status).toBe(204);
    await settleDecisions(app);
    const [row] = await app.db.select().from(businesses).where(eq(businesses.id, businessId));
    expect(row?.verificationStatus).toBe('pending');
  });
});

describe('a claim', () => {
  it('is seen by everybody, renewed, and keeps others from deciding until they take over', async () => {
    const { businessId } = await createOwner(app);
    expect((await claim(businessId)).body).toMatchObject({ claimed_by: 'rita', is_yours: true });
    expect((await read(businessId, omar)).body.claim).toMatchObject({ claimed_by: 'rita', is_yours: false });
    const { body: list } = await at<{ data: (Case & { id: string })[] }>('GET', '/businesses?limit=100', omar);
    expect(list.data.find(({ id }) => id === businessId)?.claim).toMatchObject({ claimed_by: 'rita' });

    const { body: desk } = await at<{ claims: { id: string; claimed_by: string }[] }>('GET', '/desk', omar);
    expect(desk.claims).toContainEqual(
      expect.objectContaining({ id: businessId, claimed_by: 'rita', is_yours: false }),
    );

    const refused = { status: 409, body: { code: 'case_claimed', claimed_by: 'rita' } };
    expect(await claim(businessId, omar)).toMatchObject(refused);
    expect(await verify(businessId, omar)).toMatchObject(refused);
    expect(await reject(businessId, omar)).toMatchObject(refused);

    expect((await claim(businessId, omar, true)).body).toMatchObject({ claimed_by: 'omar', is_yours: true });
    expect(await claim(businessId)).toMatchObject({ status: 409, body: { claimed_by: 'omar' } });
    expect((await verify(businessId, omar)).status).toBe(200);
    await settleDecisions(app);
    expect(await claim(businessId)).toMatchObject({ status: 409, body: { code: 'already_decided' } });
    expect((await read(businessId)).body.claim).toBeNull();
  });

  it('is had by one of two at once', async () => {
    const { businessId } = await createOwner(app);
    const answers = await Promise.all([claim(businessId), claim(businessId, omar)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = (await read(businessId)).body.claim?.claimed_by;
    expect(answers.map(({ body }) => body.claimed_by)).toEqual([winner, winner]);
  });

  it('ends after ten minutes of the database, is renewed before, and is given back only by its own', async () => {
    const { businessId } = await createOwner(app);
    await claim(businessId);
    const mine = eq(reviewClaims.businessId, businessId);
    const age = (minutes: number) =>
      app.db
        .update(reviewClaims)
        .set({ endsAt: sql`ends_at - make_interval(mins => ${minutes})` })
        .where(mine);
    await age(9);
    expect((await claim(businessId, omar)).status).toBe(409);
    await claim(businessId);
    await age(9);
    expect((await claim(businessId, omar)).status).toBe(409);
    await at('DELETE', `/businesses/${businessId}/claim`, omar);
    expect((await claim(businessId, omar)).status).toBe(409);
    await age(1);
    expect((await read(businessId)).body.claim).toBeNull();
    expect((await claim(businessId, omar)).status).toBe(200);
    expect((await at('DELETE', `/businesses/${businessId}/claim`, omar)).status).toBe(204);
    expect((await verify(businessId)).status).toBe(200);
  });

  it('has the next reviewer go on with what nobody else works on', async () => {
    const made = [];
    for (let i = 0; i < 3; i++) {
      app.clock.advance({ minutes: 1 });
      made.push((await createOwner(app)).businessId);
    }
    const [oldest = '', middle = '', newest = ''] = made;
    await claim(middle, omar);
    expect((await read(newest)).body.queue?.following_id).toBe(oldest);
    expect((await read(newest, omar)).body.queue?.following_id).toBe(middle);
  });
});

describe('the register look-ups', () => {
  it('are counted for the team and leave again after an hour', async () => {
    await app.db.delete(registerLookups);
    const { businessId } = await createOwner(app);
    const look = (who: Who) =>
      at<{ used: number; left: number; next_free_at: string }>(
        'POST',
        `/businesses/${businessId}/register-lookups`,
        who,
      );
    const first = app.clock.now().getTime();
    expect((await look(rita)).body).toMatchObject({ limit: 60, used: 1, left: 59 });
    app.clock.advance({ minutes: 20 });
    const second = app.clock.now().getTime();
    for (let i = 0; i < 59; i++) await look(i % 2 ? rita : omar);
    const meter = async () =>
      (
        await at<{ register_lookups: { used: number; left: number; next_free_at: string | null } }>(
          'GET',
          '/desk',
          rita,
        )
      ).body.register_lookups;
    const freeAt = (from: number) => new Date(from + 3_600_000).toISOString();
    expect(await meter()).toMatchObject({ used: 60, left: 0, next_free_at: freeAt(first) });
    expect((await look(omar)).body).toMatchObject({ used: 61, left: 0, next_free_at: freeAt(second) });
    app.clock.advance({ minutes: 40 });
    expect(await meter()).toMatchObject({ used: 60, left: 0, next_free_at: freeAt(second) });
    app.clock.advance({ minutes: 20 });
    expect(await meter()).toEqual({ limit: 60, used: 0, left: 60, next_free_at: null });
    expect((await at('POST', '/businesses/0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11/register-lookups', rita)).status).toBe(
      404,
    );
  });
});

describe('rejections that need two', () => {
  let strict: TestApp;
  let [una, otto]: Who[] = [];
  beforeAll(async () => {
    strict = await createTestApp({ reviewFourEyes: 'rejections' });
    [una, otto] = [await createReviewer(strict, 'una'), await createReviewer(strict, 'otto')];
  });
  afterAll(() => strict.close());
  const call = (action: string, id: string, who: Who | undefined, json?: unknown) =>
    strict.call<Case>('POST', `/review/businesses/${id}/${action}`, { token: who?.token, json });
  const propose = (id: string) => call('reject', id, una, { reasons: ['phone'] });

  it('wait for a second reviewer, who agrees and may take that back', async () => {
    const { businessId, email } = await createOwner(strict);
    expect((await propose(businessId)).body).toMatchObject({
      verification_status: 'pending',
      decision: null,
      proposal: { proposed_by: 'una', is_yours: true, reasons: ['phone'] },
      rejection_needs_second: true,
    });
    expect(await call('confirm-rejection', businessId, una)).toMatchObject({
      status: 403,
      body: { code: 'own_proposal' },
    });
    for (const action of ['verify', 'reject']) {
      const answer = await call(action, businessId, otto, action === 'reject' ? { reasons: ['phone'] } : undefined);
      expect(answer).toMatchObject({ status: 409, body: { code: 'proposal_state' } });
    }
    await settleDecisions(strict);
    const subjects = async () => (await strict.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
    const before = (await subjects()).length;

    expect((await call('confirm-rejection', businessId, otto)).body).toMatchObject({ verification_status: 'rejected' });
    expect((await call('undo', businessId, una)).body.code).toBe('not_your_decision');
    expect((await call('undo', businessId, otto)).body.proposal).toMatchObject({ proposed_by: 'una', is_yours: false });
    await call('confirm-rejection', businessId, otto);
    expect((await call('confirm-rejection', businessId, otto)).body.code).toBe('proposal_state');
    await settleDecisions(strict);
    expect(await subjects()).toHaveLength(before + 1);
    const [row] = await strict.db
      .select()
      .from(verificationDecisions)
      .where(eq(verificationDecisions.businessId, businessId));
    expect(row).toMatchObject({ outcome: 'rejected', confirmedBy: expect.any(String) });
  });

  it('are returned with a note, or withdrawn by who proposed them', async () => {
    const { businessId } = await createOwner(strict);
    await propose(businessId);
    expect((await call('return-rejection', businessId, otto, { note: ' ' })).status).toBe(422);
    expect((await call('return-rejection', businessId, una, { note: 'Nein' })).body.code).toBe('own_proposal');
    const returned = await call('return-rejection', businessId, otto, { note: 'Nummer stimmt.' });
    expect((await call('confirm-rejection', businessId, otto)).body.code).toBe('proposal_state');
    expect(returned.body).toMatchObject({
      proposal: null,
      notes: [{ text: 'Nummer stimmt.', written_by: 'otto' }],
    });
    await propose(businessId);
    strict.clock.advance({ minutes: 10 });
    expect((await call('undo', businessId, una)).body).toMatchObject({
      proposal: null,
      verification_status: 'pending',
    });
    expect((await call('verify', businessId, una)).body).toMatchObject({ verification_status: 'verified' });
  });
});

describe('the figures', () => {
  it('count hours, weeks, reviewers, and what was overturned', async () => {
    const own = await createTestApp();
    const [{ username: eva }, { username: jan }] = [
      await createReviewer(own, 'eva', 'lead'),
      await createReviewer(own, 'jan'),
    ];
    /** Signs in again, since hours pass. */
    const tokenOf = async (username: string) => {
      const json = { username, password: reviewerPassword };
      return (await own.call<{ access_token: string }>('POST', '/review/login', { json })).body.access_token;
    };
    const call = async (action: string, id: string, who: string, json?: unknown) =>
      own.call('POST', `/review/businesses/${id}/${action}`, { token: await tokenOf(who), json });
    const figures = async () =>
      (await own.call<Record<string, unknown>>('GET', '/review/figures', { token: await tokenOf(eva) })).body;
    expect(await figures()).toMatchObject({
      waiting: { businesses: 0, late: 0, oldest_submitted_at: null },
      decided: 0,
      median_hours: null,
      reviewers: [],
    });

    // Saturday noon; waits differ, and the last decision falls in the next week.
    const owners = [];
    for (let i = 0; i < 4; i++) owners.push(await createOwner(own));
    const [a = '', b = '', c = ''] = owners.map(({ businessId }) => businessId);
    own.clock.advance({ hours: 1 });
    await call('verify', a, eva);
    own.clock.advance({ hours: 2 });
    await call('reject', b, eva, { reasons: ['phone'] });
    await settleDecisions(own);
    const [, { email = '', password = '' } = {}] = owners;
    const owner = await own.call<{ access_token: string }>('POST', '/auth/login', { json: { email, password } });
    const mended = { token: owner.body.access_token, json: { phone: '040 999 88 77' } };
    expect((await own.call('PATCH', '/business', mended)).body).toMatchObject({ verification_status: 'pending' });
    own.clock.advance({ hours: 4 });
    await call('verify', b, jan);
    await settleDecisions(own);
    await call('verify', c, jan);
    await call('undo', c, jan);
    own.clock.advance({ hours: 50 });
    await call('verify', c, eva);
    await settleDecisions(own);
    const found = await figures();
    expect(found).toMatchObject({
      waiting: { businesses: 1, late: 1, oldest_submitted_at: expect.stringMatching(/^2026-11-21T12:00/) },
      decided: 4,
      late: 1,
      median_hours: 3.5,
      taken_back: 1,
      returned: 0,
      verified_later: 1,
      reviewers: [
        { username: 'eva', verified: 2, rejected: 1, taken_back: 0, returned: 0 },
        { username: 'jan', verified: 1, rejected: 0, taken_back: 1, returned: 0 },
      ],
    });
    const weeks = found.weeks as { week: string; decided: number; median_hours: number | null }[];
    expect(weeks).toHaveLength(12);
    expect(weeks.slice(-3)).toMatchObject([
      { week: '2026-11-09', decided: 0, median_hours: null },
      { week: '2026-11-16', decided: 3, median_hours: 3 },
      { week: '2026-11-23', decided: 1 },
    ]);
    await own.close();
  });
});
