import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { creditEntries } from '#database/schema/credits.ts';
import { events } from '#database/schema/events.ts';
import { subscriptions } from '#database/schema/subscriptions.ts';
import { users } from '#database/schema/users.ts';
import { defaultOpeningHours } from '#domain/hours/opening-hours.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner, eventInput, registrationForm } from '#tests/support/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const createWithEvent = async () => {
  const owner = await createOwner(app);
  await app.call('POST', '/events', { token: owner.token, json: eventInput({ title: '=1+1', status: 'published' }) });
  return owner;
};
const remove = (token: string, password: string) => app.call('DELETE', '/account', { token, json: { password } });

describe('deleting the account', () => {
  it('needs the password', async () => {
    const owner = await createOwner(app);
    expect((await remove(owner.token, 'wrong one')).body).toMatchObject({ status: 422, code: 'wrong_password' });
    expect((await app.call('GET', '/business', { token: owner.token })).status).toBe(200);
  });

  // ASVS 7.4.2.
  it('removes everything but what the law keeps, and frees the address', async () => {
    const owner = await createWithEvent();
    expect((await remove(owner.token, owner.password)).status).toBe(204);
    expect((await app.call('GET', '/me', { token: owner.token })).status).toBe(401);
    expect(
      (await app.call('POST', '/auth/login', { json: { email: owner.email, password: owner.password } })).status,
    ).toBe(401);
    const id = owner.businessId;
    expect(await app.db.select().from(events).where(eq(events.businessId, id))).toEqual([]);
    expect(await app.db.select().from(businessProfiles).where(eq(businessProfiles.businessId, id))).toEqual([]);
    expect(await app.db.select().from(users).where(eq(users.email, owner.email))).toEqual([]);
    expect(await app.db.select().from(creditEntries).where(eq(creditEntries.businessId, id))).toHaveLength(2);
    expect(await app.db.select().from(businesses).where(eq(businesses.id, id))).toMatchObject([
      { companyName: '', address: '', phone: '', email: '', managingDirector: null, closedAt: app.clock.now() },
    ]);
    const again = await createOwner(app, registrationForm({ loginEmail: owner.email }));
    expect(again.businessId).not.toBe(id);
  });

  it('takes the pictures and the proof out of the store at once, and what came too late soon after', async () => {
    const owner = await createWithEvent();
    const id = owner.businessId;
    const key = (digits: string) => `business-profiles/${id}/${digits}.webp`;
    const keys = [
      key('1766500000000'),
      key('1766500000000-card'),
      `proofs/${id}/proof.pdf`,
      `account-exports/${id}/1.zip`,
    ];
    const store = async (names: string[]) => {
      for (const name of names) await app.deps.files.put(name, new Uint8Array([1]), { mimeType: 'image/webp' });
    };
    const left = async () => {
      const found = await Promise.all([...keys, key('1766500000001')].map((name) => app.deps.files.exists(name)));
      return found.filter(Boolean).length;
    };
    await store(keys);
    await app.db
      .update(businesses)
      .set({ proofKey: keys[2], proofType: 'application/pdf' })
      .where(eq(businesses.id, id));
    await remove(owner.token, owner.password);
    expect(await left()).toBe(4);
    await app.handlers['forget-business']({ businessId: id });
    expect(await left()).toBe(0);
    const [closed] = await app.db.select().from(businesses).where(eq(businesses.id, id));
    expect(closed).toMatchObject({ proofKey: null, proofType: null });

    await store([key('1766500000001')]);
    await app.db.insert(businessProfiles).values({
      id: crypto.randomUUID(),
      businessId: id,
      displayName: 'Zum Anker',
      openingHours: defaultOpeningHours(),
      updatedAt: app.clock.now(),
    });
    await app.runJobs();
    expect(await left()).toBe(0);
    expect(await app.db.$count(businessProfiles, eq(businessProfiles.businessId, id))).toBe(0);
  });

  it('takes the files out of the store also when that was away for long', async () => {
    const owner = await createOwner(app);
    const proofKey = `proofs/${owner.businessId}/proof.pdf`;
    await app.deps.files.put(proofKey, new Uint8Array([1]), { mimeType: 'application/pdf' });
    await app.db.update(businesses).set({ proofKey }).where(eq(businesses.id, owner.businessId));
    await remove(owner.token, owner.password);
    const removing = vi.spyOn(app.deps.files, 'remove').mockRejectedValue(new Error('the store is away'));
    await expect(app.handlers['forget-business']({ businessId: owner.businessId })).rejects.toThrow('away');
    removing.mockRestore();
    await app.handlers['sweep-expired']({});
    expect(await app.deps.files.exists(proofKey)).toBe(false);
  });

  it('leaves a business that is open as it is', async () => {
    const owner = await createWithEvent();
    await app.handlers['forget-business']({ businessId: owner.businessId });
    expect(await app.db.$count(events, eq(events.businessId, owner.businessId))).toBe(1);
  });

  it('is refused while a subscription runs on', async () => {
    const owner = await createOwner(app);
    await app.db.insert(subscriptions).values({
      id: crypto.randomUUID(),
      businessId: owner.businessId,
      status: 'active',
      planType: 'starter',
      createdAt: app.clock.now(),
    });
    expect((await remove(owner.token, owner.password)).body).toMatchObject({
      status: 409,
      code: 'subscription_running',
    });
    await app.db
      .update(subscriptions)
      .set({ cancelsAtPeriodEnd: true })
      .where(eq(subscriptions.businessId, owner.businessId));
    expect((await remove(owner.token, owner.password)).status).toBe(204);
  });
});

