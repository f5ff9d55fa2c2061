import { afterAll, beforeAll, expect, it } from 'vitest';
import { rateLimits } from '#database/schema/rate-limits.ts';
import type { Answer, TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { registrationForm } from '#tests/support/factories.ts';
import { createPerson } from '#tests/support/teams.ts';

/*
 * Neither a response nor the time it takes reveals whether an address has an account. The times are medians of alternating
 * calls, so that a busy machine slows both sides alike; the bound leaves room for noise and is far below what one password
 * hash, or one mail sent at once, would add.
 */
const rounds = 9;
const tolerance = { factor: 1.6, floorMs: 8 };

let app: TestApp;
let known: string;
beforeAll(async () => {
  app = await createTestApp();
  known = (await createPerson(app)).email;
  // Known in both ways: as an account, and as a registration that waits for its code.
  await calls.registration?.(known);
});
afterAll(() => app.close());

const calls: Record<string, (email: string) => Promise<Answer>> = {
  login: (email) => app.call('POST', '/auth/login', { json: { email, password: 'wrong password' } }),
  registration: (email) => app.call('POST', '/registrations', { json: registrationForm({ loginEmail: email }) }),
  'forgot password': (email) => app.call('POST', '/auth/password/forgot', { json: { email } }),
  resend: (email) => app.call('POST', '/registrations/resend', { json: { email, upload_token: 'made-up' } }),
};

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** What a response says, without what differs in every call and without the address that was sent. */
function meaning({ status, body }: Answer, email: string) {
  const { request_id: _, upload_token: __, ...rest } = body;
  return JSON.stringify({ status, ...rest }).replaceAll(email, '(address)');
}

it.each(Object.keys(calls))('%s answers alike for known and unknown addresses, and takes as long', async (name) => {
  const call = calls[name] as (email: string) => Promise<Answer>;
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = -1; round < rounds; round++) {
    const unknown = `${crypto.randomUUID()}@nowhere.example`;
    const meanings = new Set<string>();
    for (const kind of round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      await app.db.delete(rateLimits);
      const email = kind === 'known' ? known : unknown;
      const start = performance.now();
      const answer = await call(email);
      if (round >= 0) times[kind].push(performance.now() - start);
      meanings.add(meaning(answer, email));
    }
    expect([...meanings]).toHaveLength(1);
  }
  const [shorter, longer] = [median(times.known), median(times.unknown)].toSorted((a, b) => a - b) as [number, number];
  expect(longer).toBeLessThan(shorter * tolerance.factor + tolerance.floorMs);
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
