import type { Answer, Event } from '@dabei/sdk';
import { Dabei, DabeiError } from '@dabei/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemStatus } from '#contract/shared/problems.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createVerifiedOwner, eventInput, setPlan } from '#tests/support/factories.ts';

let app: TestApp;
let dabei: Dabei;
let reader: Dabei;

beforeAll(async () => {
  app = await createTestApp();
  const { token, businessId } = await createVerifiedOwner(app);
  // Its keys may make enough calls.
  await setPlan(app, businessId, 'enterprise');
  const connect = async (scopes: string[]) => {
    const json = { name: 'SDK', test: true, scopes };
    const { body } = await app.call<{ key: string }>('POST', '/api-keys', { token, json });
    return new Dabei({
      key: body.key,
      baseUrl: 'http://localhost',
      fetch: async (url, init) => app.app.request(url, init),
    });
  };
  dabei = await connect(['events:write', 'participants:write', 'webhooks:write', 'profile:read', 'credits:read']);
  reader = await connect(['events:read']);
});
afterAll(() => app.close());

const publish = (overrides = {}) =>
  dabei.events.create({ ...eventInput(overrides), status: 'published' } as Parameters<Dabei['events']['create']>[0]);

describe('the client of a key', () => {
  it('makes, reads, changes and removes an event', async () => {
    const event = await publish({ title: 'Lesung' });
    expect(event).toMatchObject({ title: 'Lesung', status: 'published', test: true });
    const answers: Answer[] = [];
    const onAnswer = (answer: Answer) => answers.push(answer);
    expect(await dabei.events.get(event.id, { onAnswer })).toEqual(event);
    const ifMatch = answers[0]?.headers.get('ETag') ?? '';
    expect((await dabei.events.update(event.id, { location: 'Hof' }, { ifMatch })).location).toBe('Hof');
    await expect(dabei.events.update(event.id, { location: 'Saal' }, { ifMatch })).rejects.toMatchObject({
      status: 412,
      code: 'precondition_failed',
    });
    expect(await dabei.events.delete(event.id)).toBeUndefined();
    await expect(dabei.events.get(event.id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('publishes once under one idempotency key, and says that an answer is a repeat', async () => {
    const replayed: (string | null)[] = [];
    const options = {
      idempotencyKey: 'lesung-1',
      onAnswer: ({ headers }: Answer) => replayed.push(headers.get('Idempotent-Replayed')),
    };
    const input = eventInput() as Parameters<Dabei['events']['create']>[0];
    const first = await dabei.events.create(input, options);
    expect((await dabei.events.create(input, options)).id).toBe(first.id);
    expect(replayed).toEqual([null, 'true']);
    await dabei.events.delete(first.id);
  });

  it('takes ids with every character', async () => {
    const id = 'lesung/märz 2026?#%';
    const { id: eventId } = await dabei.events.putByExternalId(id, { title: 'Lesung' }, { ifNoneMatch: '*' });
    expect((await dabei.events.getByExternalId(id)).id).toBe(eventId);
    await expect(dabei.events.putByExternalId(id, { title: 'x' }, { ifNoneMatch: '*' })).rejects.toBeInstanceOf(
      DabeiError,
    );
    await dabei.events.deleteByExternalId(id);
  });

  it('gives one page when awaited, and every item of all pages when walked', async () => {
    const made = new Set<string>();
    for (let at = 0; at < 7; at += 1) made.add((await dabei.events.create({ title: `Entwurf ${at}` })).id);
    const page = await dabei.events.list({ status: 'draft', limit: 3 });
    expect([page.data.length, page.total]).toEqual([3, 7]);
    for (const limit of [1, 2, 3, 7, 100]) {
      const seen: Event[] = [];
      for await (const event of dabei.events.list({ status: 'draft', limit })) seen.push(event);
      expect(new Set(seen.map(({ id }) => id))).toEqual(made);
      expect(seen).toHaveLength(7);
    }
  });

  it('plays guests, decides about them and lists them', async () => {
    const { id } = await publish({ approval_method: 'application' });
    const mia = await dabei.testGuests.join(id, { user_id: 'mia', display_name: 'Mia' });
    expect(mia.status).toBe('applied');
    expect((await dabei.participants.approve(id, mia.user_id)).status).toBe('approved');
    const names: (string | null)[] = [];
    for await (const guest of dabei.participants.list(id)) names.push(guest.display_name);
    expect(names).toEqual(['Mia']);
  });
});

describe('a refusal', () => {
  it('names its code, its fields and its request', async () => {
    const error = await dabei.events.create({ title: 'x', status: 'published' }).catch((problem) => problem);
    expect(error).toBeInstanceOf(DabeiError);
    expect(error).toMatchObject({ status: 422, code: 'not_publishable', requestId: expect.any(String) });
    expect(error.errors.map(({ path }: { path: string }) => path)).toContain('description');
  });

  it('never gives a key more than its scopes', async () => {
    const refused = [
      () => reader.events.create({ title: 'x' }),
      () => reader.profile.get(),
      () => reader.webhooks.list(),
      () => reader.participants.search({ q: 'mia' }),
    ];
    for (const call of refused)
      expect(await Promise.resolve(call()).catch(({ code }) => code)).toBe('permission_missing');
  });

  it('has a code that the contract knows, or is of something else on the way', async () => {
    const proxy = new Dabei({
      ...{ key: 'x', baseUrl: 'https://dabei.example', retries: 0 },
      fetch: async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    });
    await expect(proxy.profile.get()).rejects.toMatchObject({ status: 502, code: 'unknown' });
    const error = await reader.profile.get().catch((problem: DabeiError) => problem);
    expect(problemStatus).toHaveProperty((error as DabeiError).code);
  });
});
