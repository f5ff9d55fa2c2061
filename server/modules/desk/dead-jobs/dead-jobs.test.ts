import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { webhookDeliveries, webhooks } from '#database/schema/webhooks.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createDeadJob } from '#tests/support/dead-job.ts';
import { createOwner } from '#tests/support/factories.ts';
import { createReviewer } from '#tests/support/reviewers.ts';
import { startWebhookReceiver } from '#tests/support/webhook-receiver.ts';

let app: TestApp;
let token = '';
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp({ allowPrivateWebhooks: true });
  ({ token } = await createReviewer(app, 'sina', 'support'));
  owner = await createOwner(app);
});
afterAll(() => app.close());

interface Dead {
  data: { id: string; queue: string; tries: number; reason: string }[];
}
const reason = 'Die Mail fehlt.';
const list = async (query = '') => (await app.call<Dead>('GET', `/desk/jobs${query}`, { token })).body.data;
const run = (id: string, json: object = { reason }, { as = token, key }: { as?: string; key?: string } = {}) =>
  app.call<Record<string, unknown>>('POST', `/desk/jobs/${id}/run`, {
    ...{ token: as, json },
    ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
  });
const resume = (webhook_id: string, as = token) =>
  app.call('POST', `/desk/customers/${owner.businessId}/webhooks/resume`, { token: as, json: { webhook_id, reason } });

describe('a job that was given up', () => {
  it('is listed with its reason, overall and of its business, and done again once for two clicks', async () => {
    const { businessId } = owner;
    const other = await createOwner(app);
    const id = await createDeadJob(app, 'send-registration-received', { businessId });
    const theirs = await createDeadJob(app, 'send-registration-received', { businessId: other.businessId });
    expect((await list()).map((job) => job.id).toSorted()).toEqual([id, theirs].toSorted());
    expect(await list(`?business_id=${businessId}`)).toMatchObject([
      { id, queue: 'send-registration-received', tries: 101, reason: 'connect ECONNREFUSED (ECONNREFUSED)' },
    ]);
    const before = (await app.mails()).filter(({ to }) => to === owner.email).length;
    const [first, second] = [await run(id, { reason }, { key: id }), await run(id, { reason }, { key: id })];
    expect(first).toMatchObject({ status: 200, body: { queue: 'send-registration-received' } });
    expect(second.body).toEqual(first.body);
    expect((await run(id)).status).toBe(404);
    expect((await app.mails()).filter(({ to }) => to === owner.email)).toHaveLength(before + 1);
    expect((await list()).map((job) => job.id)).toEqual([theirs]);
    const entries = await app.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `job:${id}`));
    expect(entries).toMatchObject([{ action: 'job_run_again', businessId, after: { reason } }]);
  });

  it('stays one without a reason, and for staff without the right', async () => {
    const id = await createDeadJob(app, 'send-registration-received', { businessId: owner.businessId });
    expect(await run(id, { reason: '' })).toMatchObject({ status: 422, body: { errors: [{ path: 'reason' }] } });
    for (const role of ['reviewer', 'finance'] as const) {
      const other = await createReviewer(app, undefined, role);
      expect(await run(id, { reason }, { as: other.token })).toMatchObject({
        status: 403,
        body: { code: 'permission_missing' },
      });
      expect((await app.call('GET', '/desk/jobs', { token: other.token })).status).toBe(403);
    }
    expect((await list()).map((job) => job.id)).toContain(id);
  });
});

describe('a webhook that stopped', () => {
  it('is switched on, gets what it missed with the same ids, and the owner reads who did it', async () => {
    const receiver = await startWebhookReceiver();
    const { body } = await app.call<{ id: string }>('POST', '/webhooks', {
      token: owner.token,
      json: { url: receiver.url },
    });
    const sent = await app.call<{ delivery_id: string }>('POST', `/webhooks/${body.id}/test`, { token: owner.token });
    await app.db
      .update(webhooks)
      .set({ status: 'disabled', failingSince: app.clock.now() })
      .where(eq(webhooks.id, body.id));
    await app.runJobs();
    const state = async () => {
      const [found] = await app.db
        .select()
        .from(webhookDeliveries)
        .where(eq(webhookDeliveries.id, sent.body.delivery_id));
      return found?.status;
    };
    expect(await state()).toBe('failed');
    expect((await resume(body.id, (await createReviewer(app)).token)).status).toBe(403);
    expect(await resume(body.id)).toMatchObject({ status: 200, body: { redelivered: 1 } });
    expect(await resume(body.id)).toMatchObject({ status: 200, body: { redelivered: 0 } });
    await app.runJobs();
    expect(await state()).toBe('delivered');
    const [entry, ...others] = await app.db
      .select()
      .from(auditEntries)
      .where(sql`action = 'webhook_resumed' and subject = ${`webhook:${body.id}`}`);
    expect(entry).toMatchObject({ businessId: owner.businessId, after: { redelivered: 1, reason } });
    expect(others).toEqual([]);
    receiver.close();
  });
});
