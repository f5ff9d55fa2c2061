import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Problem } from '#server/context/problem.ts';
import { findLedgerDifferences } from '#server/modules/credits/find-ledger-differences.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import type { TestLedger } from '#tests/support/ledger.ts';
import { createLedger } from '#tests/support/ledger.ts';

/** What the rules say in the fewest words: two piles, a period number, and what each event holds. */
interface Model {
  plan: number;
  purchased: number;
  /** 0 = none runs. */
  period: number;
  periods: number;
  endsAt: number;
  held: { event: string; plan: number; purchased: number; period: number }[];
}

type Command = fc.AsyncCommand<Model, TestLedger>;

const GRACE_MS = 3 * 3_600_000;
const events = [randomUUID(), randomUUID(), randomUUID()];
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

function lapse(model: Model): void {
  if (model.period === 0 || app.clock.now().getTime() < model.endsAt + GRACE_MS) return;
  Object.assign(model, { plan: 0, period: 0 });
}

function command(name: string, run: (model: Model, ledger: TestLedger) => Promise<void>): Command {
  return {
    check: () => true,
    toString: () => name,
    async run(model, ledger) {
      lapse(model);
      await run(model, ledger);
      const { plan, purchased } = await ledger.balance();
      expect({ plan, purchased }).toEqual({ plan: model.plan, purchased: model.purchased });
    },
  };
}

/** Takes from the piles, plan first; null when both together do not suffice. */
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
      await ledger.purchase(n);
      model.purchased += n;
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
        if (held.period !== 0 && held.period === model.period) model.plan += held.plan;
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
      await ledger.startPeriod(n, endsAt);
      Object.assign(model, { plan: n, period: ++model.periods, endsAt: endsAt.getTime() });
    }),
  ),
  credits.map((n) =>
    command(`refund ${n}`, async (model, ledger) => {
      const taken = Math.min(n, model.purchased);
      expect(await ledger.refund(n)).toBe(taken);
      model.purchased -= taken;
    }),
  ),
  fc.integer({ min: 1, max: 20 }).map((days) =>
    command(`let ${days} days pass`, async (model) => {
      app.clock.advance({ days });
      lapse(model);
    }),
  ),
];

it('the ledger does what a simple model does, whatever happens in whatever order, and always adds up', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 30, size: 'max' }), async (run) => {
      const ledger = await createLedger(app);
      const model: Model = { plan: 0, purchased: 0, period: 0, periods: 0, endsAt: 0, held: [] };
      await fc.asyncModelRun(() => ({ model, real: ledger }), run);
      expect(await findLedgerDifferences(app.db)).toEqual([]);
    }),
    { numRuns: 60 },
  );
}, 60_000);