describe('deleting the account in thirty days', () => {
  const plan = (owner: { token: string; password: string }, password = owner.password) =>
    app.call<{ deletes_at: string; code?: string }>('PUT', '/account/deletion', {
      token: owner.token,
      json: { password },
    });
  const due = async () => {
    app.clock.advance({ days: 30, minutes: 1 });
    await app.handlers['delete-due-businesses']({});
    await app.runJobs();
  };
  const isOpen = (id: string) => app.db.$count(businesses, and(eq(businesses.id, id), isNull(businesses.closedAt)));
  const mailsTo = async (email: string) => (await app.mails()).filter((mail) => mail.to === email).length;

  it('needs the password, and says the day, once', async () => {
    const owner = await createOwner(app);
    expect((await plan(owner, 'wrong one')).body.code).toBe('wrong_password');
    await app.runJobs();
    const before = await mailsTo(owner.email);
    const first = await plan(owner);
    expect(Date.parse(first.body.deletes_at) - app.clock.now().getTime()).toBe(30 * 86_400_000);
    app.clock.advance({ minutes: 5 });
    expect((await plan(owner)).body).toEqual(first.body);
    await app.runJobs();
    expect(await mailsTo(owner.email)).toBe(before + 1);
    expect((await app.call('GET', '/business', { token: owner.token })).body).toMatchObject(first.body);
    const log = await app.call<{ data: { action: string }[] }>('GET', '/audit', { token: owner.token });
    expect(log.body.data.filter(({ action }) => action === 'deletion_planned')).toHaveLength(1);
  });

  it('leaves everything until then, also the export, and nothing after it', async () => {
    const owner = await createWithEvent();
    const id = owner.businessId;
    await plan(owner);
    await app.handlers['delete-due-businesses']({});
    expect(await app.db.$count(events, eq(events.businessId, id))).toBe(1);
    expect((await app.call('POST', '/account/exports', { token: owner.token })).status).toBe(202);
    await due();
    expect(await app.db.$count(events, eq(events.businessId, id))).toBe(0);
    expect(await app.db.$count(users, eq(users.email, owner.email))).toBe(0);
    expect(await isOpen(id)).toBe(0);
    await app.handlers['delete-due-businesses']({});
  });

  it('is taken back by whoever signs in as its owner', async () => {
    const owner = await createOwner(app);
    await plan(owner);
    const keep = () => app.call('DELETE', '/account/deletion', { token: owner.token });
    expect([(await keep()).status, (await keep()).status]).toEqual([204, 204]);
    expect((await app.call('GET', '/business', { token: owner.token })).body).toMatchObject({ deletes_at: null });
    const log = await app.call<{ data: { action: string }[] }>('GET', '/audit', { token: owner.token });
    expect(log.body.data.filter(({ action }) => action === 'deletion_withdrawn')).toHaveLength(1);
    await due();
    expect(await isOpen(owner.businessId)).toBe(1);
  });

  it('gives way to deleting at once, and to a subscription that began since', async () => {
    const [left, stays] = [await createOwner(app), await createOwner(app)];
    await plan(left);
    await plan(stays);
    expect((await remove(left.token, left.password)).status).toBe(204);
    await app.db.insert(subscriptions).values({
      id: crypto.randomUUID(),
      businessId: stays.businessId,
      status: 'active',
      planType: 'starter',
      createdAt: app.clock.now(),
    });
    await due();
    expect([await isOpen(left.businessId), await isOpen(stays.businessId)]).toEqual([0, 1]);
    const [kept] = await app.db.select().from(businesses).where(eq(businesses.id, stays.businessId));
    expect(kept?.deletesAt).toBeNull();
    const { body } = await app.call<{ code: string }>('PUT', '/account/deletion', {
      token: stays.token,
      json: { password: stays.password },
    });
    expect(body.code).toMatch(/subscription_running|invalid_token/);
  });
});
