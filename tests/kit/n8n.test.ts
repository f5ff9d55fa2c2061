import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { webhookMessageTypes } from '#contract/webhook-bodies.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createVerifiedOwner, setPlan } from '#tests/support/factories.ts';
import { startWebhookReceiver } from '#tests/support/webhook-receiver.ts';

/* Runs the nodes on the app; n8n is played by the few functions of it that they call. */
class NodeApiError extends Error {
  readonly httpCode: string;
  readonly description: string;
  constructor(_: unknown, __: unknown, options: { message: string; description: string; httpCode: string }) {
    super(options.message);
    this.httpCode = options.httpCode;
    this.description = options.description;
  }
}
class NodeOperationError extends Error {
  constructor(_: unknown, error: Error | string) {
    super(error instanceof Error ? error.message : error);
  }
}
vi.mock('n8n-workflow', () => ({ NodeApiError, NodeOperationError, NodeConnectionTypes: { Main: 'main' } }));

type Json = Record<string, unknown>;
type Context = Record<string, unknown>;
interface Trigger {
  description: { properties: { name: string; options?: { value: string }[] }[] };
  webhookMethods: { default: Record<'checkExists' | 'create' | 'delete', (this: Context) => Promise<boolean>> };
  webhook(this: Context): Promise<{ workflowData?: { json: Json }[][]; noWebhookResponse?: boolean }>;
}
interface Node {
  execute(this: Context): Promise<{ json: Json; pairedItem: { item: number } }[][]>;
}
interface Credential {
  authenticate: { properties: { headers: Record<string, string> } };
  test: { request: { baseURL: string; url: string; qs: Json } };
}

// The package has its own compiler and types, so its files are no part of this program.
const packageFolder = join(import.meta.dirname, '../../packages/n8n');
const read = async (path: string) => (await import(join(packageFolder, path))) as Record<string, new () => unknown>;

let app: TestApp;
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
let node: Node;
let trigger: Trigger;
let credential: Credential;
const keys = { all: '', reader: '' };
let key: string;
let memory: Json;

beforeAll(async () => {
  const loaded = await Promise.all(
    ['nodes/Dabei/Dabei.node.ts', 'nodes/Dabei/DabeiTrigger.node.ts', 'credentials/DabeiApi.credentials.ts'].map(read),
  );
  const [Dabei, DabeiTrigger, DabeiApi] = loaded.flatMap((module) => Object.values(module));
  if (!Dabei || !DabeiTrigger || !DabeiApi) throw new Error('A class of the package is missing');
  node = new Dabei() as Node;
  trigger = new DabeiTrigger() as Trigger;
  credential = new DabeiApi() as Credential;
  app = await createTestApp({ allowPrivateWebhooks: true });
  app.clock.set(new Date().toISOString());
  receiver = await startWebhookReceiver();
  const { token, businessId } = await createVerifiedOwner(app);
  // Its keys may make enough calls.
  await setPlan(app, businessId, 'enterprise');
  const keyOf = async (scopes: string[]) => {
    const json = { name: 'n8n', test: true, scopes };
    return (await app.call<{ key: string }>('POST', '/api-keys', { token, json })).body.key;
  };
  keys.all = await keyOf(['events:write', 'participants:write', 'webhooks:write', 'profile:read']);
  keys.reader = await keyOf(['events:read']);
});
afterAll(async () => {
  receiver.close();
  await app.close();
});
beforeEach(() => {
  key = keys.all;
  memory = {};
  receiver.received.length = 0;
});

interface Sent {
  method?: string;
  url: string;
  qs?: Json;
  body?: Json;
}

async function request(_: string, { method, url, qs = {}, body }: Sent) {
  const address = new URL(url);
  for (const [name, value] of Object.entries(qs))
    if (value !== undefined) address.searchParams.set(name, String(value));
  const headers = new Headers({ 'Content-Type': 'application/json' });
  for (const [name, value] of Object.entries(credential.authenticate.properties.headers))
    headers.set(name, value.replace('={{$credentials.apiKey}}', key));
  const answer = await app.app.request(address.href, { method, headers, body: body && JSON.stringify(body) });
  const text = await answer.text();
  return { statusCode: answer.status, body: text ? JSON.parse(text) : '' };
}

const contextOf = (parameters: Json[], more: Context = {}): Context => ({
  getInputData: () => parameters,
  getNodeParameter: (name: string, index = 0, fallback?: unknown) => parameters[Number(index)]?.[name] ?? fallback,
  getCredentials: async () => ({ apiKey: key, baseUrl: 'http://localhost/' }),
  getNode: () => ({ name: 'Dabei' }),
  getWorkflowStaticData: () => memory,
  getNodeWebhookUrl: () => receiver.url,
  continueOnFail: () => false,
  helpers: { httpRequestWithAuthentication: request },
  ...more,
});

