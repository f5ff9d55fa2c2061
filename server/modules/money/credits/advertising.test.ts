import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { events } from '#database/schema/events.ts';
import { legalAcceptances } from '#database/schema/legal-acceptances.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { documentVersions } from '#domain/legal/documents.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

interface Answer {
  id: string;
  key: string;
  code?: string;
  errors?: { path: string; code: string }[];
  data: { action: string }[];
}

async function openShop() {
  const owner = await createOwner(app, {}, { isDeclared: false });
  await verifyBusiness(app, owner.businessId);
  await setCredits(app, owner.businessId, 50);
  const call = (method: string, path: string, json?: unknown) =>
    app.call<Answer>(method, path, { token: owner.token, json });
  const declare = (version = 1) => call('PUT', '/account/documents/advertising/declaration', { version });
  return { ...owner, call, declare };
}

const placements = [
  ['featured_event', { featured_event: true }],
  ['push_notification', { push_notification: true }],
] as const;

describe('a paid placement of a business that has not declared it free of political advertising', () => {
  it.each(placements)('is refused on %s at once, and stays a draft', async (path, option) => {
    const { call, businessId } = await openShop();
    const refused = { status: 422, body: { code: 'advertising_undeclared', errors: [{ path, code: 'undeclared' }] } };
    expect(await call('POST', '/events', eventInput({ ...option, status: 'published' }))).toMatchObject(refused);
    expect(await app.db.$count(events, eq(events.businessId, businessId))).toBe(0);
    const { body } = await call('POST', '/events', eventInput(option));
    expect(await call('POST', `/events/${body.id}/publish`)).toMatchObject(refused);
    const later = { scheduled_date: '2026-12-01' };
    expect(await call('POST', `/events/${body.id}/schedule`, later)).toMatchObject(refused);
  });

  it.each(placements)('is refused on %s as an addition, by its own id, and as a series', async (path, option) => {
    const { call } = await openShop();
    const refused = { status: 422, body: { code: 'advertising_undeclared', errors: [{ path, code: 'undeclared' }] } };
    const shown = await call('POST', '/events', eventInput({ status: 'published' }));
    expect(shown.status).toBe(201);
    expect(await call('PATCH', `/events/${shown.body.id}`, option)).toMatchObject(refused);
    const named = eventInput({ ...option, status: 'published' });
    expect(await call('PUT', '/events/by-external-id/quiz-1', named)).toMatchObject(refused);
    const draft = await call('POST', '/events', eventInput(option));
    const rule = { event_id: draft.body.id, frequency: 'weekly', count: 4 };
    expect(await call('POST', '/series', rule)).toMatchObject(refused);
  });

  it('is refused to its keys', async () => {
    const { call } = await openShop();
    const made = await call('POST', '/api-keys', { name: 'Kasse', scopes: ['events:write'] });
    const { key } = made.body;
    const json = eventInput({ featured_event: true, status: 'published' });
    const answer = await app.call('POST', '/events', { json, headers: { 'X-API-Key': key } });
    expect(answer.body).toMatchObject({ code: 'advertising_undeclared' });
  });

  it('costs nothing that other options need', async () => {
    const { call } = await openShop();
    const category = { tags: ['quiz'], userCharacteristics: ['act_brunch'] };
    expect((await call('POST', '/events', eventInput({ category, status: 'published' }))).status).toBe(201);
  });
});

describe('the declaration', () => {
  it('is made once, names person and time, and opens every placement', async () => {
    const { call, declare, businessId } = await openShop();
    const first = await declare();
    expect(first).toMatchObject({ status: 200, body: { document: 'advertising', version: 1, language: 'de' } });
    app.clock.advance({ minutes: 1 });
    expect((await declare()).body).toEqual(first.body);
    const declared = and(eq(legalAcceptances.businessId, businessId), eq(legalAcceptances.document, 'advertising'));
    expect(await app.db.$count(legalAcceptances, declared)).toBe(1);
    const { body } = await call('GET', '/audit');
    expect(body.data.filter(({ action }) => action === 'document_accepted')).toHaveLength(1);
    for (const [, option] of placements) {
      expect((await call('POST', '/events', eventInput({ ...option, status: 'published' }))).status).toBe(201);
    }
  });

  it('is open to members who may create events', async () => {
    const [{ businessId, declare }, other] = [await openShop(), await openShop()];
    await app.db
      .update(teamMembers)
      .set({ businessId, permissions: ['create_events'] })
      .where(eq(teamMembers.businessId, other.businessId));
    expect((await other.declare()).status).toBe(200);
    await app.db
      .update(teamMembers)
      .set({ permissions: ['door'] })
      .where(eq(teamMembers.userEmail, other.email));
    expect((await other.declare()).body).toMatchObject({ code: 'permission_missing' });
    expect((await declare(2)).body).toMatchObject({ code: 'document_version' });
  });

  it('is asked again once its words changed', async () => {
    const { advertising } = documentVersions;
    const { call, declare } = await openShop();
    await declare();
    const next = { version: 2, dated: '2026-11-29', from: '2026-11-19', hash: 'f'.repeat(64) };
    documentVersions.advertising = [advertising[0], next];
    try {
      const json = eventInput({ featured_event: true, status: 'published' });
      expect((await call('POST', '/events', json)).body).toMatchObject({ code: 'advertising_undeclared' });
      expect((await declare(2)).status).toBe(200);
      expect((await call('POST', '/events', json)).status).toBe(201);
    } finally {
      documentVersions.advertising = advertising;
    }
  });
});
