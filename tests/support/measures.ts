import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { measures } from '#database/schema/measures.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import { systemContext } from '#server/context/context.ts';
import { findLedgerDifferences } from '#server/modules/money/credits/find-ledger-differences.ts';
import { settleMeasures } from '#server/modules/trust/measures/jobs.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';
import { createReviewer, reviewerPassword } from '#tests/support/reviewers.ts';

export interface Measure {
  id: string;
  kind: string;
  in_force: boolean;
  effective_at: string;
  changed_at: string | null;
  complain_until: string;
  ends_at: string | null;
  ending: string | null;
  may_complain: boolean;
  complaint: { outcome: string | null; due_at: string; reason: string | null } | null;
  history: {
    step: string;
    text: string | null;
    changes: { field: string; before: string | null; after: string | null }[];
  }[];
  imposed_by?: string;
  code?: string;
  errors?: { path: string; code: string }[];
  measure_id?: string;
}

type Reviewer = 'rita' | 'omar';
type Owner = Awaited<ReturnType<typeof createOwner>>;

/** A verified business and two reviewers before each test, with their calls. */
export function createDesk() {
  const desk = { tokens: { rita: '', omar: '' } } as { app: TestApp; owner: Owner; tokens: Record<Reviewer, string> };
  beforeAll(async () => {
    desk.app = await createTestApp();
    for (const name of ['rita', 'omar'] as const) desk.tokens[name] = (await createReviewer(desk.app, name)).token;
  });
  afterAll(() => desk.app.close());
  beforeEach(async () => {
    await goTo('2026-11-21T12:00:00Z');
    desk.owner = await createOwner(desk.app);
    await verifyBusiness(desk.app, desk.owner.businessId);
    await setCredits(desk.app, desk.owner.businessId, 20);
    await desk.app.runJobs();
  });

  /** Moves the clock and signs everyone in again. */
  async function goTo(instant: string) {
    desk.app.clock.set(instant);
    await desk.app.db.delete(rateLimits);
    for (const username of ['rita', 'omar'] as const) {
      const json = { username, password: reviewerPassword };
      desk.tokens[username] = (
        await desk.app.call<{ access_token: string }>('POST', '/review/login', { json })
      ).body.access_token;
    }
    if (!desk.owner) return;
    const json = { email: desk.owner.email, password: desk.owner.password };
    desk.owner.token = (
      await desk.app.call<{ access_token: string }>('POST', '/auth/login', { json })
    ).body.access_token;
  }

  const call = <T = Record<string, unknown>>(method: string, path: string, json?: unknown) =>
    desk.app.call<T>(method, path, { token: desk.owner.token, json });
  const review = <T = Measure>(path: string, json?: unknown, by: Reviewer = 'rita') =>
    desk.app.call<T>(json === undefined ? 'GET' : 'POST', `/review${path}`, { token: desk.tokens[by], json });
  const impose = (json: object, by?: Reviewer) =>
    review(
      `/businesses/${desk.owner.businessId}/measures`,
      { ground: 'spam', facts: 'Werbung für einen Kredit.', ...json },
      by,
    );
  const lift = (id: string, by?: Reviewer) =>
    review(`/businesses/${desk.owner.businessId}/measures/${id}/lift`, { reason: 'Das war ein Irrtum.' }, by);
  const change = (id: string, json: object, by: Reviewer = 'rita') =>
    desk.app.call<Measure>('PATCH', `/review/businesses/${desk.owner.businessId}/measures/${id}`, {
      token: desk.tokens[by],
      json: { reason: 'Wir haben noch einmal hingesehen.', ...json },
    });
  const decide = (id: string, outcome: string, by: Reviewer) =>
    review(
      `/businesses/${desk.owner.businessId}/measures/${id}/complaint/decision`,
      { outcome, reason: 'So ist es.' },
      by,
    );
  const complain = (id: string) =>
    call<Measure>('POST', `/business/measures/${id}/complaint`, { text: 'Stimmt nicht.' });
  const mine = async () => (await call<{ data: Measure[] }>('GET', '/business/measures')).body.data;
  const publish = async (overrides: Record<string, unknown> = {}) =>
    (await call<{ id: string }>('POST', '/events', eventInput({ status: 'published', ...overrides }))).body.id;
  const event = async (id: string) =>
    (await call<{ status: string; hidden_by_measure: string | null; credits_spent: number }>('GET', `/events/${id}`))
      .body;
  const balance = async () => (await call<{ balance: number }>('GET', '/credits/balance')).body.balance;
  const asApp = async (path: string) => (await callAsApp(desk.app, 'GET', path)).status;
  const position = async () => (await callAsApp<{ next: string }>(desk.app, 'GET', '/changes')).body.next;
  const changesAfter = async (after: string) =>
    (await callAsApp<{ data: { type: string }[] }>(desk.app, 'GET', `/changes?after=${after}&limit=200`)).body.data.map(
      ({ type }) => type,
    );
  const inFeed = async (id: string) =>
    (await callAsApp<{ data: { id: string }[] }>(desk.app, 'GET', '/feed?limit=100')).body.data.some(
      (each) => each.id === id,
    );
  const mailsToOwner = async () => (await desk.app.mails()).filter(({ to }) => to === desk.owner.email);
  const differences = async () =>
    (await findLedgerDifferences(desk.app.db)).filter(({ businessId }) => businessId === desk.owner.businessId);
  const settle = () => settleMeasures.run(systemContext(desk.app.deps), {});

  return Object.assign(desk, {
    goTo,
    call,
    review,
    impose,
    change,
    lift,
    decide,
    complain,
    mine,
    publish,
    event,
    balance,
    asApp,
    position,
    changesAfter,
    inFeed,
    mailsToOwner,
    differences,
    settle,
  });
}

/** An ended measure, which changes nothing. */
export async function insertEndedMeasure(app: TestApp, businessId: string): Promise<string> {
  const now = app.clock.now();
  const [by] = await app.db.select({ id: reviewers.id }).from(reviewers).limit(1);
  const times = { imposedAt: now, effectiveAt: now, tookEffectAt: now, endedAt: now };
  const row: typeof measures.$inferInsert = {
    ...{ businessId, id: randomUUID(), imposedBy: by?.id ?? '', facts: 'Nur Werbung.', ...times },
    kind: 'hide_profile',
    ground: 'spam',
    ending: 'expired',
  };
  await app.db.insert(measures).values(row);
  return row.id;
}
