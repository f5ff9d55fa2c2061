import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { creditAccounts } from '#database/schema/credits.ts';
import { findLedgerDifferences } from '#server/modules/money/credits/find-ledger-differences.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';
import { createReviewer, reviewerPassword } from '#tests/support/reviewers.ts';
import { coupon as couponCommand } from '../../../../scripts/operate/commands/coupon.ts';

let app: TestApp;
let lead: Awaited<ReturnType<typeof createReviewer>>;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  lead = await createReviewer(app, 'lotte', 'lead');
});
const start = '2026-11-21T12:00:00Z';
beforeEach(async () => {
  app.clock.set(start);
  owner = await createOwner(app);
});
afterAll(async () => {
  expect(await findLedgerDifferences(app.db)).toEqual([]);
  await app.close();
});

interface Coupon {
  code: string;
  used: number;
}
const issue = (gift: object, more = {}) =>
  app.call<Coupon>('POST', `/desk/customers/${owner.businessId}/coupons`, {
    token: lead.token,
    headers: { 'Idempotency-Key': randomUUID() },
    json: { gift, reason: 'Danke fürs Mitmachen', ...more },
  });
const free = (credits: number) => ({ kind: 'free_credits', credits });
const redeem = (coupon: string, token = owner.token, key: string = randomUUID()) =>
  app.call<{ credits: number }>('POST', '/credits/coupon', {
    token,
    headers: { 'Idempotency-Key': key },
    json: { coupon },
  });
const refusal = (code: string) => ({ status: 422, body: { errors: [{ path: 'coupon', code }] } });
const balance = async () =>
  (
    await app.call<{ purchased: number; plan: { remaining: number; resets_at: string | null } }>(
      'GET',
      '/credits/balance',
      { token: owner.token },
    )
  ).body;
const actions = async () =>
  (await app.call<{ data: { action: string }[] }>('GET', '/audit', { token: owner.token })).body.data.map(
    ({ action }) => action,
  );

