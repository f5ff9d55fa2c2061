import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectDatabase, connectReader } from '#database/connect.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, verifyBusiness } from '#tests/support/factories.ts';
import { findFreePort } from '#tests/support/free-port.ts';

/* The reader's address opens the same database with named read-only sessions. */
let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
let eventId: string;
beforeAll(async () => {
  app = await createTestApp(
    {},
    { readerOptions: { application_name: 'reader', options: '-c default_transaction_read_only=on' } },
  );
  owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
  const json = eventInput({ status: 'published' });
  eventId = (await app.call<{ id: string }>('POST', '/events', { token: owner.token, json })).body.id;
});
afterAll(() => app.close());

/** Statements per connection. */
const sent = { reader: 0, primary: 0 };
beforeEach(() => {
  Object.assign(sent, { reader: 0, primary: 0 });
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const { connectionParameters } = this as unknown as { connectionParameters: { application_name?: string } };
    sent[connectionParameters.application_name === 'reader' ? 'reader' : 'primary'] += 1;
    return query.apply(this, given) as never;
  });
});

const ofOwner = (path: string) => () => app.call('GET', path, { token: owner.token });
const ofApp = (path: string) => () => callAsApp(app, 'GET', path);

describe('what may be a second old is read from the reader', () => {
  it.each([
    ['the feed', ofApp('/feed')],
    ['a search of events', ofApp('/feed?q=quiz')],
    ['businesses', ofApp('/businesses')],
    ['a search of businesses', ofApp('/businesses?q=anker')],
    ['the figures of a business', ofOwner('/analytics/business')],
  ])('%s', async (_, call) => {
    const { status, body } = await call();
    expect({ status, body }).toMatchObject({ status: 200 });
    expect(sent.reader).toBeGreaterThan(0);
  });
});

describe('what somebody may just have written is read where it was written', () => {
  it.each([
    ["the owner's events", ofOwner('/events')],
    ["the owner's event", () => ofOwner(`/events/${eventId}`)()],
    ["the owner's credits", ofOwner('/credits/balance')],
    ['an event that the app was told of', () => ofApp(`/events/${eventId}`)()],
    ['what a person has joined', ofApp('/people/ada/events')],
    ['the changes for the app', ofApp('/changes')],
  ])('%s', async (_, call) => {
    await call();
    expect(sent.primary).toBeGreaterThan(0);
    expect(sent.reader).toBe(0);
  });
});

describe('a reader', () => {
  const which = async ({ db }: ReturnType<typeof connectReader>) =>
    (await db.execute<{ name: string }>(`select current_setting('application_name') as name`)).rows[0]?.name;

  it('that is away is not asked for a while, and the primary answers', async () => {
    const primary = connectDatabase(app.databaseUrl);
    const reader = connectReader(`postgresql://nobody@127.0.0.1:${await findFreePort()}/dabei`, primary);
    const connect = vi.spyOn(pg.Client.prototype, 'connect');
    expect(await which(reader)).toBe('');
    const tries = connect.mock.calls.length;
    expect(await which(reader)).toBe('');
    expect(connect.mock.calls.length).toBe(tries);
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 6_000);
    expect(await which(reader)).toBe('');
    expect(connect.mock.calls.length).toBeGreaterThan(tries);
    vi.restoreAllMocks();
    await reader.close();
    await primary.close();
  });

  it('says what is wrong with a statement, and has no transactions', async () => {
    const primary = connectDatabase(app.databaseUrl);
    const url = new URL(app.databaseUrl);
    url.searchParams.set('application_name', 'reader');
    const reader = connectReader(url.href, primary);
    await expect(reader.db.execute('select nothing')).rejects.toMatchObject({ cause: { code: '42703' } });
    expect(await which(reader)).toBe('reader');
    await expect(reader.db.transaction(async () => 1)).rejects.toThrow('no transactions');
    await reader.close();
    await primary.close();
  });
});
