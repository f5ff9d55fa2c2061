import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { limits } from '#domain/shared/limits.ts';
import { secondFactor } from '#domain/sign-in/second-factor.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';
import { createReviewer, reviewerPassword } from '#tests/support/reviewers.ts';
import { addTotp, codeOf } from '#tests/support/second-factors.ts';

interface Step {
  challenge: string;
  access_token: string;
  code: string;
}
interface Answer {
  method: string;
  code: string;
}

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ trustedProxies: { hops: 1 } });
});
afterAll(() => app.close());
beforeEach(() => app.db.delete(rateLimits));

/** A different client address per request. */
let calls = 0;
function send(path: string, json: unknown, token?: string) {
  calls += 1;
  const headers = { 'X-Forwarded-For': `198.18.${calls >> 8}.${calls & 255}` };
  return app.call<Step>('POST', path, { json, headers, token });
}
const codesOf = async (answers: Promise<{ body: Step }>[]) => (await Promise.all(answers)).map(({ body }) => body.code);
const wrongCode: Answer = { method: 'totp', code: 'abc' };
const noticesTo = async (email: string) =>
  (await app.mails()).filter(({ to, subject }) => to === email && subject === 'Jemand kennt vielleicht dein Passwort');
const newPassword = 'ganz anders 2';

async function createPersonWithTotp() {
  const { email, password, token } = await createOwner(app);
  const { secret, codes } = await addTotp(app, token);
  app.clock.advance({ seconds: 60 });
  return {
    email,
    token,
    secret,
    recoveryCode: codes?.[0] ?? '',
    path: '/auth/second-factor',
    begin: async (typed = password) => (await send('/auth/login', { email, password: typed })).body.challenge,
  };
}

async function createReviewerWithTotp() {
  const { username, token } = await createReviewer(app);
  const { secret, codes } = await addTotp(app, token);
  app.clock.advance({ seconds: 60 });
  const json = { username, password: reviewerPassword };
  return {
    token,
    secret,
    recoveryCode: codes?.[0] ?? '',
    path: '/review/second-factor',
    begin: async () => (await send('/review/login', json)).body.challenge,
  };
}

type Guessed = { path: string; secret: string; recoveryCode: string; begin: () => Promise<string> };

const people: [string, () => Promise<Guessed>][] = [
  ['a person', createPersonWithTotp],
  ['a reviewer', createReviewerWithTotp],
];
const kinds: [string, Answer, (guessed: Guessed) => string][] = [
  ['code', wrongCode, ({ secret }) => codeOf(app, secret)],
  ['recovery code', { method: 'recovery_code', code: 'aaaaa-aaaaa' }, ({ recoveryCode }) => recoveryCode],
];
const cases = people.flatMap(([who, create]) => kinds.map((kind) => [who, create, ...kind] as const));

