import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businesses } from '#database/schema/businesses.ts';
import { creditAccounts, creditEntries } from '#database/schema/credits.ts';
import { payments } from '#database/schema/subscriptions.ts';
import { inTransaction, systemContext } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { findLedgerDifferences } from '#server/modules/money/credits/find-ledger-differences.ts';
import { bookPayment } from '#server/modules/money/subscription/book-payment.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner, createVerifiedOwner, eventInput, paymentOf } from '#tests/support/factories.ts';
import type { TestLedger } from '#tests/support/ledger.ts';
import { createLedger } from '#tests/support/ledger.ts';
import { CommandError, UsageError } from '../../../../scripts/operate/commands/command.ts';
import { credits } from '../../../../scripts/operate/commands/credits.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const inAMonth = () => new Date(app.clock.now().getTime() + 30 * 86_400_000);

async function outcomes(work: Promise<unknown>[]): Promise<Record<string, number>> {
  const settled = await Promise.allSettled(work);
  const names = settled.map((result) => {
    if (result.status === 'fulfilled') return 'done';
    if (result.reason instanceof Problem) return result.reason.code;
    throw result.reason;
  });
  return Object.fromEntries([...new Set(names)].map((name) => [name, names.filter((other) => other === name).length]));
}

async function least(ledger: TestLedger): Promise<number> {
  const [row] = await app.db
    .select({ least: sql<number>`min(${creditEntries.balanceAfter})::int` })
    .from(creditEntries)
    .where(eq(creditEntries.businessId, ledger.businessId));
  return row?.least ?? 0;
}

describe('at the same time', () => {
  // ASVS 2.3.2.
  it('200 spends of a balance of 150 take exactly 150', async () => {
    const ledger = await createLedger(app);
    await ledger.startPeriod(90, inAMonth());
    await ledger.purchase(60);
    expect(await outcomes(Array.from({ length: 200 }, () => ledger.spend(1)))).toEqual({
      done: 150,
      not_enough_credits: 50,
    });
    expect(await ledger.balance()).toMatchObject({ plan: 0, purchased: 0 });
    expect(await least(ledger)).toBe(0);
    expect(await findLedgerDifferences(app.db)).toEqual([]);
  });

  it('spends, reservations, releases, purchases, refunds and new periods leave a ledger that adds up', async () => {
    const ledger = await createLedger(app);
    const events = Array.from({ length: 12 }, () => randomUUID());
    const paid = await Promise.all(Array.from({ length: 10 }, () => ledger.pay(3, null)));
    const work = Array.from({ length: 200 }, (_, i) => {
      const refunded = paid.at(i % 7 === 5 ? i % paid.length : 0) ?? '';
      const event = events[i % events.length] ?? '';
      const all = [
        () => ledger.spend((i % 3) + 1),
        () => ledger.reserve((i % 4) + 1, event),
        () => ledger.release(event),
        () => ledger.purchase(5),
        () => ledger.settle(event),
        () => ledger.returned(refunded, 100 * (i % 4)),
        () => ledger.startPeriod(20, inAMonth()),
      ];
      return all[i % all.length]?.() ?? Promise.resolve();
    });
    await outcomes(work);
    expect(await least(ledger)).toBeGreaterThanOrEqual(0);
    expect(await findLedgerDifferences(app.db)).toEqual([]);
  });

  it('ten releases of one reservation give it back once', async () => {
    const ledger = await createLedger(app);
    const event = randomUUID();
    await ledger.purchase(10);
    await ledger.reserve(4, event);
    const released = await Promise.all(Array.from({ length: 10 }, () => ledger.release(event)));
    expect(released.reduce((sum, credits) => sum + credits, 0)).toBe(4);
    expect(await ledger.balance()).toMatchObject({ purchased: 10 });
  });
});

describe('a reservation', () => {
  it('goes back to the buckets it came from', async () => {
    const ledger = await createLedger(app);
    const event = randomUUID();
    await ledger.startPeriod(3, inAMonth());
    await ledger.purchase(10);
    await ledger.reserve(5, event);
    expect(await ledger.balance()).toMatchObject({ plan: 0, purchased: 8 });
    expect(await ledger.release(event)).toBe(5);
    expect(await ledger.balance()).toMatchObject({ plan: 3, purchased: 10 });
  });

  it('brings plan credits of a period that is over back only to let them lapse', async () => {
    const ledger = await createLedger(app);
    const event = randomUUID();
    await ledger.startPeriod(10, inAMonth());
    await ledger.reserve(4, event);
    await ledger.startPeriod(10, inAMonth());
    await ledger.release(event);
    expect(await ledger.balance()).toMatchObject({ plan: 10, planTotal: 10 });
    const entries = await app.db
      .select({ amount: creditEntries.amount, reason: creditEntries.reason })
      .from(creditEntries)
      .where(eq(creditEntries.businessId, ledger.businessId))
      .orderBy(creditEntries.seq);
    expect(entries).toEqual([
      { amount: 10, reason: 'plan_period' },
      { amount: -4, reason: 'event_reserved' },
      { amount: -6, reason: 'plan_lapsed' },
      { amount: 10, reason: 'plan_period' },
      { amount: 4, reason: 'reservation_released' },
      { amount: -4, reason: 'plan_lapsed' },
    ]);
  });
});