async function run(resource: string, operation: string, parameters: Json = {}): Promise<Json[]> {
  const [items = []] = await node.execute.call(contextOf([{ resource, operation, ...parameters }]));
  return items.map(({ json }) => json);
}

const dayIn = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const quiz = () => ({
  externalId: 'quiz/1',
  title: 'Quiz',
  fields: { description: 'Abend.', event_date: dayIn(3), end_time: '' },
  moreFields: '{"approval_method": "application"}',
});
const makeQuiz = async () => {
  const [made] = await run('event', 'upsert', { ...quiz(), externalId: crypto.randomUUID() });
  await run('event', 'publish', { eventId: made?.id });
  return String(made?.id);
};
const joinAs = (event: string, user_id: string) =>
  request('', {
    method: 'POST',
    url: `http://localhost/api/v1/test-events/${event}/participants`,
    body: { user_id, display_name: user_id },
  });

describe('the node', () => {
  it('makes an event once by its external ID, publishes, finds and cancels it', async () => {
    const [made] = await run('event', 'upsert', quiz());
    const eventId = made?.id;
    expect(made).toMatchObject({ title: 'Quiz', status: 'draft', approval_method: 'application', test: true });
    expect(await run('event', 'upsert', { ...quiz(), title: 'Quizabend' })).toMatchObject([
      { id: eventId, title: 'Quizabend' },
    ]);
    expect(await run('event', 'publish', { eventId })).toMatchObject([{ status: 'published' }]);
    expect(await run('event', 'getByExternalId', { externalId: 'quiz/1' })).toMatchObject([{ id: eventId }]);
    const found = await run('event', 'getAll', { limit: 5, filters: { when: 'coming', q: 'Quizab' } });
    expect(found).toMatchObject([{ id: eventId }]);
    await run('event', 'cancel', { eventId, reason: 'Wasserschaden.' });
    expect(await run('event', 'get', { eventId })).toMatchObject([{ status: 'cancelled' }]);
  });

  it('lists guests page by page, and answers them', async () => {
    const eventId = await makeQuiz();
    for (let number = 0; number < 101; number++) await joinAs(eventId, `guest-${number}`);
    expect(await run('guest', 'getAll', { eventId, returnAll: true })).toHaveLength(101);
    expect(await run('guest', 'getAll', { eventId, limit: 3 })).toHaveLength(3);
    await run('guest', 'approve', { eventId, userId: 'guest-1' });
    await run('guest', 'reject', { eventId, userId: 'guest-2' });
    const answered = await run('guest', 'getAll', { eventId, statuses: ['approved', 'rejected'], limit: 5 });
    expect(answered.map(({ user_id, status }) => `${user_id} ${status}`).sort()).toEqual([
      'guest-1 approved',
      'guest-2 rejected',
    ]);
  });

  it('reads the hours, and nothing else of the profile', async () => {
    const [hours] = await run('hours', 'get');
    expect(Object.keys(hours ?? {}).sort()).toEqual([
      'closed_on_holidays',
      'extraordinary_closures',
      'holiday_land',
      'opening_hours',
      'seasons',
      'special_days',
    ]);
  });

  it('does no more than its key may, and gives the sentences of a problem', async () => {
    await expect(run('event', 'upsert', { ...quiz(), moreFields: { capacty: 3 } })).rejects.toMatchObject({
      httpCode: '422',
      description: expect.stringMatching(/capacty: [\s\S]*Code: invalid_input/),
    });
    key = keys.reader;
    await expect(run('event', 'upsert', quiz())).rejects.toMatchObject({ httpCode: '403' });
    await expect(run('hours', 'get')).rejects.toMatchObject({ httpCode: '403' });
  });

  it.each(['', ' ', '.', '..'])('calls nothing for the ID "%s"', async (eventId) => {
    const call = vi.fn();
    const context = contextOf([{ resource: 'event', operation: 'get', eventId }], {
      helpers: { httpRequestWithAuthentication: call },
    });
    await expect(node.execute.call(context)).rejects.toThrow('An ID is missing');
    expect(call).not.toHaveBeenCalled();
  });

  it('goes on after an item that fails, if it is told to', async () => {
    const unknown = { resource: 'event', operation: 'get', eventId: crypto.randomUUID() };
    const context = contextOf([unknown, { resource: 'hours', operation: 'get' }], { continueOnFail: () => true });
    const [items] = await node.execute.call(context);
    expect(items).toMatchObject([
      { json: { error: expect.any(String) }, pairedItem: { item: 0 } },
      { json: { opening_hours: {} }, pairedItem: { item: 1 } },
    ]);
  });

  it('has credentials whose trial is a call of the API', async () => {
    const { baseURL, url, qs } = credential.test.request;
    const trial = { url: baseURL.replace('={{$credentials.baseUrl}}', 'http://localhost') + url, qs };
    expect((await request('', trial)).statusCode).toBe(200);
    key = 'dabei_test_none';
    expect((await request('', trial)).statusCode).toBe(401);
  });
});

