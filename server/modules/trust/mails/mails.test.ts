import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { mails, suppressedAddresses } from '#database/schema/mails.ts';
import { suppress } from '#server/adapters/mails/suppressions.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';
import { createReviewer } from '#tests/support/reviewers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const kill = (email: string, cause: 'bounced' | 'complained' = 'bounced') =>
  suppress(app.deps.db, { email, cause, reason: '550 5.1.1 gone', now: app.clock.now() });
const meOf = async (token: string) =>
  (await app.call<{ email: string; email_state: string }>('GET', '/me', { token })).body;
const send = (to: string) => app.deps.mailer.send({ to, subject: 'Hallo', text: 'Hallo' });

describe('support', () => {
  it('sees what an address was sent, lifts its suppression with a reason, and both stand in the log', async () => {
    const email = 'gast@post.example';
    await send(email);
    await kill(email);
    await send(email);
    const { token } = await createReviewer(app, undefined, 'support');
    const read = await app.call('GET', `/review/mails?email=${email}`, { token });
    expect(read.body).toMatchObject({
      suppression: { cause: 'bounced', reason: '550 5.1.1 gone' },
      data: [{ state: 'suppressed' }, { state: 'sent', kind: 'plain', delayed_at: null }],
    });
    const json = { email, reason: 'Ruft an: Postfach ist wieder da' };
    const lifted = await app.call('POST', '/review/mails/lift', { token, json });
    expect(lifted).toMatchObject({ status: 200, body: { suppression: null } });
    expect((await app.call('POST', '/review/mails/lift', { token, json })).status).toBe(200);
    await send(email);
    const [newest] = await app.db.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(1);
    expect(newest).toMatchObject({ state: 'sent' });
    const log = await app.db.select().from(auditEntries);
    const ours = log.filter(({ subject }) => subject.startsWith('address:'));
    expect(ours.map(({ action }) => action)).toEqual(['mails_read', 'suppression_lifted']);
    expect(ours[1]?.after).toEqual({ reason: json.reason });
    expect(JSON.stringify(ours)).not.toContain(email);
  });

  it.each([
    [{ email: 'gast@post.example' }, 'reason'],
    [{ email: 'gast@post.example', reason: '' }, 'reason'],
    [{ email: 'gast', reason: 'x' }, 'email'],
  ])('is refused %j', async (json, field) => {
    const { token } = await createReviewer(app, undefined, 'support');
    const answer = await app.call<{ errors: { path: string }[] }>('POST', '/review/mails/lift', { token, json });
    expect([answer.status, answer.body.errors[0]?.path]).toEqual([422, field]);
  });
});

describe('a person whose address is dead', () => {
  it('is told, and says that it works again, three times a day', async () => {
    const { token } = await createOwner(app);
    const { email, email_state: before } = await meOf(token);
    expect(before).toBe('ok');
    for (const time of [1, 2, 3]) {
      await kill(email, time === 2 ? 'complained' : 'bounced');
      expect((await meOf(token)).email_state).toBe(time === 2 ? 'complained' : 'bounced');
      expect((await app.call('POST', '/me/email-works', { token })).status).toBe(204);
      expect((await meOf(token)).email_state).toBe('ok');
    }
    await kill(email);
    expect((await app.call('POST', '/me/email-works', { token })).status).toBe(429);
    expect((await meOf(token)).email_state).toBe('bounced');
  });

  it('changes it by the link in the new mailbox alone', async () => {
    const { token } = await createOwner(app);
    const { email } = await meOf(token);
    await kill(email);
    const json = { email: `neu-${email}` };
    const asked = await app.call('POST', '/auth/email-change', { token, json });
    expect(asked.body).toMatchObject({ pending: { has_old_confirmed: true, has_new_confirmed: false } });
    const sent = await app.mails();
    const link = /#token=([\w-]+)/.exec(sent.find(({ to }) => to === json.email)?.text ?? '')?.[1];
    const confirmed = await app.call('POST', '/auth/email-change/confirm', { json: { token: link } });
    expect(confirmed).toMatchObject({ status: 200, body: { is_changed: true } });
    expect(await meOf(token)).toMatchObject({ email: json.email, email_state: 'ok' });
  });

  it('leaves neither mails nor a suppressed address when they delete their account', async () => {
    const { token, password } = await createOwner(app);
    const { email } = await meOf(token);
    await send(email);
    await kill(email);
    expect((await app.call('DELETE', '/account', { token, json: { password } })).status).toBe(204);
    expect((await app.db.select().from(mails)).filter(({ to }) => to === email)).toEqual([]);
    expect((await app.db.select().from(suppressedAddresses)).filter((row) => row.email === email)).toEqual([]);
  });
});
