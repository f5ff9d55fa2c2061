import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessProfiles } from '#database/schema/businesses.ts';
import { inTransaction, systemContext } from '#server/context/context.ts';
import { nameBusinessPage } from '#server/modules/news/guest-search/name-business-page.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const slugOf = async (businessId: string) => {
  const [row] = await app.db.select().from(businessProfiles).where(eq(businessProfiles.businessId, businessId));
  return row?.slug ?? null;
};

async function name(displayName: string, known?: string) {
  const id = known ?? (await createOwner(app)).businessId;
  const slug = await slugOf(id);
  await inTransaction(systemContext(app.deps), (tx) => nameBusinessPage(tx, { id, displayName, slug }));
  return { id, slug: await slugOf(id) };
}

describe('the address of a business', () => {
  it.each([
    ['Bar', ['bar', 'bar-2', 'bar-3']],
    ['Anker 0', ['anker-0', 'anker-0-2', 'anker-0-3']],
    ['Nummer 999999999', ['nummer-999999999', 'nummer-999999999-2', 'nummer-999999999-3']],
    ['🍻', ['laden', 'laden-2', 'laden-3']],
  ])('is free for each of three called %s', async (displayName, slugs) => {
    for (const slug of slugs) expect((await name(displayName)).slug).toBe(slug);
  });

  it('is each its own for many who get the same name at once', async () => {
    const named = await Promise.all(Array.from({ length: 12 }, () => name('Zur Linde')));
    expect(new Set(named.map(({ slug }) => slug)).size).toBe(12);
  });

  it('stays while the name does, and comes back with an old name', async () => {
    const first = await name('Erster Name');
    expect((await name('Erster Name', first.id)).slug).toBe('erster-name');
    expect((await name('Zweiter Name', first.id)).slug).toBe('zweiter-name');
    expect((await name('Erster Name')).slug).toBe('erster-name-2');
    expect((await name('Erster Name', first.id)).slug).toBe('erster-name');
  });
});