describe('the trigger', () => {
  const parameters = { eventTypes: ['participant.joined'], includesDrafts: false };
  const {
    checkExists,
    create,
    delete: remove,
  } = {
    checkExists: (given: Json = parameters) => trigger.webhookMethods.default.checkExists.call(contextOf([given])),
    create: (given: Json = parameters) => trigger.webhookMethods.default.create.call(contextOf([given])),
    delete: () => trigger.webhookMethods.default.delete.call(contextOf([parameters])),
  };
  const hooks = async () => (await request('', { url: 'http://localhost/api/v1/webhooks' })).body.data as Json[];

  /** Gives a call to the trigger as n8n does: the body is read when asked for. */
  async function receive(headers: Json, body: string) {
    const incoming = {
      rawBody: undefined as Buffer | undefined,
      async readRawBody() {
        incoming.rawBody = Buffer.from(body);
      },
    };
    const status = vi.fn(() => ({ end: () => {} }));
    const answer = await trigger.webhook.call(
      contextOf([parameters], {
        getRequestObject: () => incoming,
        getHeaderData: () => headers,
        getResponseObject: () => ({ status }),
      }),
    );
    return { message: answer.workflowData?.[0]?.[0]?.json, status };
  }

  it('offers the types of the contract', () => {
    const types = trigger.description.properties.find(({ name }) => name === 'eventTypes')?.options ?? [];
    const offered = types.map(({ value }) => value).sort();
    expect(offered).toEqual(webhookMessageTypes.filter((type) => type !== 'test').sort());
  });

  it('makes its webhook, keeps it while it fits, and removes it', async () => {
    expect(await checkExists()).toBe(false);
    await create();
    expect(await hooks()).toMatchObject([{ url: receiver.url, event_types: ['participant.joined'], test: true }]);
    expect(await checkExists()).toBe(true);
    const changed = { eventTypes: ['event.updated', 'event.created'], includesDrafts: true };
    expect(await checkExists(changed)).toBe(false);
    expect(await hooks()).toEqual([]);
    await create(changed);
    expect(await checkExists(changed)).toBe(true);
    expect(await remove()).toBe(true);
    expect([await hooks(), memory]).toEqual([[], {}]);
    expect(await remove()).toBe(true);
  });

  it('makes it again after it was deleted on the other side', async () => {
    await create();
    const [hook] = await hooks();
    await request('', { method: 'DELETE', url: `http://localhost/api/v1/webhooks/${hook?.id}` });
    expect([await checkExists(), memory]).toEqual([false, {}]);
  });

  it('starts with a message of the service, and with no other', async () => {
    await create();
    const eventId = await makeQuiz();
    await joinAs(eventId, 'mia');
    await app.runJobs();
    await remove();
    await create();
    const [call] = receiver.received;
    if (!call) throw new Error('No message came');
    // Its secret went with the webhook of before.
    expect((await receive(call.headers, call.body)).status).toHaveBeenCalledWith(401);

    receiver.received.length = 0;
    await joinAs(eventId, 'tom');
    await app.runJobs();
    const [{ headers, body } = call] = receiver.received;
    expect((await receive(headers, body)).message).toMatchObject({
      id: headers['webhook-id'],
      type: 'participant.joined',
      data: { participant: { user_id: 'tom' } },
    });
    const stale = String(Number(headers['webhook-timestamp']) - 301);
    for (const [changed, text] of [
      [headers, `${body} `],
      [{ ...headers, 'webhook-id': 'msg_2' }, body],
      [{ ...headers, 'webhook-timestamp': stale }, body],
      [{ ...headers, 'webhook-timestamp': 'soon' }, body],
      [{ ...headers, 'webhook-signature': 'v1,' }, body],
      [{ ...headers, 'webhook-signature': undefined }, body],
    ] as [Json, string][]) {
      const { message, status } = await receive(changed, text);
      expect(message).toBeUndefined();
      expect(status).toHaveBeenCalledWith(401);
    }
    await remove();
  });
});
