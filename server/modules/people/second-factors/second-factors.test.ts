import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { factorRemovals, recoveryCodes, secondFactors } from '#database/schema/second-factors.ts';
import { systemContext } from '#server/context/context.ts';
import { sendFactorRemoval } from '#server/modules/people/factor-removal/jobs.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createAuthenticator } from '#tests/support/authenticator.ts';
import { createOwner } from '#tests/support/factories.ts';
import { createReviewer, reviewerPassword } from '#tests/support/reviewers.ts';
import { addPasskey, addTotp, codeOf } from '#tests/support/second-factors.ts';
import { createMember, mailedToken, memberPassword } from '#tests/support/teams.ts';

interface Step {
  challenge: string;
  methods: string[];
  passkey: Record<string, unknown>;
  access_token: string;
  code: string;
}

let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await createTestApp();
  origin = app.deps.config.publicUrl;
});
afterAll(() => app.close());
beforeEach(() => app.db.delete(rateLimits));

type Person = Awaited<ReturnType<typeof createOwner>>;
const login = ({ email, password }: Pick<Person, 'email' | 'password'>) =>
  app.call<Step>('POST', '/auth/login', { json: { email, password } });
const answer = (json: Record<string, unknown>) => app.call<Step>('POST', '/auth/second-factor', { json });
const list = async (token: string) =>
  (
    await app.call<{
      data: { id: string; name: string; kind: string }[];
      recovery_codes_left: number;
      is_required: boolean;
    }>('GET', '/auth/factors', { token })
  ).body;
const opens = async (token: string) => (await app.call('GET', '/me', { token })).status === 200;

async function withTotp() {
  const owner = await createOwner(app);
  const totp = await addTotp(app, owner.token);
  app.clock.advance({ seconds: 60 });
  return { owner, ...totp };
}

