import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTracing } from '#server/telemetry/open-tracing.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createVerifiedOwner, eventInput, registrationForm } from '#tests/support/factories.ts';
import { collectLog } from '#tests/support/log-lines.ts';
import type { CollectedSpan } from '#tests/support/otlp-collector.ts';
import { attributeOf, startOtlpCollector } from '#tests/support/otlp-collector.ts';
import { startWebhookReceiver } from '#tests/support/webhook-receiver.ts';

const foreignTrace = '0af7651916cd43dd8448eb211c80319c';
const form = registrationForm({ contactPerson: 'Ada Unverwechselbar', businessPhone: '040 987654321' });
const input = eventInput({ title: 'Quiz unterm Kran', description: 'Sechs Runden unter freiem Himmel.' });
const log = collectLog();

let collector: Awaited<ReturnType<typeof startOtlpCollector>>;
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
let app: TestApp;
let owner: Awaited<ReturnType<typeof createVerifiedOwner>>;
let eventId: string;
let spans: CollectedSpan[];

beforeAll(async () => {
  collector = await startOtlpCollector();
  receiver = await startWebhookReceiver();
  const settings = { endpoint: collector.url, headers: { 'x-scope': 'dabei' }, share: 1 };
  const tracing = openTracing(settings, log.logger);
  app = await createTestApp({ allowPrivateWebhooks: true }, { tracing, logger: log.logger });
  owner = await createVerifiedOwner(app);
  const call = (method: string, path: string, json?: unknown) =>
    app.call<{ id: string }>(method, path, { token: owner.token, json });
  await call('POST', '/webhooks', { url: receiver.url, includes_drafts: true });
  eventId = (await call('POST', '/events', input)).body.id;
  const traceparent = `00-${foreignTrace}-b7ad6b7169203331-01`;
  await app.call('POST', '/registrations', { json: form, headers: { traceparent } });
  await app.call('GET', `/events/${eventId}?secret=geheim`, { token: owner.token });
  await app.app.request('/healthz');
  await app.runJobs();
  await app.db.execute('alter table webhooks rename to gone');
  await call('GET', '/webhooks');
  await app.db.execute('alter table gone rename to webhooks');
  await tracing.stop();
  spans = collector.spans();
});
afterAll(async () => {
  await app.close();
  receiver.close();
  collector.close();
});

const named = (name: string) => spans.filter((span) => span.name === name);
const last = (name: string) => {
  const found = named(name).at(-1);
  if (!found) throw new Error(`no span ${name} among ${spans.map((span) => span.name)}`);
  return found;
};
const childrenOf = ({ spanId }: CollectedSpan) => spans.filter(({ parentSpanId }) => parentSpanId === spanId);

describe('a trace', () => {
  it('has the call by the pattern of its path, and in it the statements by name and text', () => {
    const call = last('GET /api/v1/events/:id');
    expect(call).toMatchObject({ kind: 2, traceId: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(call.parentSpanId).toBeUndefined();
    expect(attributeOf(call, 'http.route')).toBe('/api/v1/events/:id');
    expect(attributeOf(call, 'http.response.status_code')).toBe(200);
    expect(attributeOf(call, 'dabei.operation')).toBe('getEvent');
    const authenticate = childrenOf(call).find(({ name }) => name === 'auth_session');
    expect(authenticate).toMatchObject({ kind: 3, traceId: call.traceId });
    expect(authenticate && attributeOf(authenticate, 'db.query.text')).toMatch(/^select .*\$1.*"session_tokens"/);
  });

  it('goes on in the job that the call enqueued, and in what that calls', () => {
    const call = last('POST /api/v1/registrations');
    const job = named('job send-registration-code').find(({ traceId }) => traceId === call.traceId);
    expect(job).toMatchObject({ kind: 5, parentSpanId: call.spanId });
    const mail = childrenOf(job as CollectedSpan).find(({ name }) => name === 'mail send');
    expect(mail).toMatchObject({ kind: 3, traceId: call.traceId });
    expect(childrenOf(mail as CollectedSpan).map(({ name }) => name)).toEqual(['insert']);
  });

  it('goes on at the receiver of a webhook', () => {
    const call = last('POST /api/v1/events');
    const delivery = named('webhook deliver').find(({ traceId }) => traceId === call.traceId);
    const told = receiver.received.map(({ headers }) => headers.traceparent);
    expect(told).toContain(`00-${call.traceId}-${delivery?.spanId}-01`);
  });

  it('points to that of a caller, and is our own', () => {
    const call = last('POST /api/v1/registrations');
    expect(call.traceId).not.toBe(foreignTrace);
    expect(call.links).toMatchObject([{ traceId: foreignTrace }]);
  });

  it('says what failed by its kind alone', () => {
    const call = last('GET /api/v1/webhooks');
    expect(call.status.code).toBe(2);
    expect(attributeOf(call, 'http.response.status_code')).toBe(500);
    const failed = childrenOf(call).filter(({ status }) => status.code === 2);
    expect(failed.map((span) => attributeOf(span, 'error.type'))).toEqual(['42P01']);
  });

  it('is named by the lines of the log that belong to it', () => {
    const { traceId, ...call } = last('GET /api/v1/events/:id');
    const requestId = attributeOf({ attributes: call.attributes }, 'dabei.request_id');
    expect(log.lines().find((line) => line.requestId === requestId)).toMatchObject({
      msg: 'request',
      traceId,
      route: '/api/v1/events/:id',
      businessId: owner.businessId,
      sessionId: expect.any(String),
    });
  });

  it('holds nothing that somebody sent, nobody, and nothing of machines that only look', () => {
    expect(spans.length).toBeGreaterThan(20);
    const secrets = [form.loginEmail, form.contactPerson, form.businessPhone, form.password, 'Unverwechselbar'];
    const sent = [input.title, input.description, 'geheim', eventId, owner.businessId, owner.token, receiver.url];
    for (const text of [...secrets, ...sent, 'healthz', '@']) expect(collector.text()).not.toContain(text);
  });

  it('comes with the name of the product and what the collector asks for', () => {
    expect(attributeOf(collector.resource(), 'service.name')).toBe('dabei');
    expect(collector.headers[0]).toMatchObject({ 'x-scope': 'dabei' });
  });
});

describe('a collector', () => {
  it('that refuses is told of in the log', async () => {
    const told = collectLog();
    const tracing = openTracing({ endpoint: `${collector.url}/elsewhere`, headers: {}, share: 1 }, told.logger);
    tracing.begin({ name: 'work', kind: 'server' }).end();
    await tracing.stop();
    expect(told.lines()).toMatchObject([{ msg: 'traces are not sent', reason: expect.stringContaining('Not Found') }]);
  });

  it('gets the share that the settings say, whole traces only', async () => {
    const quiet = openTracing({ endpoint: collector.url, headers: {}, share: 0 }, log.logger);
    const before = collector.spans().length;
    const span = quiet.begin({ name: 'work', kind: 'server' });
    expect(span.traceId).toBeUndefined();
    expect(span.traceparent).toMatch(/-00$/);
    span.begin({ name: 'part', kind: 'client' }).end();
    quiet.begin({ name: 'job', kind: 'consumer' }, { parent: span.traceparent }).end();
    span.end();
    await quiet.stop();
    expect(collector.spans()).toHaveLength(before);
  });
});
