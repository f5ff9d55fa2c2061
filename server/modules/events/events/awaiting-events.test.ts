import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { creditReservations } from '#database/schema/credits.ts';
import { demoMails } from '#database/schema/demo-mails.ts';
import { findLedgerDifferences } from '#server/modules/money/credits/find-ledger-differences.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput } from '#tests/support/factories.ts';
import { createReviewer, settleDecisions } from '#tests/support/reviewers.ts';

interface EventBody extends Record<string, unknown> {
  id: string;
}

let app: TestApp;
let reviewer: Awaited<ReturnType<typeof createReviewer>>;
beforeAll(async () => {
  app = await createTestApp();
  reviewer = await createReviewer(app, 'rita');
});
afterAll(() => app.close());

let owner: Awaited<ReturnType<typeof createOwner>>;
beforeEach(async () => {
  app.clock.set('2026-11-21T12:00:00Z');
  owner = await createOwner(app);
  await app.db.delete(demoMails);
});

const call = (method: string, path: string, json?: unknown) =>
  app.call<EventBody>(method, path, { token: owner.token, json });
const publish = async (overrides: Record<string, unknown> = {}) =>
  (await call('POST', '/events', eventInput({ status: 'published', ...overrides }))).body;
const read = async (id: string) => (await call('GET', `/events/${id}`)).body;
const balance = async () => (await call('GET', '/credits/balance')).body.balance;
const decide = async (outcome: 'verify' | 'reject', json?: unknown) => {
  const answer = await app.call('POST', `/review/businesses/${owner.businessId}/${outcome}`, {
    token: reviewer.token,
    json,
  });
  await settleDecisions(app);
  return answer;
};
const feedTitles = async () => {
  const { body } = await callAsApp<{ data: { title: string }[] }>(app, 'GET', '/feed');
  return body.data.map(({ title }) => title);
};

describe('publishing while the business is not verified', () => {
  it('reserves the credits, and nobody sees the event', async () => {
    const event = await publish({ title: 'Wartender Abend' });
    expect(event).toMatchObject({
      status: 'published',
      awaiting_verification: true,
      credits_spent: 0,
      credits_reserved: 1,
    });
    expect(await balance()).toBe(14);
    expect(await feedTitles()).not.toContain('Wartender Abend');
    const held = eq(creditReservations.eventId, event.id);
    expect(await app.db.select().from(creditReservations).where(held)).toMatchObject([{ status: 'held' }]);
  });

  it('takes them when the business is verified, once, and guests see the event', async () => {
    const event = await publish({ title: 'Endlich offen', featured_event: true });
    const decisions = await Promise.all([decide('verify'), decide('verify')]);
    expect(decisions.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await read(event.id)).toMatchObject({
      status: 'published',
      awaiting_verification: false,
      credits_spent: 2,
      credits_reserved: 0,
    });
    expect(await balance()).toBe(13);
    expect(await feedTitles()).toContain('Endlich offen');
    expect(await findLedgerDifferences(app.db)).toEqual([]);
  });

  it('never misses an event that is published while the decision is made', async () => {
    const [, ...created] = await Promise.all([decide('verify'), publish(), publish(), publish()]);
    for (const { id } of created)
      expect(await read(id)).toMatchObject({ awaiting_verification: false, credits_spent: 1 });
    expect(await balance()).toBe(12);
    expect(await findLedgerDifferences(app.db)).toEqual([]);
  });

  it('keeps them while what was rejected can be mended, and gives them back when it cannot', async () => {
    const event = await publish();
    expect((await decide('reject', { reasons: ['proof_missing'] })).status).toBe(200);
    expect(await read(event.id)).toMatchObject({ status: 'published', credits_reserved: 1 });
    await call('PATCH', '/business', { phone: '040 999 88 77' });
    expect((await decide('reject', { reasons: ['not_local'] })).status).toBe(200);
    expect(await read(event.id)).toMatchObject({ status: 'draft', awaiting_verification: false, credits_reserved: 0 });
    expect(await balance()).toBe(15);
    await app.runJobs();
    const texts = (await app.mails()).filter(({ to }) => to === owner.email).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('Credits hast du zurück'))).toHaveLength(1);
  });

  it('gives them back with a mail when the day passes', async () => {
    const event = await publish({ title: 'Zu spät', event_date: '2026-11-22' });
    app.clock.set('2026-11-22T23:30:00Z');
    await app.handlers['publish-due-events']({});
    await app.handlers['publish-due-events']({});
    await app.runJobs();
    const { body } = await app.call<{ access_token: string }>('POST', '/auth/login', {
      json: { email: owner.email, password: owner.password },
    });
    owner = { ...owner, token: body.access_token };
    expect(await read(event.id)).toMatchObject({ status: 'draft', credits_reserved: 0 });
    expect(await balance()).toBe(15);
    const told = (await app.mails()).filter(({ subject }) => subject === '„Zu spät“ wurde nicht veröffentlicht');
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('auf die Freischaltung deines Ladens gewartet');
  });

  it('is undone by withdrawing or deleting, and an edit holds its new price', async () => {
    const [first, second] = [await publish(), await publish()];
    expect((await call('PATCH', `/events/${first.id}`, { featured_event: true })).body).toMatchObject({
      credits_spent: 0,
      credits_reserved: 2,
    });
    expect(await balance()).toBe(12);
    expect((await call('POST', `/events/${first.id}/archive`)).body).toMatchObject({ code: 'event_state' });
    expect((await call('POST', `/events/${first.id}/withdraw`)).body).toMatchObject({ status: 'draft' });
    expect((await call('DELETE', `/events/${second.id}`)).status).toBe(204);
    expect(await balance()).toBe(15);
    expect(await findLedgerDifferences(app.db)).toEqual([]);
  });

  it('comes after a scheduled minute as well', async () => {
    const plan = { publish_type: 'scheduled', scheduled_date: '2026-11-22', scheduled_time: '10:00' };
    const event = await publish(plan);
    expect(event).toMatchObject({ status: 'scheduled', awaiting_verification: false });
    app.clock.set('2026-11-22T09:00:30Z');
    await app.handlers['publish-due-events']({});
    expect((await call('GET', `/events/${event.id}`)).body).toMatchObject({
      status: 'published',
      awaiting_verification: true,
      credits_reserved: 1,
    });
    reviewer = await createReviewer(app, 'am-morgen');
    await decide('verify');
    expect(await read(event.id)).toMatchObject({ awaiting_verification: false, credits_spent: 1 });
  });
});

describe('a rejection', () => {
  it('in own words only reads as one', async () => {
    await decide('reject', { reasons: [], reason: 'Das Foto zeigt einen anderen Laden.' });
    await app.runJobs();
    const [mail] = (await app.mails()).filter(({ subject }) => subject.includes('Bitte bessere etwas nach'));
    expect(mail?.text).toContain('Die Prüfung schreibt dazu:');
    expect(mail?.text).not.toContain('Dazu schreibt die Prüfung');
  });
});
