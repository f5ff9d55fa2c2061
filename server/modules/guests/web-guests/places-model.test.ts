import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { events } from '#database/schema/events.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { systemContext } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { PlaceAction } from '#server/modules/guests/web-guests/change-place.ts';
import { changePlace } from '#server/modules/guests/web-guests/change-place.ts';
import { requestPlace } from '#server/modules/guests/web-guests/request-place.ts';
import { guestSecret } from '#server/security/guest-secrets.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { cases } from '#tests/support/cases.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';
import { fc } from '#tests/support/fast-check.ts';
import type { ModelParty } from '#tests/support/places-model.ts';
import { PlacesModel } from '#tests/support/places-model.ts';

/* Places of an event that guests join on all channels, compared with a model after each step. */
const START = '2026-11-21T12:00:00Z';
const CAPACITY = 20;

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
let key = '';
beforeAll(async () => {
  app = await createTestApp();
  owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
  const json = { name: 'Kasse', scopes: ['participants:read', 'participants:write'] };
  key = (await app.call<{ key: string }>('POST', '/api-keys', { token: owner.token, json })).body.key;
});
afterAll(() => app.close());

interface Answer {
  status: number;
  body: Record<string, unknown>;
}
const codeOf = ({ status, body }: Answer) => (status < 400 ? 'ok' : String(body.code));
const asOwner = async (method: string, path: string, json?: unknown) =>
  codeOf(await app.call(method, `/events/${path}`, { token: owner.token, json }));
const byKey = async (method: string, path: string, json?: unknown) =>
  codeOf(await app.call(method, `/events/${path}`, { headers: { 'X-API-Key': key }, json }));
const inApp = async (method: string, path: string, json: unknown) =>
  codeOf(await callAsApp(app, method, `/events/${path}`, json));

async function onWeb(act: (ctx: ReturnType<typeof systemContext>) => Promise<unknown>): Promise<string> {
  try {
    await act(systemContext(app.deps));
    return 'ok';
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}
const addressOf = (name: string) => `${name}@post.example`;
const onPage = (eventId: string, name: string, action: PlaceAction, partySize = 1) => {
  const secret = guestSecret(app.deps.config.secretKey, { eventId, email: addressOf(name) });
  return onWeb((ctx) => changePlace(ctx, secret, { action, partySize }));
};

const rowsOf = (id: string) =>
  app.db.select().from(eventParticipants).where(eq(eventParticipants.eventId, id)).orderBy(asc(eventParticipants.seq));

const step = fc.record({
  does: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('join', 'request', 'confirm', 'add', 'add by key') },
    { weight: 4, arbitrary: fc.constantFrom('party', 'party', 'leave', 'accept', 'accept', 'decline') },
    { weight: 3, arbitrary: fc.constantFrom('limit', 'time', 'time', 'approve', 'reject', 'approval', 'list') },
  ),
  who: fc.nat(999),
  size: fc.integer({ min: 1, max: 6 }),
});
type Step = { does: string; who: number; size: number };

/** Changes a party by the channel it came on. */
async function changeParty(id: string, model: PlacesModel, { does, size }: Step, party: ModelParty) {
  const { name, channel } = party;
  const userId = (await rowsOf(id)).find(({ displayName }) => displayName === name)?.userId ?? '';
  const [user_id, path] = [userId, `${id}/participants/${encodeURIComponent(userId)}`];
  const isOwn = channel === 'app' || channel === 'web';
  const call = channel === 'api' ? byKey : asOwner;
  if (does === 'approve' || does === 'reject')
    return [await asOwner('POST', `${path}/${does}`), model[does](party)] as const;
  if (does === 'leave') {
    const leaves =
      channel === 'web'
        ? onPage(id, name, 'leave')
        : isOwn
          ? inApp('DELETE', `${id}/participants`, { user_id })
          : call('DELETE', path);
    return [await leaves, model.leave(party)] as const;
  }
  if (does === 'party') {
    if (channel === 'app') return undefined;
    const resized = channel === 'web' ? onPage(id, name, 'party', size) : call('PATCH', path, { party_size: size });
    return [await resized, model.resize(party, size)] as const;
  }
  if ((does === 'accept' || does === 'decline') && isOwn) {
    const answered =
      channel === 'web' ? onPage(id, name, does) : inApp('POST', `${id}/offer`, { user_id, answer: does });
    return [await answered, model.answer(party, does)] as const;
  }
  return undefined;
}

