import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileRows } from '#database/compile-rows.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createVerifiedOwner, eventInput, setCredits } from '#tests/support/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const { token, businessId } = await createVerifiedOwner(app);
  await setCredits(app, businessId, 100);
  await createVerifiedOwner(app);
  for (const status of ['published', 'draft']) {
    const json = eventInput({ status });
    expect((await app.call('POST', '/events', { token, json })).status).toBe(201);
  }
});
afterAll(() => app.close());

/** Statements of every shape that Drizzle tells apart. */
const statements = {
  'one table': () => app.db.select().from(events).orderBy(events.id),
  'named columns': () =>
    app.db.select({ id: events.id, startsAt: events.startsAt, doubled: sql<number>`2`.mapWith(String) }).from(events),
  'two tables, one left out where it has nothing': () =>
    app.db
      .select({ business: businesses, event: events })
      .from(businesses)
      .leftJoin(events, eq(events.businessId, businesses.id))
      .orderBy(businesses.id, events.id),
  'parts of several tables under one name': () =>
    app.db
      .select({
        mixed: { title: events.title, displayName: businessProfiles.displayName },
        event: { title: events.title, startsAt: events.startsAt },
        alone: events.title,
      })
      .from(businessProfiles)
      .leftJoin(events, eq(events.businessId, businessProfiles.businessId))
      .orderBy(businessProfiles.id, events.id),
  'a table within a statement': () => {
    const next = app.db
      .select({ id: events.id, startsAt: events.startsAt, upper: sql<string>`upper(${events.title})`.as('upper') })
      .from(events)
      .where(eq(events.businessId, businesses.id))
      .orderBy(events.id)
      .limit(1)
      .as('next');
    const { id, startsAt, upper } = next;
    return app.db
      .select({ id: businesses.id, next: { id, startsAt, upper } })
      .from(businesses)
      .leftJoinLateral(next, sql`true`)
      .orderBy(businesses.id);
  },
};

test.each(Object.keys(statements) as (keyof typeof statements)[])(
  'makes the same objects as Drizzle: %s',
  async (name) => {
    const usual: unknown[] = await statements[name]().prepare('').execute();
    expect(usual.length).toBeGreaterThan(1);
    expect(await compileRows(statements[name]().prepare('')).execute()).toStrictEqual(usual);
  },
);