describe('an app with codes', () => {
  // ASVS 6.5.2.
  it('counts from its first code on, and brings ten recovery codes that are shown once', async () => {
    const owner = await createOwner(app);
    const begun = await app.call<{ id: string; secret: string; uri: string }>('POST', '/auth/factors/totp', {
      token: owner.token,
    });
    expect(begun.body.uri).toContain(encodeURIComponent(owner.email));
    expect((await login(owner)).body.access_token).toBeDefined();
    const confirm = (code: string) =>
      app.call<Step & { recovery_codes: string[] }>('POST', `/auth/factors/totp/${begun.body.id}/confirm`, {
        token: owner.token,
        json: { code, name: 'Handy' },
      });
    expect((await confirm('12')).body.code).toBe('second_factor_wrong');
    const { body } = await confirm(codeOf(app, begun.body.secret));
    expect(new Set(body.recovery_codes).size).toBe(10);
    expect(await list(owner.token)).toMatchObject({ data: [{ name: 'Handy', kind: 'totp' }], recovery_codes_left: 10 });
    const rows = JSON.stringify([await app.db.select().from(secondFactors), await app.db.select().from(recoveryCodes)]);
    expect(rows).not.toContain(begun.body.secret);
    expect(rows).not.toContain(body.recovery_codes[0]?.replace('-', ''));
  });

  // ASVS 2.3.1.
  it('is asked for after the password, and signs in with a code that works once', async () => {
    const { owner, secret } = await withTotp();
    const first = await login(owner);
    expect(first).toMatchObject({ status: 200, body: { methods: ['totp', 'recovery_code'], passkey: null } });
    expect(first.body.access_token).toBeUndefined();
    const code = codeOf(app, secret);
    const done = await answer({ method: 'totp', challenge: first.body.challenge, code });
    expect(await opens(done.body.access_token)).toBe(true);

    const second = await login(owner);
    const replayed = await answer({ method: 'totp', challenge: second.body.challenge, code });
    expect(replayed).toMatchObject({ status: 422, body: { code: 'second_factor_wrong' } });
    const spent = await answer({ method: 'totp', challenge: first.body.challenge, code: codeOf(app, secret, 1) });
    expect(spent.body.code).toBe('challenge_expired');
  });

  it('opens one session when one code comes many times at once', async () => {
    const { owner, secret } = await withTotp();
    const { challenge } = (await login(owner)).body;
    const json = { method: 'totp', challenge, code: codeOf(app, secret) };
    const answers = await Promise.all(Array.from({ length: 8 }, () => answer(json)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is asked for within ten minutes', async () => {
    const { owner, secret } = await withTotp();
    const { challenge } = (await login(owner)).body;
    app.clock.advance({ minutes: 10, seconds: 1 });
    const late = await answer({ method: 'totp', challenge, code: codeOf(app, secret) });
    expect(late).toMatchObject({ status: 422, body: { code: 'challenge_expired' } });
  });

  it('of somebody else is of no use', async () => {
    const [one, other] = [await withTotp(), await withTotp()];
    const { challenge } = (await login(one.owner)).body;
    const foreign = await answer({ method: 'totp', challenge, code: codeOf(app, other.secret) });
    expect(foreign.body.code).toBe('second_factor_wrong');
  });
});

describe('a recovery code', () => {
  it('stands in for a factor once, however it is typed', async () => {
    const { owner, codes } = await withTotp();
    const code = ` ${codes?.[3]?.toUpperCase().replace('-', ' ')}`;
    const use = async () => answer({ method: 'recovery_code', challenge: (await login(owner)).body.challenge, code });
    const token = (await use()).body.access_token;
    expect((await list(token)).recovery_codes_left).toBe(9);
    expect((await use()).body.code).toBe('second_factor_wrong');
  });

  it('ends when new ones are made', async () => {
    const { owner, codes } = await withTotp();
    const made = await app.call<{ recovery_codes: string[] }>('POST', '/auth/factors/recovery-codes', {
      token: owner.token,
    });
    expect(made.body.recovery_codes).toHaveLength(10);
    const old = await answer({
      method: 'recovery_code',
      challenge: (await login(owner)).body.challenge,
      code: codes?.[0],
    });
    expect(old.body.code).toBe('second_factor_wrong');
  });
});

describe('a passkey', () => {
  const unknown = createAuthenticator();
  const options = async () => (await app.call<Step>('POST', '/auth/passkey/options')).body;
  const enter = (json: Record<string, unknown>) => app.call<Step>('POST', '/auth/passkey', { json });

  it('signs in alone, once for each challenge', async () => {
    const owner = await createOwner(app);
    const { device, codes } = await addPasskey(app, owner.token);
    expect(codes).toHaveLength(10);
    const { challenge, passkey } = await options();
    const json = { challenge, credential: device.sign({ options: passkey, origin }) };
    expect(await opens((await enter(json)).body.access_token)).toBe(true);
    expect((await enter(json)).body.code).toBe('challenge_expired');
  });

  it('is the second step as well', async () => {
    const owner = await createOwner(app);
    const { device } = await addPasskey(app, owner.token);
    const { challenge, passkey, methods } = (await login(owner)).body;
    expect(methods).toEqual(['passkey', 'recovery_code']);
    const credential = device.sign({ options: passkey, origin, isVerified: false });
    expect(await opens((await answer({ method: 'passkey', challenge, credential })).body.access_token)).toBe(true);
  });

  it.each<[string, (device: ReturnType<typeof createAuthenticator>, passkey: Record<string, unknown>) => unknown]>([
    ['signed on another page', (device, passkey) => device.sign({ options: passkey, origin: 'https://evil.example' })],
    [
      'signed for another challenge',
      (device) => device.sign({ options: { challenge: Buffer.alloc(32).toString('base64url') }, origin }),
    ],
    ['held by nobody in particular', (device, passkey) => device.sign({ options: passkey, origin, isVerified: false })],
    ['never seen before', (_, passkey) => unknown.sign({ options: passkey, origin })],
    [
      'signed with another key',
      (device, passkey) => ({
        ...device.sign({ options: passkey, origin }),
        response: createAuthenticator().sign({ options: passkey, origin }).response,
      }),
    ],
  ])('is refused and counted when it is %s', async (_, sign) => {
    const owner = await createOwner(app);
    const { device } = await addPasskey(app, owner.token);
    const refusals = [];
    for (let i = 0; i < 11; i++) {
      const { challenge, passkey } = await options();
      refusals.push(await enter({ challenge, credential: sign(device, passkey) }));
    }
    expect(refusals[0]).toMatchObject({ status: 422, body: { code: 'second_factor_wrong' } });
    expect(refusals.map(({ status }) => status)).toEqual([...Array(10).fill(422), 429]);
  });

  it('of somebody else does not finish a sign-in', async () => {
    const { owner } = await withTotp();
    const other = await createOwner(app);
    const { device } = await addPasskey(app, other.token);
    const step = (await login(owner)).body;
    const foreign = (await options()).passkey;
    const credential = device.sign({ options: foreign, origin });
    expect((await answer({ method: 'passkey', challenge: step.challenge, credential })).body.code).toBe(
      'second_factor_wrong',
    );
  });

  it('is added once, with a challenge of the same person, signed here', async () => {
    const owner = await createOwner(app);
    const { json } = await addPasskey(app, owner.token);
    const add = (token: string, body: Record<string, unknown>) =>
      app.call<Step>('POST', '/auth/factors/passkey', { token, json: body });
    expect((await add(owner.token, json)).body.code).toBe('challenge_expired');
    const begin = async (token: string) =>
      (await app.call<Step>('POST', '/auth/factors/passkey/options', { token })).body;
    const stranger = await createOwner(app);
    const mine = await begin(owner.token);
    const credential = createAuthenticator().create({ options: mine.passkey, origin });
    const named = { name: 'x', challenge: mine.challenge };
    expect((await add(stranger.token, { ...named, credential })).body.code).toBe('challenge_expired');
    const wrong = createAuthenticator().create({ options: mine.passkey, origin: 'https://evil.example' });
    expect((await add(owner.token, { ...named, credential: wrong })).body.code).toBe('second_factor_wrong');
    expect((await add(owner.token, { ...named, credential })).status).toBe(201);
    expect((await list(owner.token)).data).toHaveLength(2);
  });
});

describe('factors of an account', () => {
  it('are named and removed by their owner alone, and each change is mailed', async () => {
    const { owner, id } = await withTotp();
    const stranger = await createOwner(app);
    const at = `/auth/factors/${id}`;
    expect((await app.call('PATCH', at, { token: stranger.token, json: { name: 'meins' } })).status).toBe(404);
    expect((await app.call('DELETE', at, { token: stranger.token })).status).toBe(404);
    expect((await app.call('PATCH', at, { token: owner.token, json: { name: 'Altes Handy' } })).status).toBe(200);
    expect((await list(owner.token)).data).toMatchObject([{ name: 'Altes Handy' }]);
    expect((await app.call('DELETE', at, { token: owner.token })).status).toBe(204);
    expect(await list(owner.token)).toMatchObject({ data: [], recovery_codes_left: 0 });
    expect((await login(owner)).body.access_token).toBeDefined();
    const subjects = (await app.mails()).filter(({ to }) => to === owner.email).map(({ subject }) => subject);
    expect(subjects).toContain('Ein zweiter Faktor ist dazugekommen');
    expect(subjects).toContain('Ein zweiter Faktor wurde entfernt');
  });

  it('that a thief added go with the new password of the mail that told of them', async () => {
    const { owner } = await withTotp();
    const token = await mailedToken(app, owner.email);
    const reset = { token, password: 'ganz anders 2' };
    expect((await app.call('POST', '/auth/password/reset', { json: reset })).status).toBe(204);
    expect(await opens(owner.token)).toBe(false);
    expect((await login({ email: owner.email, password: reset.password })).body.access_token).toBeDefined();
  });
});

describe('lost factors', () => {
  const lost = async (owner: Person) => {
    const { challenge } = (await login(owner)).body;
    return app.call<{ possible_at: string }>('POST', '/auth/second-factor/lost', { json: { challenge } });
  };
  const use = (what: 'keep' | 'remove', token: string) =>
    app.call<Step>('POST', `/auth/second-factor/${what}`, { json: { token } });

  // ASVS 6.4.4.
  it('go two days after a mail, by the link of a second one', async () => {
    const { owner } = await withTotp();
    const asked = await lost(owner);
    expect(asked.status).toBe(202);
    expect((await lost(owner)).body).toEqual(asked.body);
    const stop = await mailedToken(app, owner.email);
    expect((await use('remove', stop)).body.code).toBe('link_unknown');
    const [removal] = await app.db.select().from(factorRemovals);
    const due = { removalId: removal?.id ?? '', isDue: true };
    await sendFactorRemoval.run(systemContext(app.deps), due);
    expect(await mailedToken(app, owner.email)).toBe(stop);
    app.clock.advance({ hours: 48, seconds: 1 });
    await sendFactorRemoval.run(systemContext(app.deps), due);
    const remove = await mailedToken(app, owner.email);
    expect(remove).not.toBe(stop);
    expect((await use('remove', remove)).status).toBe(204);
    expect((await use('remove', remove)).body.code).toBe('link_unknown');
    expect((await login(owner)).body.access_token).toBeDefined();
  });

  it('stay when the first mail is answered, or when they turn up', async () => {
    const { owner, secret } = await withTotp();
    await lost(owner);
    expect((await use('keep', await mailedToken(app, owner.email))).status).toBe(204);
    await lost(owner);
    const again = await mailedToken(app, owner.email);
    const { challenge } = (await login(owner)).body;
    await answer({ method: 'totp', challenge, code: codeOf(app, secret) });
    expect((await use('keep', again)).body.code).toBe('link_unknown');
  });
});

describe('a business that asks for a second factor', () => {
  it('opens to whoever signs in from then on once they have one, and keeps them from removing the last', async () => {
    const owner = await createOwner(app);
    const member = await createMember(app, owner.businessId, { permissions: ['create_events'] });
    const ask = () =>
      app.call<Step>('PUT', '/team/security', { token: owner.token, json: { second_factor_required: true } });
    expect((await ask()).body.code).toBe('second_factor_needed');
    await addTotp(app, owner.token);
    expect((await ask()).body).toEqual({ second_factor_required: true });
    app.clock.advance({ seconds: 1 });
    const again = (await login({ email: member.email, password: memberPassword })).body.access_token;
    expect(await app.call('GET', '/business', { token: again })).toMatchObject({
      status: 403,
      body: { code: 'second_factor_needed' },
    });
    expect((await list(again)).is_required).toBe(true);
    const { id } = await addTotp(app, again);
    expect((await app.call('GET', '/business', { token: again })).status).toBe(200);
    expect((await app.call('DELETE', `/auth/factors/${id}`, { token: again })).body.code).toBe('last_factor');
  });
});

describe('a reviewer outside of the demo', () => {
  let production: TestApp;
  beforeAll(async () => {
    production = await createTestApp({ mode: 'production' });
  });
  afterAll(() => production.close());

  it('sets up a second factor first, and is asked for it from then on', async () => {
    const { username, token } = await createReviewer(production);
    expect(await production.call('GET', '/review/businesses', { token })).toMatchObject({
      status: 403,
      body: { code: 'second_factor_needed' },
    });
    const { secret, id } = await addTotp(production, token);
    expect((await production.call('GET', '/review/businesses', { token })).status).toBe(200);
    expect((await production.call('DELETE', `/auth/factors/${id}`, { token })).body.code).toBe('last_factor');
    production.clock.advance({ seconds: 60 });
    const json = { username, password: reviewerPassword };
    const { challenge } = (await production.call<Step>('POST', '/review/login', { json })).body;
    const code = codeOf(production, secret);
    const asPerson = await production.call<Step>('POST', '/auth/second-factor', {
      json: { method: 'totp', challenge, code },
    });
    expect(asPerson.body.code).toBe('challenge_expired');
    const done = await production.call<Step>('POST', '/review/second-factor', {
      json: { method: 'totp', challenge, code },
    });
    expect((await production.call('GET', '/review/businesses', { token: done.body.access_token })).status).toBe(200);
  });
});

describe('what is worth stealing a session for', () => {
  it('is open for ten minutes after signing in, and again after proving it once more', async () => {
    const { owner, secret } = await withTotp();
    app.clock.advance({ minutes: 10 });
    const make = () => app.call<Step>('POST', '/auth/factors/recovery-codes', { token: owner.token });
    expect(await make()).toMatchObject({ status: 403, body: { code: 'fresh_sign_in_needed' } });
    const prove = (json: Record<string, unknown>) =>
      app.call<Step>('POST', '/auth/fresh', { token: owner.token, json });
    expect((await prove({ method: 'password', password: 'falsch' })).body.code).toBe('wrong_password');
    expect((await prove({ method: 'totp', code: '1' })).body.code).toBe('second_factor_wrong');
    expect((await make()).status).toBe(403);
    expect((await prove({ method: 'totp', code: codeOf(app, secret) })).status).toBe(204);
    expect((await make()).status).toBe(201);
    app.clock.advance({ minutes: 11 });
    expect((await make()).status).toBe(403);
    expect((await prove({ method: 'password', password: owner.password })).status).toBe(204);
    expect((await make()).status).toBe(201);
  });
});