/** Outcome of a step, and the expected one; undefined if it has no effect. */
async function take(id: string, model: PlacesModel, given: Step, index: number) {
  const { does, who, size } = given;
  const [user, guest] = [`app${who % 6}`, `web${who % 6}`];
  switch (does) {
    case 'join': {
      const json = { user_id: user, display_name: user, party_size: size };
      return [await inApp('POST', `${id}/participants`, json), model.join(user, 'app', size)] as const;
    }
    case 'request': {
      const request = { email: addressOf(guest), displayName: guest, partySize: size, sharesEmail: false, answers: [] };
      return [await onWeb((ctx) => requestPlace(ctx, id, request)), model.request(guest, size)] as const;
    }
    case 'confirm': {
      const names = model.requests.filter(({ isCurrent }) => isCurrent).map(({ name }) => name);
      const name = names[who % names.length];
      // The link of a guest who is on the list opens their place.
      const known = name && model.party(name);
      if (!name || (known && known.status !== 'left')) return undefined;
      return [await onPage(id, name, 'confirm'), model.confirm(name)] as const;
    }
    case 'add':
    case 'add by key': {
      const json = { display_name: `added${index}`, party_size: size };
      const [channel, call] = does === 'add' ? (['owner', asOwner] as const) : (['api', byKey] as const);
      return [await call('POST', `${id}/participants`, json), model.join(`added${index}`, channel, size)] as const;
    }
    case 'limit': {
      const max_participants = CAPACITY - 12 + (who % 13);
      return [await asOwner('PATCH', id, { max_participants }), model.limit(max_participants)] as const;
    }
    case 'approval':
      model.byApplication = !model.byApplication;
      return [
        await asOwner('PATCH', id, { approval_method: model.byApplication ? 'application' : 'first_come' }),
        'ok',
      ] as const;
    case 'list':
      model.hasWaitingList = !model.hasWaitingList;
      return [await asOwner('PATCH', id, { waiting_list: model.hasWaitingList }), 'ok'] as const;
    case 'time':
      model.minute += size * 3;
      app.clock.advance({ minutes: size * 3 });
      if (who % 3 === 0) return undefined;
      await app.handlers['release-held-places']({});
      await app.handlers['lapse-offers']({});
      model.runJobs();
      return undefined;
  }
  const party = model.parties[who % Math.max(1, model.parties.length)];
  // The page of a guest who asked to come back can only confirm.
  const isBack = model.requests.some(({ name, isCurrent }) => isCurrent && name === party?.name);
  return party && !(party.status === 'left' && isBack) ? changeParty(id, model, given, party) : undefined;
}

async function publish(): Promise<string> {
  app.clock.set(START);
  await setCredits(app, owner.businessId, 500);
  const json = eventInput({ event_date: '2026-11-22', tariff: 'dialog', max_participants: CAPACITY });
  const created = await app.call<{ id: string }>('POST', '/events', {
    token: owner.token,
    json: { ...json, waiting_list: true, status: 'published' },
  });
  expect(created.status).toBe(201);
  return created.body.id;
}

it('are given once and in order, whatever app, web, owner and key do', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 80 }), async (steps) => {
      const id = await publish();
      const model = new PlacesModel(CAPACITY);
      for (const [index, given] of steps.entries()) {
        app.clock.advance({ seconds: 1 });
        await app.db.delete(rateLimits);
        const [outcome, expected] = (await take(id, model, given, index)) ?? [];
        const told = `${index} ${JSON.stringify(given)}`;
        expect(outcome, told).toBe(expected);
        const rows = (await rowsOf(id)).map(({ displayName, channel, partySize, status }) => [
          ...[displayName, channel, partySize, status],
        ]);
        expect(rows, told).toEqual(
          model.parties.map(({ name, channel, size, status }) => [name, channel, size, status]),
        );
        const [event] = await app.db.select().from(events).where(eq(events.id, id));
        expect(event, told).toMatchObject({
          joinedCount: model.people('joined', 'approved'),
          offeredCount: model.people('offered'),
          waitingCount: model.people('waiting'),
          appliedCount: model.people('applied'),
          unconfirmedCount: model.held,
        });
        expect(model.people('joined', 'approved', 'offered'), told).toBeLessThanOrEqual(model.capacity);
      }
      await app.db.delete(events);
    }),
    { numRuns: cases({ all: 150, few: 4 }), endOnFailure: true },
  );
}, 600_000);

it('go on to who waits when a request confirms without needing what was held', async () => {
  const id = await publish();
  const join = (user_id: string, party_size: number) =>
    inApp('POST', `${id}/participants`, { user_id, display_name: user_id, party_size });
  for (const [user, size] of [
    ['a', 6],
    ['b', 6],
    ['c', 3],
  ] as const)
    await join(user, size);
  const request = { email: addressOf('web'), displayName: 'web', partySize: 2, sharesEmail: false, answers: [] };
  await onWeb((ctx) => requestPlace(ctx, id, request));
  await join('d', 4);
  await asOwner('PATCH', id, { approval_method: 'application' });
  expect(await onPage(id, 'web', 'confirm')).toBe('ok');
  const rows = await rowsOf(id);
  expect(rows.slice(3).map(({ displayName, status }) => [displayName, status])).toEqual([
    ['d', 'offered'],
    ['web', 'applied'],
  ]);
});
