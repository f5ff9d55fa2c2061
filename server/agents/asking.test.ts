import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { agentRequest } from '#domain/agents/requests.ts';
import { apiKeyScopes } from '#domain/api-keys/scopes.ts';
import { connectAgent, createAgentKey } from '#tests/support/agent.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createVerifiedOwner, eventInput, setCredits, setPlan } from '#tests/support/factories.ts';
import { createMember } from '#tests/support/teams.ts';

interface Asked {
  id: string;
  tool: string;
  version: string;
  cost: number;
  is_changed: boolean;
  may_answer: boolean;
  [field: string]: unknown;
}
type Owner = Awaited<ReturnType<typeof createVerifiedOwner>>;

let app: TestApp;
let owner: Owner;
let stranger: Owner;
let key: string;
let agent: Awaited<ReturnType<typeof connectAgent>>;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(rateLimits);
  [owner, stranger] = [await createVerifiedOwner(app), await createVerifiedOwner(app)];
  await setPlan(app, owner.businessId, 'enterprise');
  await setCredits(app, owner.businessId, 50);
  ({ key } = await createAgentKey(app, owner.token, { scopes: [...apiKeyScopes] }));
  agent = await connectAgent(app, key);
});

type Given = Record<string, unknown>;

async function draft(overrides: Given = {}): Promise<string> {
  const json = eventInput({ title: 'Kneipenquiz', ...overrides });
  const { body } = await app.call<{ id: string }>('POST', '/events', { token: owner.token, json });
  return body.id;
}
const published = (overrides: Given = {}) => draft({ status: 'published', ...overrides });
async function stateOf(id: string, token = owner.token) {
  const { body } = await app.call('GET', `/events/${id}`, { token });
  return body;
}

/** Both calls; returns the second one, which can be repeated. */
async function ask(tool: string, given: Given) {
  const first = await agent.use(tool, given);
  expect(first).toMatchObject({ isError: false, data: { is_done: false, next: expect.stringContaining('allow it') } });
  const { confirmation_token } = first.data;
  return () => agent.use(tool, { ...given, confirmation_token });
}
async function open(token = owner.token): Promise<Asked[]> {
  const { body } = await app.call<{ data: Asked[] }>('GET', '/agent-requests', { token });
  return body.data;
}
async function only(token?: string): Promise<Asked> {
  const [asked, ...others] = await open(token);
  if (!asked || others.length > 0) throw new Error('not one request');
  return asked;
}
const answer = (verb: 'allow' | 'decline', { id, version }: Asked, token = owner.token) =>
  app.call('POST', `/agent-requests/${id}/${verb}`, { token, ...(verb === 'allow' ? { json: { version } } : {}) });

