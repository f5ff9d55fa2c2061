import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appChanges } from '#database/schema/app-changes.ts';
import { guestEvents } from '#database/schema/guest-search.ts';
import { inTransaction, systemContext } from '#server/context/context.ts';
import { showBusiness } from '#server/modules/news/guest-search/show-business.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';
import { agreeToAll } from '#tests/support/proposals.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await createOwner(app);
  const { body: profile } = await app.call('GET', '/profile', { token: owner.token });
  await app.call('PUT', '/profile', { token: owner.token, json: { ...profile, is_visible: true } });
  await verifyBusiness(app, owner.businessId);
  await setCredits(app, owner.businessId, 100);
});
afterAll(() => app.close());

async function publish(): Promise<string> {
  const json = eventInput({ status: 'published', category: { tags: ['live_music'], userCharacteristics: [] } });
  return (await app.call<{ id: string }>('POST', '/events', { token: owner.token, json })).body.id;
}

async function change(id: string, json: object): Promise<void> {
  expect((await app.call('PATCH', `/events/${id}`, { token: owner.token, json })).status).toBe(200);
}

/** Changes with every write. */
async function versionOf(id: string) {
  const [row] = await app.db
    .select({ version: sql<string>`${guestEvents}.ctid::text || ${guestEvents}.xmin::text` })
    .from(guestEvents)
    .where(eq(guestEvents.eventId, id));
  return row?.version;
}

async function wordsOf(id: string) {
  const { rows } = await app.db.execute<{ lexeme: string; weights: string[] }>(sql`
    select lexeme, (select array_agg(distinct w order by w) from unnest(weights) w) as weights
    from ${guestEvents}, unnest(words) where event_id = ${id} order by lexeme`);
  return rows;
}

async function isFound(id: string, q: string): Promise<boolean> {
  const { body } = await callAsApp<{ data: { id: string }[] }>(app, 'GET', `/feed?q=${encodeURIComponent(q)}`);
  return body.data.some((event) => event.id === id);
}

describe('what guests search', () => {
  it('is not written when nothing of it changes, although the app is told', async () => {
    const id = await publish();
    const before = await versionOf(id);
    await change(id, { box_office: true, box_office_price: 900, guest_reminders: false });
    expect(await versionOf(id)).toBe(before);
    const told = await app.db.select({ type: appChanges.type }).from(appChanges).where(eq(appChanges.eventId, id));
    expect(told).toEqual([{ type: 'event.published' }, { type: 'event.changed' }]);
  });

  it.each([
    ['its name', { title: 'Überraschung im Keller' }],
    ['its text', { description: 'Ein Vortrag über Leuchttürme.' }],
    ['what kind it is', { category: { tags: ['sport'], userCharacteristics: [] } }],
    ['when it is', { start_time: '19:00' }],
    ['where it is', { location: 'Hinterhof' }],
    ['all of it', { title: 'Anderes', description: 'Neues', category: null, location: 'Im Park, 10115 Berlin' }],
    ['that it is elsewhere', { latitude: 52.5, longitude: 13.4 }],
  ])('is as if it were made anew after a change of %s', async (_what, json) => {
    const id = await publish();
    const before = await versionOf(id);
    await change(id, json);
    expect(await versionOf(id)).not.toBe(before);
    const row = async () => {
      const { words: _, ...columns } =
        (await app.db.select().from(guestEvents).where(eq(guestEvents.eventId, id)))[0] ?? {};
      return { columns, words: await wordsOf(id) };
    };
    const changed = await row();
    await inTransaction(systemContext(app.deps), (tx) => showBusiness(tx, owner.businessId));
    expect(changed).toEqual(await row());
  });

  it('finds new words, also those typed wrongly, and old ones no more', async () => {
    const id = await publish();
    expect([await isFound(id, 'Kneipenquiz'), await isFound(id, 'Leuchtturmfest')]).toEqual([true, false]);
    await change(id, { title: 'Leuchtturmfest' });
    expect([await isFound(id, 'Kneipenquiz'), await isFound(id, 'Leuchtturmfest')]).toEqual([false, true]);
    expect(await isFound(id, 'Leuchturmfest')).toBe(true);
    expect(await isFound(id, 'Handys')).toBe(true);
  });

  it('is found by the name that its business has in the meantime', async () => {
    const id = await publish();
    const { body: profile } = await app.call('GET', '/profile', { token: owner.token });
    await app.call('PUT', '/profile', { token: owner.token, json: { ...profile, display_name: 'Sternwarte' } });
    await change(id, { title: 'Etwas' });
    expect([await isFound(id, 'Sternwarte'), await isFound(id, 'Etwas')]).toEqual([false, true]);
    await agreeToAll(app, owner);
    await change(id, { title: 'Wieder etwas' });
    expect([await isFound(id, 'Sternwarte'), await isFound(id, 'Wieder')]).toEqual([true, true]);
  });
});
