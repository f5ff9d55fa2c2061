import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unavailable } from '#server/context/problem.ts';
import { redactError } from '#server/telemetry/describe-error.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { registrationForm } from '#tests/support/factories.ts';
import { collectLog } from '#tests/support/log-lines.ts';

let now = 0;
const log = collectLog(() => now);
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({}, { logger: log.logger });
});
afterAll(() => app.close());
beforeEach(() => log.clear());

const failure = (statement: ReturnType<typeof sql>) =>
  app.db.execute(statement).then(
    () => new Error('it worked'),
    (error: unknown) => error as Error,
  );
const refused = () => Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' });

describe('an error in the log', () => {
  it('of the database names cause and statement, and nothing that somebody sent', async () => {
    const form = registrationForm({ contactPerson: 'Ada Unverwechselbar', businessPhone: '040 987654321' });
    await app.db.execute(sql`alter table registrations rename column code_hash to gone`);
    const answer = await app.call('POST', '/registrations', { json: form });
    await app.db.execute(sql`alter table registrations rename column gone to code_hash`);
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal_error' } });

    const line = log.lines().find(({ msg }) => msg === 'unexpected error');
    expect(line).toMatchObject({
      requestId: answer.body.request_id,
      err: {
        type: 'DrizzleQueryError',
        message: 'Failed query',
        sql: expect.stringContaining('"registrations"'),
        cause: { code: '42703', message: expect.stringContaining('code_hash') },
      },
    });
    for (const secret of [form.loginEmail, form.contactPerson, form.businessPhone, form.password, 'argon2', 'params']) {
      expect(log.text()).not.toContain(secret);
    }
  });

  // ASVS 16.2.5.
  it.each([
    ['a value of the wrong kind', sql`select ${'ada@anker.example'}::uuid`],
    ['a value that is too large', sql`select ${'0404711'}::smallint`],
    [
      'a value that is there already',
      sql`insert into rate_limits (key, points) values (${'ada@anker.example'}, 1), (${'ada@anker.example'}, 1)`,
    ],
    ['a row that breaks a rule', sql`insert into sessions (id, user_agent) values (gen_random_uuid(), ${'0404711'})`],
  ])('quotes nothing of %s', async (_what, statement) => {
    const error = await failure(statement);
    log.logger.error({ err: error }, 'trouble');
    log.logger.error(error);
    expect(log.lines()).toHaveLength(2);
    expect(log.text()).not.toMatch(/ada@|0404711|"params"/);
    const kept = redactError(error);
    expect(JSON.stringify([kept, kept.message, kept.stack])).not.toMatch(/ada@|0404711|params/);
  });

  it('masks mail addresses, and leaves out what drivers hang on their errors', () => {
    const error = Object.assign(new Error('550 <ada@anker.example>: no such user\n    at ada@anker.example'), {
      rejected: ['ada@anker.example'],
      client: { connectionParameters: { password: 'geheim' } },
    });
    log.logger.error({ err: new Error('job failed', { cause: error }) }, 'job queue');
    expect(log.lines()).toMatchObject([
      {
        msg: 'job queue',
        err: { message: 'job failed', cause: { message: expect.stringContaining('550 <[address]>') } },
      },
    ]);
    expect(log.text()).not.toMatch(/ada@|geheim/);
    expect(log.text()).toContain('create-logger.test.ts');
  });
});

describe('an outage', () => {
  // ASVS 16.2.4.
  it('writes one line a second and kind, with the number of those that were kept back', () => {
    const fail = (message: string) => log.logger.warn({ err: new Error('x', { cause: refused() }) }, message);
    for (let i = 0; i < 1000; i += 1) fail('the database cannot be had');
    for (let i = 0; i < 10; i += 1) fail('job queue');
    now += 1_000;
    fail('the database cannot be had');
    expect(log.lines().map(({ msg, suppressed }) => [msg, suppressed])).toEqual([
      ['the database cannot be had', undefined],
      ['job queue', undefined],
      ['the database cannot be had', 999],
    ]);
  });

  it('is known by what the job queue tells of it, too', () => {
    const { message, stack, code } = refused();
    for (let i = 0; i < 5; i += 1) log.logger.error({ err: { message, stack, code, queue: 'x' } }, 'job queue told');
    expect(log.lines()).toMatchObject([{ err: { message, code: 'ECONNREFUSED', stack: expect.any(String) } }]);
    log.clear();
    const gone = { message: 'connect ENOENT /run/postgresql', stack, code: 'ENOENT', syscall: 'connect', queue: 'x' };
    for (let i = 0; i < 5; i += 1) log.logger.error({ err: gone }, 'job queue told');
    expect(log.lines()).toHaveLength(1);
  });

  it('may be that of a mail server or a file store', () => {
    const away = [Object.assign(new Error('Greeting never received'), { code: 'ESOCKET' }), unavailable()];
    for (const cause of away)
      for (let i = 0; i < 5; i += 1) log.logger.error({ err: new Error('job failed', { cause }) }, 'job queue');
    expect(log.lines()).toHaveLength(2);
  });

  it('keeps back nothing that has another cause', () => {
    for (let i = 0; i < 5; i += 1) log.logger.error({ err: new Error('a mistake of ours') }, 'unexpected error');
    expect(log.lines()).toHaveLength(5);
  });
});
