import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { rateLimits } from '#database/schema/rate-limits.ts';
import type { Answer, TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { registrationForm } from '#tests/support/factories.ts';
import { createPerson } from '#tests/support/teams.ts';

/*
 * Responses and their time do not reveal accounts. Time is measured by hashes, statements and requests to other
 * services.
 */

let app: TestApp;
let known: string;
beforeAll(async () => {
  app = await createTestApp();
  known = (await createPerson(app)).email;
  // Has both an account and a waiting registration.
  await calls.registration?.(known);
});
afterAll(() => app.close());

const calls: Record<string, (email: string) => Promise<Answer>> = {
  login: (email) => app.call('POST', '/auth/login', { json: { email, password: 'wrong password' } }),
  registration: (email) => app.call('POST', '/registrations', { json: registrationForm({ loginEmail: email }) }),
  'forgot password': (email) => app.call('POST', '/auth/password/forgot', { json: { email } }),
  resend: (email) => app.call('POST', '/registrations/resend', { json: { email, upload_token: 'made-up' } }),
};

/** Background jobs run concurrently. */
const counted = new AsyncLocalStorage<{ hashes: number; statements: number; connections: number }>();

async function workOf(call: () => Promise<unknown>) {
  const work = { hashes: 0, statements: 0, connections: 0 };
  const hook = createHook({
    init(_, type) {
      const store = counted.getStore();
      if (store && type === 'ARGON2REQUEST') store.hashes += 1;
      if (store && type === 'TCPCONNECTWRAP') store.connections += 1;
    },
  }).enable();
  const run = pg.Client.prototype.query;
  const query = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const store = counted.getStore();
    // Notifications are batched across requests.
    if (store && !JSON.stringify(args[0]).includes('pg_notify')) store.statements += 1;
    return Reflect.apply(run, this, args);
  });
  await counted.run(work, call);
  query.mockRestore();
  hook.disable();
  return work;
}

function meaning({ status, body }: Answer, email: string) {
  const { request_id: _, upload_token: __, ...rest } = body;
  return JSON.stringify({ status, ...rest }).replaceAll(email, '(address)');
}

it.each(Object.keys(calls))('%s answers alike for known and unknown addresses, after the same work', async (name) => {
  const call = calls[name] as (email: string) => Promise<Answer>;
  const works: Record<string, unknown> = {};
  const meanings = new Set<string>();
  // Warm-up of memoized values.
  for (const email of [`${crypto.randomUUID()}@nowhere.example`, known, `${crypto.randomUUID()}@nowhere.example`]) {
    await app.db.delete(rateLimits);
    works[email === known ? 'known' : 'unknown'] = await workOf(async () => {
      meanings.add(meaning(await call(email), email));
    });
  }
  expect(works.known).toEqual(works.unknown);
  expect([...meanings]).toHaveLength(1);
});

it('a password of one’s own under a stranger’s address gets the same answers, account or not', async () => {
  const meanings = new Set<string>();
  for (const email of [known, `${crypto.randomUUID()}@nowhere.example`]) {
    await app.db.delete(rateLimits);
    const password = 'von mir gesetzt 1';
    const form = registrationForm({ loginEmail: email, password, confirmPassword: password });
    const registered = await app.call('POST', '/registrations', { json: form });
    await app.runJobs();
    const claim = { email, upload_token: registered.body.upload_token };
    const answers = [
      registered,
      await app.call('POST', '/auth/login', { json: { email, password } }),
      await app.call('POST', '/auth/login', { json: { email, password: 'wrong password' } }),
      await app.call('POST', '/registrations/confirm', { json: { ...claim, code: 'abcdef' } }),
    ];
    await app.db.delete(rateLimits);
    answers.push(await app.call('POST', '/registrations/resend', { json: claim }));
    expect(answers.map(({ status }) => status)).toEqual([202, 403, 401, 422, 202]);
    meanings.add(JSON.stringify(answers.map((answer) => meaning(answer, email))));
  }
  expect([...meanings]).toHaveLength(1);
});
