import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Problem } from '#server/context/problem.ts';
import { findLedgerDifferences } from '#server/modules/money/credits/find-ledger-differences.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { cases } from '#tests/support/cases.ts';
import { fc } from '#tests/support/fast-check.ts';
import type { TestLedger } from '#tests/support/ledger.ts';
import { createLedger } from '#tests/support/ledger.ts';

/** Minimal model of the rules. */
interface Model {
  plan: number;
  purchased: number;
  owed: number;
  /** 0: no period. */
  period: number;
  periods: number;
  endsAt: number;
  held: { event: string; plan: number; purchased: number; period: number }[];
  paid: Paid[];
}

interface Paid {
  reference: string;
  credits: number;
  /** `claimed`: taken back or owed; `planTaken`: its part from the plan. */
  returned: number;
  claimed: number;
  planTaken: number;
  /** 0 for a pack. */
  period: number;
  lapsed: number;
}

type Command = fc.AsyncCommand<Model, TestLedger>;

const GRACE_MS = 3 * 3_600_000;
const events = [randomUUID(), randomUUID(), randomUUID()];
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

function endPeriod(model: Model): void {
  noteLapse(model, model.period, model.plan);
  Object.assign(model, { plan: 0, period: 0 });
}

function lapse(model: Model): void {
  if (model.period === 0 || app.clock.now().getTime() < model.endsAt + GRACE_MS) return;
  endPeriod(model);
}

function noteLapse(model: Model, period: number, credits: number): void {
  for (const paid of model.paid) if (period !== 0 && paid.period === period) paid.lapsed += credits;
}

function intoPlan(model: Model, credits: number, period: number): void {
  if (period !== 0 && period === model.period) model.plan += credits;
  else noteLapse(model, period, credits);
}

/** Returns the part taken from the plan. */
function settle(model: Model, first: 'plan' | 'purchased' = 'plan'): number {
  let fromPlan = 0;
  for (const pile of first === 'plan' ? (['plan', 'purchased'] as const) : (['purchased', 'plan'] as const)) {
    const taken = Math.min(model.owed, model[pile]);
    model[pile] -= taken;
    model.owed -= taken;
    if (pile === 'plan') fromPlan = taken;
  }
  return fromPlan;
}

function returnMoney(model: Model, paid: Paid, returned: number): void {
  const change = returned - paid.returned;
  if (change > 0) {
    const asked = change - Math.min(change, Math.max(0, paid.lapsed - (paid.returned - paid.claimed)));
    paid.claimed += asked;
    model.owed += asked;
    paid.planTaken += settle(model, paid.period === 0 ? 'purchased' : 'plan');
  } else {
    const back = Math.min(-change, paid.claimed);
    paid.claimed -= back;
    const forgiven = Math.min(back, model.owed);
    const toPlan = Math.min(back - forgiven, paid.planTaken);
    model.owed -= forgiven;
    paid.planTaken -= toPlan;
    intoPlan(model, toPlan, paid.period);
    model.purchased += back - forgiven - toPlan;
  }
  paid.returned = returned;
}

function command(name: string, run: (model: Model, ledger: TestLedger) => Promise<void>): Command {
  return {
    check: () => true,
    toString: () => name,
    async run(model, ledger) {
      lapse(model);
      await run(model, ledger);
      const { plan, purchased, owed } = await ledger.balance();
      expect({ plan, purchased, owed }).toEqual({ plan: model.plan, purchased: model.purchased, owed: model.owed });
    },
  };
}

/** Plan credits first; null if too few. */
function take(model: Model, credits: number) {
  if (credits > model.plan + model.purchased) return null;
  const plan = Math.min(credits, model.plan);
  model.plan -= plan;
  model.purchased -= credits - plan;
  return { plan, purchased: credits - plan };
}

async function expectOutcome(work: Promise<unknown>, isEnough: boolean): Promise<void> {
  const code = await work.then(
    () => 'done',
    (error) => (error instanceof Problem ? error.code : error),
  );
  expect(code).toBe(isEnough ? 'done' : 'not_enough_credits');
}

const credits = fc.integer({ min: 1, max: 40 });
const event = fc.constantFrom(...events);

