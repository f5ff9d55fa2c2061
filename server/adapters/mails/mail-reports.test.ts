import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoMails } from '#database/schema/demo-mails.ts';
import { mails, suppressedAddresses } from '#database/schema/mails.ts';
import { signedMailId } from '#server/adapters/mails/mail-ids.ts';
import { suppress } from '#server/adapters/mails/suppressions.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';

const secret = 'a secret of the return path';
const metricsToken = 'a token of the metrics';
const to = 'kim@post.example';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ mailReportsSecret: secret, metricsToken });
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of [mails, suppressedAddresses, demoMails]) await app.db.delete(table);
});

async function sendMail(headers?: Record<string, string>) {
  await app.deps.mailer.send({ to, subject: 'Hallo', text: 'Hallo', ...(headers && { headers }) });
  const rows = await app.db.select().from(mails).orderBy(mails.createdAt, mails.id);
  const row = rows.at(-1);
  if (!row) throw new Error('no mail is recorded');
  return { ...row, signed: signedMailId(app.deps.config.secretKey, row.id) };
}

const post = (body: string, headers: Record<string, string>) =>
  app.app.request('/mail-reports', {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}`, ...headers },
    body,
  });
const postMail = (body: string) => post(body, { 'Content-Type': 'message/rfc822' });
const postJson = (json: unknown) => post(JSON.stringify(json), { 'Content-Type': 'application/json' });
const resultOf = async (answer: Response | Promise<Response>) => {
  const { status } = await answer;
  return { status, body: await (await answer).json() };
};

const dsn = (signed: string, status = '5.1.1', action = 'failed') => `Return-Path: <>
To: bounces+${signed}@mail.dabei.example
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.post.example

Final-Recipient: rfc822; ${to}
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 ${status} no

--b--
`;

const states = async () =>
  (await app.db.select().from(mails).orderBy(mails.createdAt, mails.id)).map(({ state }) => state);
const suppressed = () => app.db.select().from(suppressedAddresses);
const arrived = async () => (await app.db.select().from(demoMails)).length;

describe('a bounce', () => {
  it('ends mails to a dead address, codes too', async () => {
    const { signed } = await sendMail();
    expect(await resultOf(postMail(dsn(signed)))).toEqual({ status: 200, body: { result: 'applied' } });
    expect(await suppressed()).toMatchObject([{ email: to, cause: 'bounced', reason: '550 5.1.1 no' }]);
    await sendMail();
    expect(await states()).toEqual(['bounced', 'suppressed']);
    expect(await arrived()).toBe(1);
  });

  it('of a guest without the app counts for the address alone', async () => {
    const { signed } = await sendMail();
    await postMail(dsn(signed));
    await app.deps.mailer.send({ to: 'other@post.example', subject: 'Hallo', text: 'Hallo' });
    expect(await states()).toEqual(['bounced', 'sent']);
  });

  it('counts once when it is reported twice, and by two ways', async () => {
    const { signed } = await sendMail();
    await postMail(dsn(signed, '5.2.2'));
    expect(await resultOf(postMail(dsn(signed, '5.2.2')))).toMatchObject({ body: { result: 'repeated' } });
    const json = { event: 'bounced', message_id: `<${signed}@dabei.example>`, permanent: true };
    expect(await resultOf(postJson(json))).toMatchObject({ body: { result: 'repeated' } });
    expect(await suppressed()).toEqual([]);
  });

  it('of a full mailbox ends mails only with the fifth', async () => {
    for (const count of [1, 2, 3, 4, 5]) {
      const { signed } = await sendMail();
      await postMail(dsn(signed, '5.2.2'));
      expect(await suppressed()).toHaveLength(count === 5 ? 1 : 0);
    }
  });

  it('that only delays is noted once and changes no state', async () => {
    const { signed } = await sendMail();
    expect(await resultOf(postMail(dsn(signed, '4.4.1', 'delayed')))).toMatchObject({ body: { result: 'applied' } });
    expect(await resultOf(postMail(dsn(signed, '4.4.1', 'delayed')))).toMatchObject({ body: { result: 'repeated' } });
    expect(await app.db.select().from(mails)).toMatchObject([{ state: 'sent', delayedAt: expect.any(Date) }]);
  });

  it('is taken with a former key', async () => {
    const { id } = await sendMail();
    const former = 'the key before this one, long enough';
    app.deps.config.formerSecretKey = former;
    const answer = await resultOf(postMail(dsn(signedMailId(former, id))));
    app.deps.config.formerSecretKey = null;
    expect(answer.body).toEqual({ result: 'applied' });
  });
});

describe('a complaint', () => {
  it('ends what can be turned off, and nothing that was asked for', async () => {
    const { signed } = await sendMail();
    await postJson({ event: 'complained', message_id: `<${signed}@dabei.example>` });
    await sendMail({ 'List-Unsubscribe': '<https://dabei.example>' });
    await sendMail();
    expect(await states()).toEqual(['complained', 'suppressed', 'sent']);
  });

  it('does not revive a dead address', async () => {
    const now = new Date();
    await suppress(app.deps.db, { email: to, cause: 'bounced', reason: '', now });
    await suppress(app.deps.db, { email: to, cause: 'complained', reason: '', now });
    expect(await suppressed()).toMatchObject([{ cause: 'bounced' }]);
  });
});

describe('a report that is not to be trusted', () => {
  it.each([
    ['no secret', {}],
    ['another secret', { Authorization: 'Bearer guessed' }],
    ['another password', { Authorization: `Basic ${Buffer.from('x:guessed').toString('base64')}` }],
    ['a broken header', { Authorization: 'Basic' }],
  ])('is refused with %s', async (_, headers) => {
    const { signed } = await sendMail();
    const answer = await app.app.request('/mail-reports', {
      method: 'POST',
      headers: { 'Content-Type': 'message/rfc822', ...headers },
      body: dsn(signed),
    });
    expect(await resultOf(answer)).toMatchObject({ status: 401, body: { code: 'invalid_token' } });
    expect(await states()).toEqual(['sent']);
  });

  it('may have the secret as the password of its address', async () => {
    const { signed } = await sendMail();
    const Authorization = `Basic ${Buffer.from(`mail:${secret}`).toString('base64')}`;
    const answer = await post(dsn(signed), { 'Content-Type': 'message/rfc822', Authorization });
    expect(answer.status).toBe(200);
  });

  it('changes nothing without the signature of the mail', async () => {
    const { id, signed } = await sendMail();
    const forged = [
      signedMailId('another key, also long enough to be one', id),
      `${signed.slice(0, -1)}${signed.endsWith('0') ? '1' : '0'}`,
      id,
      'z'.repeat(41),
      '',
    ];
    for (const each of forged) {
      expect(await resultOf(postMail(dsn(each)))).toEqual({ status: 200, body: { result: 'unknown' } });
      const json = { event: 'bounced', message_id: `<${each}@dabei.example>`, permanent: true };
      expect((await resultOf(postJson(json))).body).toEqual({ result: 'unknown' });
    }
    expect(await states()).toEqual(['sent']);
    expect(await suppressed()).toEqual([]);
  });

  it('about a mail that is forgotten changes nothing', async () => {
    const { signed } = await sendMail();
    await app.db.delete(mails);
    expect((await resultOf(postMail(dsn(signed)))).body).toEqual({ result: 'unknown' });
    expect(await suppressed()).toEqual([]);
  });

  it('that is too large is not read', async () => {
    const answer = await postMail(dsn('x') + 'x'.repeat(1024 * 1024));
    expect(await resultOf(answer)).toMatchObject({ status: 413, body: { code: 'too_large' } });
  });

  it.each([
    ['application/json', '{', 400, 'invalid_json'],
    ['application/json', '{"event":"eaten"}', 422, 'invalid_input'],
    ['application/json', 'null', 422, 'invalid_input'],
    ['text/plain', 'x', 415, 'unsupported_media_type'],
  ])('as %s %s is refused by %i', async (type, body, status, code) => {
    expect(await resultOf(post(body, { 'Content-Type': type }))).toMatchObject({ status, body: { code } });
  });

  it('that is an automatic reply is left', async () => {
    const reply = 'Subject: Out of office\nContent-Type: text/plain\n\nBack soon';
    expect(await resultOf(postMail(reply))).toEqual({ status: 200, body: { result: 'ignored' } });
  });

  it('has no address without a secret', async () => {
    const other = await createTestApp();
    const answer = await other.app.request('/mail-reports', { method: 'POST' });
    await other.close();
    expect(answer.status).toBe(404);
  });
});

it('figures count mails by the state that they reached', async () => {
  const { signed } = await sendMail();
  await postMail(dsn(signed));
  await sendMail();
  const answer = await app.app.request('/metrics', { headers: { Authorization: `Bearer ${metricsToken}` } });
  const text = await answer.text();
  for (const state of ['sent', 'bounced', 'suppressed'])
    expect(text).toMatch(new RegExp(`dabei_mails_total\\{state="${state}"\\} [1-9]`));
});