describe('the ledger', () => {
  it('refuses changes in the database itself, and goes only with its business', async () => {
    const ledger = await createLedger(app);
    await ledger.purchase(10);
    const mine = eq(creditEntries.businessId, ledger.businessId);
    const refusal = { cause: { message: 'credit_entries is append-only' } };
    await expect(app.db.update(creditEntries).set({ amount: 99 }).where(mine)).rejects.toMatchObject(refusal);
    await expect(app.db.delete(creditEntries).where(mine)).rejects.toMatchObject(refusal);
    await expect(app.db.execute(sql`truncate credit_entries`)).rejects.toMatchObject(refusal);
    await app.db.delete(businesses).where(eq(businesses.id, ledger.businessId));
    expect(await app.db.select().from(creditEntries).where(mine)).toEqual([]);
  });

  it('is proved every night: lapses are booked, and a difference reaches the operator', async () => {
    const ledger = await createLedger(app);
    await ledger.startPeriod(10, new Date(app.clock.now().getTime() + 3_600_000));
    app.clock.advance({ minutes: 5 * 60 });
    await app.handlers['prove-ledger']({});
    expect(await findLedgerDifferences(app.db)).toEqual([]);
    const entries = await app.db.select().from(creditEntries).where(eq(creditEntries.businessId, ledger.businessId));
    expect(entries.map(({ amount, reason, actor }) => [amount, reason, actor])).toContainEqual([
      -10,
      'plan_lapsed',
      'system',
    ]);
    const alerts = async () => (await app.mails()).filter(({ subject }) => subject.startsWith('Kassenbuch'));
    expect(await alerts()).toEqual([]);

    await app.db
      .update(creditAccounts)
      .set({ purchasedBalance: 7 })
      .where(eq(creditAccounts.businessId, ledger.businessId));
    const paid = { reference: 'cs_never_booked', amountCents: 1500, credits: 25, paidAt: app.clock.now() };
    await app.db.insert(payments).values(paymentOf(ledger.businessId, paid));
    await app.handlers['prove-ledger']({});
    const [alert] = await alerts();
    expect(alert?.to).toBe(app.deps.config.operator.supportEmail ?? app.deps.config.operator.email);
    expect(alert?.text).toContain(`${ledger.businessId}: purchased balance 7, entries 0`);
    expect(alert?.text).toContain('payment cs_never_booked of 25 credits was not booked');
    await app.db.delete(businesses).where(eq(businesses.id, ledger.businessId));
    app.clock.set('2026-11-21T12:00:00Z');
  });
});

describe('the notice that few plan credits are left', () => {
  it('is mailed once per period, when a fifth is left', async () => {
    const ledger = await createLedger(app);
    const mails = async () => (await app.mails()).filter(({ to }) => to === ledger.email);
    await ledger.startPeriod(50, inAMonth());
    await ledger.spend(39);
    expect(await mails()).toHaveLength(0);
    await ledger.spend(1);
    await ledger.spend(1);
    expect(await mails()).toMatchObject([{ subject: 'Noch 9 Plan-Credits übrig' }]);
    await ledger.startPeriod(50, inAMonth());
    expect(await mails()).toHaveLength(1);
    await ledger.reserve(45, randomUUID());
    expect(await mails()).toHaveLength(2);
  });
});

describe('GET /credits/entries', () => {
  it('shows the ledger newest first, by page and by cursor, with reason, reference and actor', async () => {
    const owner = await createVerifiedOwner(app);
    const { token } = owner;
    for (const title of ['Eins', 'Zwei', '=Drei']) {
      const json = eventInput({ title, status: 'published' });
      expect((await app.call('POST', '/events', { token, json })).status).toBe(201);
    }
    const list = (query: string) =>
      app.call<{ data: Record<string, unknown>[]; total: number; next_cursor: string | null }>(
        'GET',
        `/credits/entries${query}`,
        { token },
      );
    const first = await list('?limit=3');
    expect(first.body).toMatchObject({ total: 4, page: 1 });
    expect(
      first.body.data.map(({ event_title, amount, balance_after }) => [event_title, amount, balance_after]),
    ).toEqual([
      ['=Drei', -1, 12],
      ['Zwei', -1, 13],
      ['Eins', -1, 14],
    ]);
    expect(first.body.data[0]).toMatchObject({
      bucket: 'plan',
      reason: 'event_published',
      actor: expect.stringMatching(/^user:/),
    });
    expect(first.body.data[0]?.reference).toBe(first.body.data[0]?.event_id);
    const rest = await list(`?limit=3&cursor=${first.body.next_cursor}`);
    expect(rest.body).toMatchObject({ data: [{ reason: 'trial', amount: 15 }], total: null, next_cursor: null });
    expect((await list('?cursor=x')).status).toBe(422);

    const csv = async (path: string, headers = {}) => {
      const answer = await app.app.request(`/api/v1${path}`, {
        headers: { 'X-API-Key': app.deps.config.publicApiKey, Authorization: `Bearer ${token}`, ...headers },
      });
      return { type: answer.headers.get('Content-Type'), lines: (await answer.text()).split('\r\n') };
    };
    const asked = await csv('/credits/entries?format=csv');
    expect(asked.type).toBe('text/csv; charset=utf-8');
    expect(asked.lines).toHaveLength(6);
    expect(asked.lines[0]).toMatch(/"created_at","reason","bucket","amount","balance_after","event_title"/);
    expect(asked.lines[1]).toContain(`,"event_published","plan",-1,12,"'=Drei",`);
    expect((await csv('/credits/entries', { Accept: 'text/csv' })).lines).toEqual(asked.lines);
    expect((await csv('/credits/entries?format=json', { Accept: 'text/csv' })).type).toMatch(/json/);
  });

  it('never shows another business’s ledger', async () => {
    const [a, b] = [await createVerifiedOwner(app), await createVerifiedOwner(app)];
    const headers = { 'X-Business-Id': b.businessId };
    expect((await app.call('GET', '/credits/entries', { token: a.token, headers })).status).toBe(404);
  });
});