const commands = [
  credits.map((n) =>
    command(`purchase ${n}`, async (model, ledger) => {
      const nothing = { returned: 0, claimed: 0, planTaken: 0, period: 0, lapsed: 0 };
      model.paid.push({ reference: await ledger.pay(n, null), credits: n, ...nothing });
      model.purchased += n;
      settle(model);
    }),
  ),
  credits.map((n) =>
    command(`spend ${n}`, async (model, ledger) => {
      await expectOutcome(ledger.spend(n), take(model, n) !== null);
    }),
  ),
  fc.tuple(credits, event).map(([n, id]) =>
    command(`reserve ${n} for ${id}`, async (model, ledger) => {
      const taken = take(model, n);
      await expectOutcome(ledger.reserve(n, id), taken !== null);
      if (taken) model.held.push({ event: id, period: model.period, ...taken });
    }),
  ),
  event.map((id) =>
    command(`release ${id}`, async (model, ledger) => {
      const mine = model.held.filter((held) => held.event === id);
      expect(await ledger.release(id)).toBe(mine.reduce((sum, held) => sum + held.plan + held.purchased, 0));
      for (const held of mine) {
        model.purchased += held.purchased;
        intoPlan(model, held.plan, held.period);
        settle(model);
      }
      model.held = model.held.filter((held) => held.event !== id);
    }),
  ),
  event.map((id) =>
    command(`settle ${id}`, async (model, ledger) => {
      const mine = model.held.filter((held) => held.event === id);
      expect(await ledger.settle(id)).toBe(mine.reduce((sum, held) => sum + held.plan + held.purchased, 0));
      model.held = model.held.filter((held) => held.event !== id);
    }),
  ),
  fc.tuple(credits, fc.integer({ min: 1, max: 31 })).map(([n, days]) =>
    command(`start a period of ${n} for ${days} days`, async (model, ledger) => {
      const endsAt = new Date(app.clock.now().getTime() + days * 86_400_000);
      const reference = await ledger.pay(n, endsAt);
      endPeriod(model);
      Object.assign(model, { plan: n, period: ++model.periods, endsAt: endsAt.getTime() });
      const nothing = { returned: 0, claimed: 0, planTaken: 0, lapsed: 0 };
      model.paid.push({ reference, credits: n, period: model.period, ...nothing });
      // A debt paid from the new period belongs to no payment.
      settle(model);
    }),
  ),
  fc.tuple(fc.nat(), credits, fc.integer({ min: 0, max: 99 })).map(([which, n, cents]) =>
    command(`${n} credits and ${cents} cents of payment ${which} went back`, async (model, ledger) => {
      const paid = model.paid[which % Math.max(1, model.paid.length)];
      if (!paid) return;
      await ledger.returned(paid.reference, n * 100 + cents);
      returnMoney(model, paid, Math.min(n, paid.credits));
    }),
  ),
  fc.nat().map((which) =>
    command(`payment ${which} came again`, async (model, ledger) => {
      const paid = model.paid[which % Math.max(1, model.paid.length)];
      if (!paid) return;
      await ledger.returned(paid.reference, 0);
      returnMoney(model, paid, 0);
    }),
  ),
  fc.integer({ min: 1, max: 20 }).map((days) =>
    command(`let ${days} days pass`, async (model) => {
      app.clock.advance({ days });
      lapse(model);
    }),
  ),
];

// ASVS 2.3.4.
it('the ledger does what a simple model does, whatever happens in whatever order, and always adds up', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 30, size: 'max' }), async (run) => {
      const ledger = await createLedger(app);
      const model: Model = { plan: 0, purchased: 0, period: 0, periods: 0, endsAt: 0, owed: 0, held: [], paid: [] };
      await fc.asyncModelRun(() => ({ model, real: ledger }), run);
      expect(await findLedgerDifferences(app.db)).toEqual([]);
    }),
    { numRuns: cases({ all: 60, few: 12 }), endOnFailure: true },
  );
}, 120_000);

it('what a new month paid for an old debt does not come back with the money of that month', async () => {
  const ledger = await createLedger(app);
  const inAMonth = new Date(app.clock.now().getTime() + 30 * 86_400_000);
  const first = await ledger.pay(33, inAMonth);
  await ledger.spend(33);
  await ledger.returned(first, 3300);
  const second = await ledger.pay(29, inAMonth);
  await ledger.pay(20, null);
  expect(await ledger.balance()).toMatchObject({ plan: 0, purchased: 16, owed: 0 });
  await ledger.returned(second, 1100);
  expect(await ledger.balance()).toMatchObject({ plan: 0, purchased: 5, owed: 0 });
  await ledger.returned(second, 0);
  expect(await ledger.balance()).toMatchObject({ plan: 0, purchased: 16, owed: 0 });
  expect(await findLedgerDifferences(app.db)).toEqual([]);
});
