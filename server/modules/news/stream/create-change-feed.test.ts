import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { businessChanges } from '#database/schema/business-changes.ts';
import type { ChangeFeed } from '#server/context/adapters.ts';
import { createChangeFeed } from '#server/modules/news/stream/create-change-feed.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';
import { startSilentProxy } from '#tests/support/silent-proxy.ts';

let app: TestApp;
let businessId: string;
let network: Awaited<ReturnType<typeof startSilentProxy>>;
let url: string;
const told = vi.fn();
const errors: string[] = [];
beforeAll(async () => {
  app = await createTestApp();
  businessId = (await createOwner(app)).businessId;
  await app.hearAll();
  const { host, port } = app.pool.options;
  const address = new URL(app.databaseUrl);
  const socket = address.searchParams.get('host') ?? (host?.startsWith('/') ? host : null);
  network = await startSilentProxy(socket ? `${socket}/.s.PGSQL.${port ?? 5432}` : Number(address.port || 5432));
  address.searchParams.delete('host');
  address.hostname = '127.0.0.1';
  address.port = String(network.port);
  address.searchParams.set('application_name', 'feed');
  url = address.href;
});
afterAll(async () => {
  network.stop();
  await app.close();
});
beforeEach(() => {
  told.mockReset();
  errors.length = 0;
});

async function listening(heartbeatMs: number): Promise<ChangeFeed> {
  const feed = createChangeFeed(url, ({ message }) => errors.push(message), { heartbeatMs });
  feed.watch(businessId, told);
  await expect.poll(() => feed.isListening()).toBe(true);
  // A new listener may have missed a change.
  await expect.poll(() => told).toHaveBeenCalledTimes(1);
  return feed;
}

/** A process that dies before announcing. */
const commitSilently = () =>
  app.db
    .insert(businessChanges)
    .values({ businessId, type: 'credits.changed', subjectId: null, createdAt: app.clock.now() });

it('hears of what was committed and never told, at the next look', async () => {
  const feed = await listening(100);
  await commitSilently();
  await expect.poll(() => told).toHaveBeenCalledWith(businessId);
  expect(errors).toEqual([]);
  await feed.stop();
});

it('notices a connection that went silent, opens another and catches up', async () => {
  const feed = await listening(100);
  network.cutOff();
  await commitSilently();
  await expect.poll(() => feed.isListening()).toBe(false);
  expect(errors[0]).toMatch(/timeout/i);
  told.mockReset();
  network.reconnect();
  await expect.poll(() => feed.isListening()).toBe(true);
  await expect.poll(() => told).toHaveBeenCalled();
  await feed.stop();
});

it('is opened again when the database ends it', async () => {
  const feed = await listening(60_000);
  await app.db.execute(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'feed'`,
  );
  await expect.poll(() => errors).toHaveLength(1);
  await expect.poll(() => feed.isListening()).toBe(true);
  await expect.poll(() => told).toHaveBeenCalledTimes(2);
  await feed.stop();
});