describe('a coupon that needs no purchase', () => {
  it('gives its credits once to the business that it is for', async () => {
    const { status, body } = await issue(free(10));
    expect([status, body]).toMatchObject([201, { credits: 10, is_free: true, used: 0, made_by: 'lotte' }]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => redeem(` ${body.code.toLowerCase()} `)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
    expect((await balance()).purchased).toBe(10);
    expect(await redeem(body.code)).toMatchObject(refusal('coupon_used'));
    expect(await redeem(body.code, (await createOwner(app)).token)).toMatchObject(refusal('coupon_unknown'));
    expect(await actions()).toEqual(expect.arrayContaining(['coupon_issued', 'coupon_redeemed']));
    const { body: list } = await app.call<{ data: Coupon[] }>('GET', '/desk/coupons', { token: lead.token });
    expect(list.data).toContainEqual(expect.objectContaining({ code: body.code, used: 1 }));
  });

  it('answers a repeated call with the same answer', async () => {
    const { body } = await issue(free(3));
    const key = randomUUID();
    const answers = await Promise.all([redeem(body.code, owner.token, key), redeem(body.code, owner.token, key)]);
    expect(answers.map((answer) => answer.body)).toEqual([{ credits: 3 }, { credits: 3 }]);
    expect((await balance()).purchased).toBe(3);
  });

  it('counts as goodwill of one person', async () => {
    expect((await issue(free(15))).status).toBe(201);
    expect((await issue(free(6))).body).toMatchObject({ code: 'second_person_needed', left_alone: 5 });
    expect((await issue({ kind: 'credits', credits: 6 })).body).toMatchObject({ code: 'second_person_needed' });
    const given = await app.call('POST', `/desk/customers/${owner.businessId}/goodwill`, {
      token: lead.token,
      json: { credits: 6, reason: 'Noch mehr' },
    });
    expect(given.body).toMatchObject({ code: 'second_person_needed' });
    expect((await issue({ kind: 'percent', percent: 20 })).status).toBe(201);
  });

  it('comes from the command as well, up to its limit and its last day', async () => {
    const operate = (words: string) =>
      couponCommand.read(words.split(' '), { isAll: false, isJson: false })(app.databaseUrl);
    expect(await operate('add PILOT26 free:25 1 2099-12-31')).toBe('PILOT26 gives 25 credits without a purchase.');
    expect(await operate('list')).toMatch(/PILOT26 +25 credits without a purchase +0 of 1/);
    expect((await redeem('pilot26')).body).toEqual({ credits: 25 });
    expect(await redeem('pilot26', (await createOwner(app)).token)).toMatchObject(refusal('coupon_over'));
  });

  it('ends at the desk, with a reason, once', async () => {
    const { body } = await issue(free(5));
    const end = () =>
      app.call('POST', `/desk/coupons/${body.code}/end`, { token: lead.token, json: { reason: 'Irrtum' } });
    expect((await end()).body).toMatchObject({ has_ended: true });
    expect((await end()).status).toBe(200);
    expect((await actions()).filter((action) => action === 'coupon_ended')).toHaveLength(1);
    expect(await redeem(body.code)).toMatchObject(refusal('coupon_over'));
    const unknown = { token: lead.token, json: { reason: 'Irrtum' } };
    expect((await app.call('POST', '/desk/coupons/NIE-GEHABT/end', unknown)).status).toBe(404);
  });

  it('is not taken for one of a pack', async () => {
    const { body } = await issue({ kind: 'percent', percent: 20 }, { last_day: '2026-12-31' });
    expect(await redeem(body.code)).toMatchObject(refusal('coupon_for_packs'));
    expect((await issue(free(1), { last_day: '2020-01-01' })).body).toMatchObject({ errors: [{ path: 'last_day' }] });
    expect(await redeem('NIE-GEHABT')).toMatchObject(refusal('coupon_unknown'));
  });
});

describe('a longer trial', () => {
  const extend = (days: number, key: string = randomUUID(), token = lead.token) =>
    app.call<{ state: string; ends_at: string; credits: number }>('POST', `/desk/customers/${owner.businessId}/trial`, {
      token,
      headers: { 'Idempotency-Key': key },
      json: { days, reason: 'War krank' },
    });

  it('moves its end and that of its credits, once', async () => {
    const before = (await balance()).plan.resets_at ?? '';
    const key = randomUUID();
    const [{ status, body }, again] = await Promise.all([extend(7, key), extend(7, key)]);
    const end = new Date(Date.parse(before) + 7 * 86_400_000).toISOString();
    expect([status, body]).toEqual([200, { state: 'running', ends_at: end, credits: 15 }]);
    expect(again.body).toEqual(body);
    expect((await balance()).plan).toMatchObject({ remaining: 15, resets_at: end });
    expect(await actions()).toContain('trial_extended');
  });

  it('runs again after its end, with the credits that lapsed, and lapses again', async () => {
    app.clock.advance({ days: 20 });
    await app.handlers['prove-ledger']({});
    const signIn = (path: string, json: object) => app.call<{ access_token: string }>('POST', path, { json });
    const { body } = await signIn('/review/login', { username: 'lotte', password: reviewerPassword });
    const mine = await signIn('/auth/login', { email: owner.email, password: owner.password });
    owner = { ...owner, token: mine.body.access_token };
    expect((await balance()).plan.remaining).toBe(0);
    expect((await extend(10, undefined, body.access_token)).body).toMatchObject({ state: 'running', credits: 15 });
    expect((await balance()).plan.remaining).toBe(15);
    app.clock.advance({ days: 10, minutes: 1 });
    await app.handlers['prove-ledger']({});
    const [account] = await app.db.select().from(creditAccounts).where(eq(creditAccounts.businessId, owner.businessId));
    expect(account).toMatchObject({ planBalance: 0, planEndsAt: null });
    expect(await findLedgerDifferences(app.db)).toEqual([]);
  });

  it.each([0, 31])('is never by %i days', async (days) => {
    expect((await extend(days)).body).toMatchObject({ errors: [{ path: 'days' }] });
  });
});