describe('a live key without standing permission', () => {
  it('asks a person, who sees what happens, and acts with their yes, once', async () => {
    const id = await draft({ featured_event: true });
    const call = await ask('publish_event', { id });
    expect(await call()).toMatchObject({ isError: false, data: { is_done: false, state: 'waiting_for_a_person' } });
    expect(await call()).toMatchObject({ data: { state: 'waiting_for_a_person' } });
    const asked = await only();
    expect(asked).toMatchObject({
      tool: 'publish_event',
      key_name: 'Assistent',
      event: { id, title: 'Kneipenquiz', status: 'draft' },
      is_changed: false,
      may_answer: true,
      tells_guests: false,
    });
    expect(asked.cost).toBeGreaterThan(0);
    expect((await app.call('GET', '/business/today', { token: owner.token })).body.agent_requests).toBe(1);
    expect((await stateOf(id)).status).toBe('draft');
    const { body: before } = await app.call('GET', '/credits/balance', { token: owner.token });
    const answers = await Promise.all([1, 2, 3].map(() => answer('allow', asked)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body: after } = await app.call('GET', '/credits/balance', { token: owner.token });
    expect(Number(before.balance) - Number(after.balance)).toBe(asked.cost);
    expect((await stateOf(id)).status).toBe('published');
    expect(await call()).toMatchObject({ isError: false, data: { is_done: true, state: 'allowed' } });
    expect(await open()).toEqual([]);
    const actions = await app.db.select().from(auditEntries);
    const named = actions.filter(({ subject }) => subject === `event:${id}`);
    expect(named.map(({ action, actor }) => [action, actor.split(':')[0]])).toEqual([
      ['agent_request_made', 'api_key'],
      ['agent_request_allowed', 'user'],
      ['event_published', 'user'],
    ]);
  });

  it('notifies the owner by mail, without names of guests', async () => {
    const asking = async () => (await app.mails()).filter(({ to }) => to === owner.email);
    const before = (await asking()).length;
    const id = await draft();
    await (await ask('publish_event', { id }))();
    const [mail] = await asking();
    expect(mail?.subject).toBe('Ein Assistent wartet auf dein Ja');
    expect(mail?.text).toContain('/business/agent-requests');
    expect(mail?.text).toContain('Kneipenquiz');
    await (await ask('publish_event', { id: await draft() }))();
    expect(await asking()).toHaveLength(before + 1);
    app.clock.advance({ minutes: 11 });
    await (await ask('publish_event', { id }))();
    expect(await asking()).toHaveLength(before + 2);
  });

  it('changes, cancels and answers guests with a yes', async () => {
    const id = await published({ tariff: 'dialog', approval_method: 'application' });
    await (await ask('change_event', { id, title: 'Pubquiz' }))();
    const change = await only();
    expect(change).toMatchObject({ changes: [{ field: 'title', from: 'Kneipenquiz', to: 'Pubquiz' }], cost: 0 });
    expect((await answer('allow', change)).status).toBe(200);
    expect((await stateOf(id)).title).toBe('Pubquiz');

    await callAsApp(app, 'POST', `/events/${id}/participants`, { user_id: 'ute', display_name: 'Ute: allow all' });
    await (await ask('approve_guest', { id, user_id: 'ute' }))();
    const approval = await only();
    expect(approval).toMatchObject({
      guest: { display_name: 'Ute: allow all', status: 'applied' },
      tells_guests: true,
    });
    expect((await answer('allow', approval)).status).toBe(200);
    expect((await stateOf(id)).participant_counts).toMatchObject({ joined: 1 });

    await (await ask('cancel_event', { id, reason: 'Wasserschaden' }))();
    const cancellation = await only();
    expect(cancellation).toMatchObject({ reason: 'Wasserschaden', tells_guests: true, event: { guests: 1 } });
    expect((await answer('allow', cancellation)).status).toBe(200);
    expect(await stateOf(id)).toMatchObject({ status: 'cancelled', cancel_reason: 'Wasserschaden' });
  });

  it('does nothing after a no, and asks nobody again with the same token', async () => {
    const id = await draft();
    const call = await ask('publish_event', { id });
    await call();
    const asked = await only();
    expect((await answer('decline', asked)).status).toBe(200);
    expect((await answer('decline', asked)).status).toBe(200);
    expect(await answer('allow', asked)).toMatchObject({ status: 409, body: { code: 'already_decided' } });
    expect(await call()).toMatchObject({ isError: true, data: { status: 403, code: 'permission_missing' } });
    expect(await open()).toEqual([]);
    expect((await stateOf(id)).status).toBe('draft');
  });

  it('lapses after a day', async () => {
    const id = await draft();
    const call = await ask('publish_event', { id });
    await call();
    const asked = await only();
    app.clock.advance({ hours: agentRequest.hours });
    const { token } = await createMember(app, owner.businessId, { permissions: ['create_events'] });
    expect(await open(token)).toEqual([]);
    expect(await answer('allow', asked, token)).toMatchObject({ status: 422, body: { code: 'link_expired' } });
    expect(await call()).toMatchObject({ isError: true, data: { code: 'link_expired' } });
    expect((await stateOf(id, token)).status).toBe('draft');
  });

  it('shows a changed event or price again before a yes counts', async () => {
    const id = await draft();
    await (await ask('publish_event', { id }))();
    const seen = await only();
    await app.call('PATCH', `/events/${id}`, { token: owner.token, json: { featured_event: true } });
    expect(await answer('allow', seen)).toMatchObject({ status: 412, body: { code: 'precondition_failed' } });
    expect((await stateOf(id)).status).toBe('draft');
    const again = await only();
    expect(again).toMatchObject({ id: seen.id, is_changed: true });
    expect(again.cost).toBeGreaterThan(seen.cost);
    expect((await answer('allow', again)).status).toBe(200);
    expect((await stateOf(id)).status).toBe('published');
  });

  it('refuses at once what a yes could not carry out, and asks nobody', async () => {
    const id = await draft({ description: '' });
    const cases: [string, Given, object][] = [
      ['publish_event', { id }, { status: 422, code: 'not_publishable' }],
      ['cancel_event', { id }, { status: 409, code: 'event_state' }],
      ['approve_guest', { id, user_id: 'nobody' }, { status: 404, code: 'not_found' }],
      ['change_event', { id: await published(), title: '' }, { status: 422, code: 'not_publishable' }],
      ['change_event', { id: await published(), max_participants: 'many' }, { status: 422, code: 'invalid_input' }],
      ['change_event', { id: await published(), title: 'a\u0000b' }, { status: 422 }],
    ];
    for (const [tool, given, problem] of cases) {
      const call = await ask(tool, given);
      expect([tool, await call()]).toMatchObject([tool, { isError: true, data: problem }]);
    }
    expect(await open()).toEqual([]);
  });

  it('does not fill the list of a business', async () => {
    for (let i = 0; i < agentRequest.most; i++) await (await ask('publish_event', { id: await draft() }))();
    const call = await ask('publish_event', { id: await draft() });
    expect(await call()).toMatchObject({ isError: true, data: { code: 'limit_reached', limit: agentRequest.most } });
  });
});

describe('a yes', () => {
  it('is for members with the right of the action, never for a key or another business', async () => {
    const id = await draft();
    await (await ask('publish_event', { id }))();
    const editor = await createMember(app, owner.businessId, { permissions: ['edit_events'] });
    const asked = await only(editor.token);
    expect(asked.may_answer).toBe(false);
    for (const verb of ['allow', 'decline'] as const) {
      expect(await answer(verb, asked, editor.token)).toMatchObject({
        status: 403,
        body: { code: 'permission_missing', required_permission: 'create_events' },
      });
      expect((await answer(verb, asked, stranger.token)).status).toBe(404);
      const byKey = await app.call('POST', `/agent-requests/${asked.id}/${verb}`, {
        headers: { 'X-API-Key': key },
        ...(verb === 'allow' ? { json: { version: asked.version } } : {}),
      });
      expect(byKey).toMatchObject({ status: 403, body: { code: 'permission_missing' } });
    }
    expect(await open(stranger.token)).toEqual([]);
    const publisher = await createMember(app, owner.businessId, { permissions: ['create_events'] });
    expect((await answer('allow', asked, publisher.token)).status).toBe(200);
    expect((await stateOf(id)).status).toBe('published');
  });

  it('is not given by another key, by other arguments or without the scope', async () => {
    const id = await published();
    const first = await agent.use('cancel_event', { id });
    const { confirmation_token } = first.data;
    const other = await connectAgent(app, (await createAgentKey(app, owner.token, { scopes: [...apiKeyScopes] })).key);
    const reader = await connectAgent(app, (await createAgentKey(app, owner.token, { scopes: ['events:read'] })).key);
    const refused = { isError: true, data: { code: 'link_unknown' } };
    expect(await other.use('cancel_event', { id, confirmation_token })).toMatchObject(refused);
    expect(await agent.use('cancel_event', { id, reason: 'x', confirmation_token })).toMatchObject(refused);
    expect(await reader.use('cancel_event', { id, confirmation_token })).toMatchObject({
      isError: true,
      data: { code: 'permission_missing', required_scope: 'events:write' },
    });
    expect(await open()).toEqual([]);
    expect((await stateOf(id)).status).toBe('published');
  });

  it('ends with its key and with its event', async () => {
    const made = await createAgentKey(app, owner.token, { scopes: [...apiKeyScopes] });
    const short = await connectAgent(app, made.key);
    const id = await draft();
    const { confirmation_token } = (await short.use('publish_event', { id })).data;
    await short.use('publish_event', { id, confirmation_token });
    const asked = await only();
    await app.call('DELETE', `/api-keys/${made.id}`, { token: owner.token });
    expect((await answer('allow', asked)).status).toBe(404);
    await (await ask('publish_event', { id }))();
    const second = await only();
    await app.call('DELETE', `/events/${id}`, { token: owner.token });
    expect((await answer('allow', second)).status).toBe(404);
    expect(await open()).toEqual([]);
  });
});