describe('the trial', () => {
  const buyPlan = async (businessId: string) => {
    const id = randomUUID();
    await inTransaction(systemContext(app.deps), (tx) =>
      bookPayment(tx, businessId, {
        reference: `invoice-${id}`,
        type: 'subscription',
        item: 'starter',
        credits: 50,
        coupon: null,
        amountCents: 2900,
        paidAt: app.clock.now(),
        periodEnd: inAMonth(),
        refundedCents: 0,
        disputedCents: 0,
        lostCents: 0,
      }),
    );
  };
  const balanceOf = async (token: string) => (await app.call('GET', '/credits/balance', { token })).body;

  it('leaves its credits as purchased ones when a plan is bought, also what an event has reserved', async () => {
    const { token, businessId } = await createOwner(app);
    const { body: waiting } = await app.call<{ id: string }>('POST', '/events', {
      token,
      json: eventInput({ status: 'published' }),
    });
    expect(await balanceOf(token)).toMatchObject({ balance: 14, plan: { is_trial: true, total: 15 } });
    await buyPlan(businessId);
    expect(await balanceOf(token)).toMatchObject({ plan: { remaining: 50, is_trial: false }, purchased: 14 });
    await app.call('POST', `/events/${waiting.id}/withdraw`, { token });
    expect(await balanceOf(token)).toMatchObject({ plan: { remaining: 50 }, purchased: 15 });
    expect(await findLedgerDifferences(app.db)).toEqual([]);
  });

  it('tells the owner once, three days before its end, while credits are left', async () => {
    const [reminded, subscribed] = [await createOwner(app), await createOwner(app)];
    await buyPlan(subscribed.businessId);
    const begin = app.clock.now();
    const mailsTo = async (email: string) =>
      (await app.mails()).filter(({ to, subject }) => to === email && subject.startsWith('Deine Start-Credits'));
    const remind = async () => {
      await app.handlers['notice-ending-trials']({});
      await app.runJobs();
    };
    app.clock.advance({ days: 10 });
    await remind();
    expect(await mailsTo(reminded.email)).toHaveLength(0);
    app.clock.advance({ days: 1, minutes: 1 });
    await remind();
    await remind();
    const [mail, ...others] = await mailsTo(reminded.email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('von deinen Start-Credits sind noch 15 übrig');
    expect(await mailsTo(subscribed.email)).toHaveLength(0);
    app.clock.set(begin.toISOString());
  });
});

describe('credits that an operator gives', () => {
  const give = (words: string[]) => credits.read(words, { isAll: false, isJson: false })(app.databaseUrl);

  it('never end, say why, and leave a ledger that adds up', async () => {
    const { token, businessId } = await createOwner(app);
    expect(await give(['give', businessId, '10', 'Danke', 'fürs', 'Testen'])).toBe(
      `${businessId} has 10 more credits.`,
    );
    const { body } = await app.call<{ data: object[] }>('GET', '/credits/entries', { token });
    expect(body.data[0]).toMatchObject({ reason: 'goodwill', amount: 10, reference: 'Danke fürs Testen' });
    expect(await app.call('GET', '/credits/balance', { token })).toMatchObject({ body: { purchased: 10 } });
    expect(await findLedgerDifferences(app.db)).toEqual([]);
  });

  it('go to one business that is there', async () => {
    await expect(give(['give', 'keiner@bar.example', '10', 'Pilot'])).rejects.toThrow(CommandError);
    for (const words of [
      'give',
      'give a@b.example 10',
      'give a@b.example 0 Pilot',
      'give a@b.example 1001 Pilot',
      'take x 1 y',
    ])
      expect(() => give(words.split(' '))).toThrow(UsageError);
  });
});
