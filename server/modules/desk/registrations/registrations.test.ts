import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { suppress } from '#server/adapters/mails/suppressions.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { mailedCode, registrationForm } from '#tests/support/factories.ts';
import { createReviewer } from '#tests/support/reviewers.ts';

/* The ticket "my code never came": a registration that has no business yet. */
let app: TestApp;
let token = '';
beforeAll(async () => {
  app = await createTestApp();
  ({ token } = await createReviewer(app, 'sina', 'support'));
});
afterAll(() => app.close());
beforeEach(() => app.db.delete(rateLimits));

interface Found {
  data: { id: string; email: string; state: string; wrong_codes: number; company_name: string }[];
  has_account: boolean;
  is_limited: boolean;
  suppression: { cause: string } | null;
  mails: { state: string }[];
}
interface Claim {
  email: string;
  upload_token: string;
}

const reason = 'Ruft an, der Code kommt nicht.';
const find = async (email: string) =>
  (await app.call<Found>('GET', `/desk/registrations?email=${encodeURIComponent(email)}`, { token })).body;
const act = (id: string, name: string, json: object, as = token, key?: string) =>
  app.call<Record<string, unknown>>('POST', `/desk/registrations/${id}/${name}`, {
    token: as,
    json,
    ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
  });
const confirm = (claim: Claim, code: string) =>
  app.call('POST', '/registrations/confirm', { json: { ...claim, code } });
const logOf = (id: string) =>
  app.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `registration:${id}`))
    .orderBy(auditEntries.createdAt, auditEntries.id);

async function register() {
  const form = registrationForm();
  const { body } = await app.call<Claim>('POST', '/registrations', { json: form });
  const code = await mailedCode(app, form.loginEmail);
  const [found] = (await find(form.loginEmail)).data;
  if (!found) throw new Error('a registration was not found');
  return { form, claim: body, code, id: found.id };
}

describe('a code that never came', () => {
  it('is found by the address with its mails, and its look-up names no address in the log', async () => {
    const { form } = await register();
    const found = await find(form.loginEmail);
    expect(found).toMatchObject({
      data: [{ email: form.loginEmail, company_name: 'Zum Anker', state: 'waiting', wrong_codes: 0 }],
      has_account: false,
      is_limited: false,
      suppression: null,
      mails: [{ state: 'sent' }],
    });
    const [last] = await app.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'registrations_read'))
      .orderBy(sql`created_at desc, id desc`)
      .limit(1);
    expect(last?.subject).toMatch(/^address:/);
    expect(JSON.stringify(last)).not.toContain(form.loginEmail);
    expect(await find('niemand@anker.example')).toMatchObject({ data: [], mails: [] });
  });

  it('is sent once for two clicks after its address is mailed again, and the old one is invalid', async () => {
    const { form, claim, code, id } = await register();
    await suppress(app.deps.db, { email: form.loginEmail, cause: 'bounced', reason: 'gone', now: app.clock.now() });
    expect(await find(form.loginEmail)).toMatchObject({ suppression: { cause: 'bounced' } });
    const lifted = await app.call('POST', '/review/mails/lift', { token, json: { email: form.loginEmail, reason } });
    expect(lifted.status).toBe(200);
    app.clock.advance({ seconds: 1 });
    const before = (await app.mails()).filter(({ to }) => to === form.loginEmail).length;
    const first = await act(id, 'code', { reason }, token, `code-${id}`);
    const second = await act(id, 'code', { reason }, token, `code-${id}`);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect((await app.mails()).filter(({ to }) => to === form.loginEmail)).toHaveLength(before + 1);
    const fresh = await mailedCode(app, form.loginEmail);
    expect(JSON.stringify(first.body)).not.toContain(fresh);
    if (fresh !== code) expect((await confirm(claim, code)).body).toMatchObject({ code: 'invalid_code' });
    expect(await logOf(id)).toMatchObject([{ action: 'code_sent_again', after: { reason } }]);
    expect((await confirm(claim, fresh)).status).toBe(200);
    expect((await act(id, 'code', { reason })).status).toBe(404);
    expect(await find(form.loginEmail)).toMatchObject({ data: [], has_account: true });
  });

  it('works again after five wrong ones, once support forgives them', async () => {
    const { form, claim, code, id } = await register();
    const wrong = code === '000000' ? '000001' : '000000';
    for (let time = 0; time < 5; time++) await confirm(claim, wrong);
    expect((await find(form.loginEmail)).data).toMatchObject([{ state: 'tries_used_up', wrong_codes: 5 }]);
    expect((await act(id, 'lift', { reason })).body).toMatchObject({ state: 'waiting', wrong_codes: 0 });
    expect((await confirm(claim, code)).status).toBe(200);
  });
});

describe('a mistyped address', () => {
  it('gets no more codes; the right one confirms by its own mail, and the wrong one is told', async () => {
    const { form, claim, code, id } = await register();
    const email = `richtig-${form.loginEmail}`;
    const json = { email, proof: 'Gewerbeschein per Mail', reason };
    expect((await act(id, 'address', json)).body).toMatchObject({ id, email, wrong_codes: 0 });
    const mails = await app.mails();
    expect(mails.find(({ to }) => to === form.loginEmail)?.subject).toContain('keiner Registrierung');
    expect((await confirm(claim, code)).body).toMatchObject({ code: 'invalid_code' });
    const link = /#token=([\w-]+)/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[1];
    const opened = await app.call('POST', '/registrations/link/confirm', { json: { token: link } });
    expect(opened.status).toBe(200);
    const log = await logOf(id);
    expect(log).toMatchObject([{ action: 'registration_corrected', after: { proof: json.proof, reason } }]);
    expect(JSON.stringify(log)).not.toContain(email);
  });

  it('is not corrected to itself, without a proof or without a reason', async () => {
    const { form, id } = await register();
    const json = { email: `neu-${form.loginEmail}`, proof: 'Ausweis', reason };
    const fields = async (body: object) => {
      const answer = await act(id, 'address', body);
      return [answer.status, (answer.body.errors as { path: string }[])[0]?.path];
    };
    expect(await fields({ ...json, email: form.loginEmail })).toEqual([422, 'email']);
    expect(await fields({ ...json, proof: '' })).toEqual([422, 'proof']);
    expect(await fields({ ...json, reason: ' ' })).toEqual([422, 'reason']);
    expect(await logOf(id)).toEqual([]);
  });
});

it.each(['code', 'address', 'lift'])('%s is not for reviewers and finance', async (name) => {
  const { id } = await register();
  for (const role of ['reviewer', 'finance'] as const) {
    const other = await createReviewer(app, undefined, role);
    const refused = await act(id, name, { reason, email: 'a@b.example', proof: 'x' }, other.token);
    expect(refused).toMatchObject({ status: 403, body: { code: 'permission_missing' } });
  }
  expect(await logOf(id)).toEqual([]);
});
