import { randomUUID } from 'node:crypto';
import { isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillDemo } from '#database/demo/fill-demo.ts';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { businesses } from '#database/schema/businesses.ts';
import { installation } from '#database/schema/installation.ts';
import { users } from '#database/schema/users.ts';
import { webhooks } from '#database/schema/webhooks.ts';
import { demoReviewer, demoSignIn } from '#domain/shared/demo.ts';
import { findKeyChange, settleKey } from '#server/boot/installation/settle-key.ts';
import { settleMode } from '#server/boot/installation/settle-mode.ts';
import { hashPassword, unmatchableHash } from '#server/security/passwords.ts';
import { seal, unseal } from '#server/security/sealed.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner, eventInput } from '#tests/support/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(businesses);
  await app.db.delete(users);
  await app.db.delete(installation);
});

const settle = (mode: 'demo' | 'production', isAdopting = false) =>
  settleMode(app.deps.db, { mode, isAdopting, now: app.clock.now() });
const fill = () =>
  fillDemo(app.db, app.deps.files, app.clock.now(), { hash: hashPassword, unmatchable: unmatchableHash });

/** Non-empty tables, without the mark and seed data. */
async function filledTables(): Promise<string[]> {
  const { rows: tables } = await app.db.execute<{ name: string }>(
    sql`select schemaname || '.' || tablename as name from pg_tables
      where schemaname = 'public' and tablename not in ('installation', 'postcodes') or tablename = 'job_common'`,
  );
  const filled: string[] = [];
  for (const { name } of tables) {
    const { rows } = await app.db.execute(sql.raw(`select from ${name} limit 1`));
    if (rows.length > 0) filled.push(name);
  }
  return filled;
}

describe('a database', () => {
  it.each(['demo', 'production'] as const)('stays with %s, which used it first', async (mode) => {
    const other = mode === 'demo' ? 'production' : 'demo';
    await settle(mode);
    await settle(mode);
    await expect(settle(other)).rejects.toThrow(/^This database/);
    await settle(mode);
  });

  it('is of one mode when two that differ come at once', async () => {
    const outcomes = await Promise.allSettled([
      settle('demo'),
      settle('production'),
      settle('demo'),
      settle('production'),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  it('from before there was a mark is the demo’s when the demo’s account is in it', async () => {
    await fill();
    await expect(settle('production')).rejects.toThrow(/ran the demo/);
    await settle('demo');
  });

  it('from before there was a mark is production’s when anybody else is in it', async () => {
    await createOwner(app);
    await expect(settle('demo')).rejects.toThrow(/one of production/);
    await settle('production');
  });

  it('of the demo is empty when production has adopted it, whoever had registered there', async () => {
    await settle('demo');
    await fill();
    const login = { json: { username: demoReviewer.username, password: demoReviewer.password } };
    const reviewer = await app.call<{ access_token: string }>('POST', '/review/login', login);
    const [pending] = (
      await app.call<{ data: { id: string }[] }>('GET', '/review/businesses', { token: reviewer.body.access_token })
    ).body.data;
    const note = { token: reviewer.body.access_token, json: { text: 'Register gesehen' } };
    expect((await app.call('POST', `/review/businesses/${pending?.id}/notes`, note)).status).toBe(201);
    const owner = await createOwner(app);
    await app.call('POST', '/events', { token: owner.token, json: eventInput({ status: 'published' }) });
    await app.call('POST', '/auth/forgot', { json: { email: owner.email } });
    expect((await filledTables()).length).toBeGreaterThan(15);

    await settle('production', true);
    // Channel positions continue, so that readers do not mistake old for new.
    expect((await filledTables()).sort()).toEqual(['public.app_channel', 'public.audit_entries']);
    expect(await app.db.select().from(auditEntries).where(isNotNull(auditEntries.businessId))).toEqual([]);
    expect((await app.call('POST', '/auth/login', { json: demoSignIn })).status).toBe(401);
    expect((await app.call('POST', '/review/login', login)).status).toBe(401);
    expect((await app.call('GET', '/me', { token: owner.token })).status).toBe(401);
    await expect(settle('demo')).rejects.toThrow(/one of production/);
  });

  it('of production keeps everything when --adopt is said again', async () => {
    await settle('production', true);
    const owner = await createOwner(app);
    await settle('production', true);
    expect((await app.call('GET', '/me', { token: owner.token })).status).toBe(200);
  });

  it('is not adopted by the demo', async () => {
    await expect(settle('demo', true)).rejects.toThrow(/--adopt/);
  });
});

describe('the key of an installation', () => {
  const [first, second, third] = ['first', 'second', 'third'].map((name) => `${name} key of some thirty-two bytes`) as [
    string,
    string,
    string,
  ];
  const settleWith = (secretKey: string, formerSecretKey: string | null = null) =>
    settleKey(app.deps.db, { secretKey, formerSecretKey });

  beforeEach(async () => {
    await settle('production');
    await settleWith(first);
  });

  it('has to be the one the database was begun with', async () => {
    await settleWith(first);
    await expect(settleWith(second)).rejects.toThrow(/^SECRET_KEY is not the key of this database/);
    await expect(settleWith(second, third)).rejects.toThrow(/^Neither SECRET_KEY nor FORMER_SECRET_KEY/);
    await settleWith(first);
  });

  it('is changed by giving the former one once, and what was sealed opens with the new one', async () => {
    const { businessId } = await createOwner(app);
    const now = app.clock.now();
    await app.db.insert(webhooks).values({
      id: randomUUID(),
      businessId,
      url: 'https://kasse.example',
      eventTypes: ['event.created'],
      sealedSecret: seal(first, 'whsec_1'),
      status: 'active',
      createdAt: now,
      updatedAt: now,
    });
    const findChange = (secretKey: string) => findKeyChange(app.deps.db, { secretKey });
    expect(await findChange(first)).toBeUndefined();
    expect(await settleWith(second, first)).toBe(1);
    expect(await findChange(first)).toMatch(/^SECRET_KEY is no longer the key/);
    expect(await findChange(second)).toBeUndefined();
    expect(await settleWith(second, first)).toBe(0);
    await settleWith(second);
    const [webhook] = await app.db.select().from(webhooks);
    expect(unseal(second, webhook?.sealedSecret ?? '')).toBe('whsec_1');
    await expect(settleWith(first)).rejects.toThrow(/SECRET_KEY is not/);
  });

  it('does not stand in the database', async () => {
    const [row] = await app.db.select().from(installation);
    expect(row?.keyCheck).toMatch(/^[\w-]{43}$/);
  });
});