describe('a second factor that is guessed from many addresses', () => {
  it.each(cases)('ends the sign-in of %s after five answers, also one after the other: %#', async (...args) => {
    const [, create, , wrong, right] = args;
    const guessed = await create();
    const challenge = await guessed.begin();
    const codes = [];
    for (let i = 0; i < secondFactor.wrongAnswers; i++) {
      codes.push((await send(guessed.path, { ...wrong, challenge })).body.code);
    }
    expect(codes).toEqual(Array(5).fill('second_factor_wrong'));
    const late = await send(guessed.path, { method: wrong.method, code: right(guessed), challenge });
    expect(late).toMatchObject({ status: 422, body: { code: 'challenge_expired' } });
    const again = await send(guessed.path, {
      method: wrong.method,
      code: right(guessed),
      challenge: await guessed.begin(),
    });
    expect(again.status).toBe(200);
  });

  // ASVS 6.3.1.
  it('ends the sign-in after five answers that arrive at once, with the right one behind them', async () => {
    const { path, secret, begin } = await createPersonWithTotp();
    const challenge = await begin();
    const codes = await codesOf(Array.from({ length: 60 }, () => send(path, { ...wrongCode, challenge })));
    expect(codes.filter((code) => code === 'second_factor_wrong')).toHaveLength(secondFactor.wrongAnswers);
    expect(codes.filter((code) => code === 'challenge_expired')).toHaveLength(60 - secondFactor.wrongAnswers);
    expect((await send(path, { method: 'totp', code: codeOf(app, secret), challenge })).body.code).toBe(
      'challenge_expired',
    );
  });

  it.each(people)('is answered twenty times an hour for %s, however many sign-ins begin', async (_, create) => {
    const { path, secret, begin } = await create();
    const codes = [];
    for (let i = 0; i < 6; i++) {
      const challenge = await begin();
      for (let j = 0; j < 4; j++) codes.push((await send(path, { ...wrongCode, challenge })).body.code);
    }
    const { points } = limits.wrongFactor;
    expect(codes).toEqual([...Array(points).fill('second_factor_wrong'), ...Array(24 - points).fill('rate_limited')]);
    const owner = await send(path, { method: 'totp', code: codeOf(app, secret), challenge: await begin() });
    expect(owner.status).toBe(429);
  });

  it('opens to the owner again with the new password of the mail that told of it', async () => {
    const { path, email, secret, begin } = await createPersonWithTotp();
    for (let i = 0; i < 5; i++) {
      const challenge = await begin();
      await codesOf(Array.from({ length: 4 }, () => send(path, { ...wrongCode, challenge })));
    }
    const [mail] = await noticesTo(email);
    const token = mail?.text.match(/#token=([\w-]+)/)?.[1];
    expect((await send('/auth/password/reset', { token, password: newPassword })).status).toBe(204);
    const challenge = await begin(newPassword);
    expect((await send(path, { method: 'totp', code: codeOf(app, secret), challenge })).status).toBe(200);
  });

  it('is no way around when a session is asked again', async () => {
    const { token, secret } = await createPersonWithTotp();
    const codes = [];
    for (let i = 0; i < 22; i++) codes.push((await send('/auth/fresh', wrongCode, token)).body.code);
    expect(codes.slice(19)).toEqual(['second_factor_wrong', 'rate_limited', 'rate_limited']);
    expect((await send('/auth/fresh', { method: 'totp', code: codeOf(app, secret) }, token)).status).toBe(429);
  });

  it('is told by mail from the third wrong answer on, once an hour', async () => {
    const { path, email, begin } = await createPersonWithTotp();
    const challenge = await begin();
    for (let i = 0; i < 2; i++) await send(path, { ...wrongCode, challenge });
    expect(await noticesTo(email)).toEqual([]);
    await send(path, { ...wrongCode, challenge });
    const next = await begin();
    await codesOf(Array.from({ length: 4 }, () => send(path, { ...wrongCode, challenge: next })));
    const [mail, ...more] = await noticesTo(email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('/business/reset-password#token=');
  });

  it('is told to a reviewer and to leads at the desk, since staff have no mailbox', async () => {
    const { path, token, begin } = await createReviewerWithTotp();
    const lead = await createReviewer(app, undefined, 'lead');
    const challenge = await begin();
    await codesOf(Array.from({ length: 5 }, () => send(path, { ...wrongCode, challenge })));
    for (const reader of [token, lead.token]) {
      const { body } = await app.call<{ notices: unknown[] }>('GET', '/review/me', { token: reader });
      expect(body.notices).toEqual([expect.objectContaining({ what: 'factor_guessed', by: null })]);
    }
  });

  it('does not count what is right', async () => {
    const { path, secret, email, begin } = await createPersonWithTotp();
    for (let i = 0; i < 25; i++) {
      app.clock.advance({ seconds: 30 });
      const json = { method: 'totp', code: codeOf(app, secret), challenge: await begin() };
      expect((await send(path, json)).status).toBe(200);
    }
    expect(await noticesTo(email)).toEqual([]);
  });
});
