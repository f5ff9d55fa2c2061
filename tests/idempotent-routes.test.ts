import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { routes } from '#contract/index.ts';
import { apiKeys } from '#database/schema/api-keys.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { webhooks } from '#database/schema/webhooks.ts';
import { createApp } from '#server/app.ts';
import type { Answer, TestApp } from '#tests/support/app.ts';
import { callsOf, createTestApp } from '#tests/support/app.ts';
import { createOwner, setCredits, verifyBusiness } from '#tests/support/factories.ts';
import type { IdempotentCall } from '#tests/support/idempotent-calls.ts';
import { idempotentCalls } from '#tests/support/idempotent-calls.ts';
import { testVapid } from '#tests/support/push-service.ts';
import { createReviewer } from '#tests/support/reviewers.ts';

/* Each call needs a connection for its transaction; three times as many calls as connections run concurrently. */
const CONNECTIONS = 10;
const CALLS = 3 * CONNECTIONS;

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
let other: Pick<TestApp, 'call'>;
let reviewer = '';
let calls: Record<string, IdempotentCall>;
beforeAll(async () => {
  app = await createTestApp({ vapid: testVapid }, { maxConnections: CONNECTIONS });
  other = { call: callsOf(createApp(app.deps), app.deps.config) };
  owner = await createOwner(app);
  reviewer = (await createReviewer(app, undefined, 'lead')).token;
  await verifyBusiness(app, owner.businessId);
  await setCredits(app, owner.businessId, 100_000);
  calls = { ...idempotentCalls(app, owner) };
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of [rateLimits, apiKeys, webhooks]) await app.db.delete(table);
  // Subjects that create an owner run all jobs, and no push service takes these.
  await app.db.execute(sql`delete from pgboss.job where name = 'send-test-notice'`);
});

const idempotent = Object.values(routes)
  .filter((route) => 'isIdempotent' in route && route.isIdempotent)
  .map(({ operationId }) => operationId);

/** Alternates between two simulated processes. */
function send(
  { path, json, as = 'owner' }: IdempotentCall,
  subject: string,
  call: number,
  key: string | undefined,
  index = call,
) {
  const { appServiceKey, publicApiKey } = app.deps.config;
  return (index % 2 ? other : app).call('POST', path(subject, call), {
    token: { owner: owner.token, reviewer, visitor: undefined, app: undefined }[as],
    json: json?.(call, subject),
    headers: {
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      'X-API-Key': (as === 'app' && appServiceKey) || publicApiKey,
    },
  });
}

/** Database sessions that still hold a transaction or lock. */
async function leftOpen(): Promise<unknown[]> {
  const { rows } = await app.db.execute(sql`
    select state, query from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state like 'idle in transaction%'`);
  return rows;
}

/** Hashing and reading files have a queue; callers who would wait too long get 503 with Retry-After. */
const isAnswered = ({ status, headers }: Answer) => status < 500 || (status === 503 && headers.has('Retry-After'));

const queued = ['createRegistration', 'importEvents'];

async function expectAllAnswered(operationId: string, answers: Answer[]): Promise<void> {
  const unanswered = answers.filter((answer) =>
    queued.includes(operationId) ? !isAnswered(answer) : answer.status >= 500,
  );
  expect(unanswered.map(({ status, body }) => [status, body])).toEqual([]);
  expect(app.pool.waitingCount).toBe(0);
  // Notifications after commit may still run.
  await expect.poll(() => app.pool.totalCount - app.pool.idleCount).toBe(0);
  expect(await leftOpen()).toEqual([]);
}

describe.each(idempotent)('%s', (operationId) => {
  const call = () => calls[operationId] as IdempotentCall;

  it('answers three times as many at once as there are connections, and leaves none open', async () => {
    const subject = (await call().subject?.()) ?? '';
    const answers = await Promise.all(
      Array.from({ length: CALLS }, (_, index) => send(call(), subject, index, randomUUID())),
    );
    await expectAllAnswered(operationId, answers);
    expect(answers.some(({ status }) => status < 300)).toBe(true);
  });

  it('does under one key once what it does, and gives everybody the same answer', async () => {
    const subject = (await call().subject?.()) ?? '';
    const { json } = call();
    const input = json?.(0, subject);
    const same = { ...call(), ...(json ? { json: () => input } : {}) };
    const before = await call().done(subject);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: CALLS }, (_, index) => send(same, subject, 0, key, index)));
    await expectAllAnswered(operationId, answers);
    const [first, ...others] = answers.filter(({ status }) => status < 500);
    expect(first?.status).toBeLessThan(300);
    for (const { status, body } of others)
      expect({ status, body }).toEqual({ status: first?.status, body: first?.body });
    expect(await call().done(subject)).toBe(before + 1);
  });
});

/* Counting callers takes another connection. */
it.each(['resendInvitation', 'inviteMember', 'sendContactMessage', 'createRegistration'] as const)(
  '%s answers as many without a key',
  async (operationId) => {
    const call = calls[operationId] as IdempotentCall;
    const subject = (await call.subject?.()) ?? '';
    const answers = await Promise.all(
      Array.from({ length: CALLS }, (_, index) => send(call, subject, index, undefined)),
    );
    await expectAllAnswered(operationId, answers);
    expect((await app.app.request('/readyz')).status).toBe(200);
  },
);
