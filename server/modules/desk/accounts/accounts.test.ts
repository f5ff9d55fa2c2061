import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { businesses } from '#database/schema/businesses.ts';
import { invoices } from '#database/schema/invoices.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';
import { createInvoice } from '#tests/support/invoice.ts';
import { createReviewer } from '#tests/support/reviewers.ts';

let app: TestApp;
let lead = '';
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
// The clock of some tests goes on by a month.
beforeEach(async () => {
  lead = (await createReviewer(app, undefined, 'lead')).token;
});

const reason = 'Der Laden schließt, schrieb die Inhaberin am 20.11.';
const act = (id: string, name: string, json: object, token = lead, key?: string) =>
  app.call<Record<string, unknown>>('POST', `/desk/customers/${id}/${name}`, {
    ...{ token, json },
    ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
  });
const entries = (businessId: string, action: 'export_started' | 'deletion_planned') =>
  app.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.businessId, businessId), eq(auditEntries.action, action)));
const businessOf = async (id: string) => (await app.db.select().from(businesses).where(eq(businesses.id, id)))[0];
const mailsTo = async (email: string) => (await app.mails()).filter(({ to }) => to === email);
const close = (id: string, more: object = {}) =>
  act(id, 'close', { name: 'Zum Anker', erase_now: false, reason, ...more });

describe('an export for a person who cannot start it', () => {
  it('goes to the owner alone, once for two clicks', async () => {
    const owner = await createOwner(app);
    const [first, second] = [
      await act(owner.businessId, 'export', { reason }),
      await act(owner.businessId, 'export', { reason }),
    ];
    expect(first).toMatchObject({ status: 200, body: { status: 'preparing', to: owner.email } });
    expect(second.body).toEqual(first.body);
    expect((await mailsTo(owner.email))[0]?.subject).toBe('Dein Export ist fertig');
    expect(await entries(owner.businessId, 'export_started')).toMatchObject([{ after: { reason } }]);
    const { body } = await app.call<{ data: { id: string }[] }>('GET', '/account/exports', { token: owner.token });
    const file = await app.call('GET', `/account/exports/${body.data[0]?.id}`, { token: lead });
    expect(file.status).toBe(401);
    expect((await act(owner.businessId, 'export', { reason })).body).toMatchObject({ code: 'export_recent' });
  });
});

describe('an account that a lead closes', () => {
  it('stays as it is for thirty days, is kept by its owner or a lead, and is deleted then', async () => {
    const owner = await createOwner(app);
    const { businessId, token } = owner;
    const [first, second] = [await close(businessId), await close(businessId)];
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(await entries(businessId, 'deletion_planned')).toMatchObject([{ after: { reason } }]);
    const told = (await mailsTo(owner.email)).filter(({ subject }) => /^Dein Laden wird am .* gelöscht$/.test(subject));
    expect(told).toHaveLength(1);
    expect((await app.call('POST', '/account/exports', { token })).status).toBeLessThan(300);
    expect((await app.call('DELETE', '/account/deletion', { token })).status).toBe(204);
    await close(businessId);
    expect((await act(businessId, 'close/cancel', { reason })).body).toEqual({ company_name: 'Zum Anker' });
    expect((await act(businessId, 'close/cancel', { reason })).status).toBe(404);
    await close(businessId);
    app.clock.advance({ days: 30, seconds: 1 });
    await app.handlers['delete-due-businesses']({});
    await app.runJobs();
    expect(await businessOf(businessId)).toMatchObject({ closedAt: app.clock.now(), companyName: '' });
    expect((await app.call('GET', '/me', { token })).status).toBe(401);
  });

  it('is erased soon if its owner asks, after the mail about it', async () => {
    const owner = await createOwner(app);
    await close(owner.businessId);
    await close(owner.businessId, { erase_now: true });
    expect((await mailsTo(owner.email)).filter(({ subject }) => subject.startsWith('Dein Laden wird'))).toHaveLength(2);
    await app.handlers['delete-due-businesses']({});
    expect((await businessOf(owner.businessId))?.closedAt).toBeNull();
    app.clock.advance({ minutes: 16 });
    await app.handlers['delete-due-businesses']({});
    expect((await businessOf(owner.businessId))?.closedAt).toEqual(app.clock.now());
  });

  it('is not closed by another name, without a reason, or by others than a lead', async () => {
    const { businessId } = await createOwner(app);
    const field = async (more: object) => {
      const { status, body } = await close(businessId, more);
      return [status, (body.errors as { path: string }[])[0]?.path];
    };
    expect(await field({ name: 'zum Anker' })).toEqual([422, 'name']);
    expect(await field({ reason: '' })).toEqual([422, 'reason']);
    for (const role of ['reviewer', 'support', 'finance'] as const) {
      const { token } = await createReviewer(app, undefined, role);
      const json = { name: 'Zum Anker', erase_now: false, reason };
      for (const name of ['close', 'close/cancel']) {
        expect((await act(businessId, name, json, token)).body).toMatchObject({ code: 'permission_missing' });
      }
    }
    expect(await entries(businessId, 'deletion_planned')).toEqual([]);
  });
});

describe('an invoice with a wrong VAT id', () => {
  const replace = (id: string, invoice_id: string, token: string) =>
    act(id, 'invoices/replace', { invoice_id, reason: 'Die USt-IdNr. war vertippt.' }, token);

  it('is corrected in full and issued anew with the present data, once', async () => {
    const { token } = await createReviewer(app, undefined, 'finance');
    const owner = await createOwner(app);
    const invoiceId = await createInvoice(app, owner.businessId);
    const billing = await app.call('PATCH', '/billing', { token: owner.token, json: { vat_id: 'DE136695976' } });
    expect(billing.status).toBe(200);
    const { status, body } = await replace(owner.businessId, invoiceId, token);
    expect(status).toBe(200);
    const issued = await app.db
      .select()
      .from(invoices)
      .where(eq(invoices.businessId, owner.businessId))
      .orderBy(invoices.issuedAt, invoices.number);
    const [former, correction, fresh] = issued;
    expect(issued).toHaveLength(3);
    expect(correction).toMatchObject({ kind: 'correction', corrects: former?.number, number: body.correction });
    expect(correction?.buyer).toEqual(former?.buyer);
    expect(fresh).toMatchObject({ kind: 'invoice', corrects: null, number: body.number, grossCents: 4900 });
    expect(fresh?.buyer.vatId).toBe('DE136695976');
    const again = await replace(owner.businessId, invoiceId, token);
    expect(again).toMatchObject({ status: 422, body: { errors: [{ path: 'invoice_id', code: 'replaced' }] } });
    const same = await replace(owner.businessId, fresh?.id ?? '', token);
    expect(same).toMatchObject({ status: 422, body: { errors: [{ code: 'unchanged' }] } });
    const support = await createReviewer(app, undefined, 'support');
    expect((await replace(owner.businessId, fresh?.id ?? '', support.token)).status).toBe(403);
  });
});
