import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { createApp } from '#server/app.ts';
import { systemContext } from '#server/context/context.ts';
import { reconcileGuestView } from '#server/modules/news/guest-search/reconcile-guest-view.ts';
import { callsOf } from '#tests/support/app.ts';
import { callAsApp, eventInput } from '#tests/support/factories.ts';
import { createDesk } from '#tests/support/measures.ts';

const desk = createDesk();
const {
  goTo,
  call,
  review,
  impose,
  lift,
  complain,
  mine,
  publish,
  event,
  balance,
  asApp,
  position,
  changesAfter,
  inFeed,
  mailsToOwner,
  differences,
  settle,
} = desk;

describe('hiding an event', () => {
  it('takes it from every list and call of the app, and gives it back when it is lifted', async () => {
    const [id, other] = [await publish(), await publish({ title: 'Anderes' })];
    await callAsApp(desk.app, 'POST', `/events/${id}/participants`, { user_id: 'a', display_name: 'A' });
    const before = await position();
    const imposed = await impose({ kind: 'hide_event', event_id: id });
    expect(imposed).toMatchObject({
      status: 201,
      body: { in_force: true, imposed_by: 'rita', event_title: 'Kneipenquiz' },
    });

    expect(await asApp(`/events/${id}`)).toBe(404);
    expect([await inFeed(id), await inFeed(other)]).toEqual([false, true]);
    const calendar = await desk.app.app.request(`/api/v1/calendars/events/${id}.ics`);
    expect(calendar.status).toBe(404);
    const join = await callAsApp(desk.app, 'POST', `/events/${id}/participants`, { user_id: 'b', display_name: 'B' });
    expect(join.status).toBe(404);
    expect(await changesAfter(before)).toEqual(['event.gone']);
    expect(await event(id)).toMatchObject({ status: 'published', hidden_by_measure: imposed.body.id });
    // Guests can still cancel.
    expect((await callAsApp(desk.app, 'DELETE', `/events/${id}/participants`, { user_id: 'a' })).status).toBeLessThan(
      300,
    );
    expect(await reconcileGuestView(systemContext(desk.app.deps))).toBe(0);

    const lifted = await lift(imposed.body.id, 'omar');
    expect(lifted).toMatchObject({ status: 200, body: { in_force: false, ending: 'lifted' } });
    expect([await asApp(`/events/${id}`), await inFeed(id)]).toEqual([200, true]);
    expect((await changesAfter(before)).at(-1)).toBe('event.published');
    expect((await event(id)).hidden_by_measure).toBeNull();
    expect((await lift(imposed.body.id)).body.code).toBe('measure_over');
  });

  it('is told at once in another process', async () => {
    const other = callsOf(createApp(desk.app.deps), desk.app.deps.config);
    const id = await publish();
    const headers = { 'X-API-Key': desk.app.deps.config.appServiceKey ?? '' };
    const waitMs = 20_000;
    const began = performance.now();
    const waiting = other<{ data: { type: string }[] }>(
      'GET',
      `/app/changes?after=${await position()}&wait=${waitMs / 1000}`,
      {
        headers,
      },
    );
    await impose({ kind: 'hide_event', event_id: id });
    expect((await waiting).body.data.map(({ type }) => type)).toEqual(['event.gone']);
    // Not ended by the timeout.
    expect(performance.now() - began).toBeLessThan(waitMs);
    expect((await other('GET', `/app/events/${id}`, { headers })).status).toBe(404);
  });

  it('gives back what it cost when it is still hidden as it begins, once, and not before', async () => {
    const [id, seen] = [await publish({ featured_event: true }), await publish()];
    const left = await balance();
    await impose({ kind: 'hide_event', event_id: id });
    await settle();
    expect(await balance()).toBe(left);
    await goTo('2026-12-09T19:00:00Z');
    await settle();
    await settle();
    const entries = await call<{ data: { amount: number; reason: string }[] }>('GET', '/credits/entries');
    const returned = entries.body.data.filter(({ reason }) => reason === 'hidden_returned');
    expect(returned.reduce((sum, { amount }) => sum + amount, 0)).toBe(2);
    expect([(await event(id)).credits_spent, (await event(seen)).credits_spent]).toEqual([0, 1]);
    expect(await differences()).toEqual([]);
  });

  it('gives it back as well when the measure ended between the beginning and the job, and not when it ended before', async () => {
    const [late, early] = [await publish(), await publish()];
    const measure = (await impose({ kind: 'hide_event', event_id: late })).body.id;
    const over = (await impose({ kind: 'hide_event', event_id: early })).body.id;
    await lift(over);
    await goTo('2026-12-09T19:00:30Z');
    await lift(measure);
    await settle();
    expect([(await event(late)).credits_spent, (await event(early)).credits_spent]).toEqual([0, 1]);
  });

  it('gives it back when the business takes the hidden event down itself', async () => {
    const id = await publish();
    await callAsApp(desk.app, 'POST', `/events/${id}/participants`, { user_id: 'a', display_name: 'A' });
    const left = await balance();
    await impose({ kind: 'hide_event', event_id: id });
    expect((await call('POST', `/events/${id}/archive`)).status).toBe(200);
    expect(await balance()).toBe(left + 1);
    expect(await differences()).toEqual([]);
  });

  it('reminds nobody of it', async () => {
    const id = await publish();
    await callAsApp(desk.app, 'POST', `/events/${id}/participants`, { user_id: 'a', display_name: 'A' });
    await impose({ kind: 'hide_event', event_id: id });
    const before = await position();
    await goTo('2026-12-09T17:00:00Z');
    await desk.app.handlers['send-reminders']({});
    expect(await changesAfter(before)).toEqual([]);
  });
});

describe('hiding a business', () => {
  it('takes it with all its events, and brings all back on the day it ends', async () => {
    const id = await publish();
    const before = await position();
    const { body } = await impose({ kind: 'hide_profile', ground: 'misleading_identity', until: '2026-11-23' });
    expect(body.ends_at).toBe('2026-11-23T23:00:00.000Z');
    expect([await asApp(`/events/${id}`), await asApp(`/businesses/${desk.owner.businessId}`)]).toEqual([404, 404]);
    expect(await changesAfter(before)).toEqual(['business.gone']);
    expect((await call('PATCH', `/events/${id}`, { title: 'Quiz' })).status).toBe(200);
    expect(await asApp(`/events/${id}`)).toBe(404);

    desk.app.clock.set('2026-11-23T22:59:59Z');
    await settle();
    expect(await asApp(`/events/${id}`)).toBe(404);
    desk.app.clock.set('2026-11-23T23:00:00Z');
    await settle();
    expect([await asApp(`/events/${id}`), await asApp(`/businesses/${desk.owner.businessId}`)]).toEqual([200, 200]);
    await goTo('2026-11-24T00:00:00Z');
    expect((await mine())[0]).toMatchObject({ in_force: false, ending: 'expired' });
    expect((await mailsToOwner()).map(({ subject }) => subject)).toContain('Zum Anker: Maßnahme abgelaufen');
  });

  it('leaves hidden what another measure hides', async () => {
    const id = await publish();
    const one = (await impose({ kind: 'hide_profile' })).body.id;
    const two = (await impose({ kind: 'suspend', until: '2026-12-31' })).body.id;
    const three = (await impose({ kind: 'hide_event', event_id: id })).body.id;
    await lift(one);
    expect(await asApp(`/businesses/${desk.owner.businessId}`)).toBe(404);
    await lift(two);
    expect([await asApp(`/businesses/${desk.owner.businessId}`), await asApp(`/events/${id}`)]).toEqual([200, 404]);
    await lift(three);
    expect(await asApp(`/events/${id}`)).toBe(200);
  });
});

describe('stopping publication', () => {
  it('refuses publishing, scheduling, series and what keys write, and names the measure', async () => {
    const draft = (await call<{ id: string }>('POST', '/events', eventInput())).body.id;
    const key = (
      await call<{ key: string }>('POST', '/api-keys', { name: 'Kasse', scopes: ['events:read', 'events:write'] })
    ).body.key;
    const { id } = (await impose({ kind: 'stop_publishing' })).body;
    const left = await balance();
    const plan = { scheduled_date: '2026-12-01' };
    const refused = [
      await call('POST', `/events/${draft}/publish`),
      await call('POST', `/events/${draft}/schedule`, plan),
      await call('POST', '/events', eventInput({ status: 'published' })),
      await call('POST', '/series', { event_id: draft, frequency: 'weekly', count: 3 }),
      await call('PUT', '/events/by-external-id/kasse-1', eventInput({ status: 'published' })),
      await desk.app.call('POST', '/events', {
        json: eventInput({ status: 'published' }),
        headers: { 'X-API-Key': key },
      }),
    ];
    for (const { status, body } of refused) {
      expect([status, body.code, body.measure_id]).toEqual([403, 'measure_in_force', id]);
    }
    expect(await balance()).toBe(left);
    expect((await call('PATCH', `/events/${draft}`, { title: 'Weiter' })).status).toBe(200);
  });

  it('makes a scheduled event a draft again at its minute, with its credits and a mail', async () => {
    const left = await balance();
    const plan = { publish_type: 'scheduled', scheduled_date: '2026-12-01', scheduled_time: '10:00' };
    const id = (await call<{ id: string }>('POST', '/events', eventInput(plan))).body.id;
    expect(await balance()).toBe(left - 1);
    await impose({ kind: 'stop_publishing' });
    await goTo('2026-12-01T09:00:00Z');
    await desk.app.handlers['publish-due-events']({});
    expect((await event(id)).status).toBe('draft');
    expect(await balance()).toBe(left);
    const [mail] = await mailsToOwner();
    expect(mail?.subject).toBe('„Kneipenquiz“ wurde nicht veröffentlicht');
    expect(mail?.text).toContain('Eine Maßnahme');
    expect(await differences()).toEqual([]);
  });
});

describe('suspending', () => {
  it('lets the team and its keys read, export and complain, and change nothing', async () => {
    const id = await publish();
    const key = (
      await call<{ key: string }>('POST', '/api-keys', { name: 'Kasse', scopes: ['events:read', 'events:write'] })
    ).body.key;
    const { body: measure } = await impose({ kind: 'suspend', until: '2026-12-31' });
    expect(await asApp(`/businesses/${desk.owner.businessId}`)).toBe(404);
    const { body: profile, status } = await call('GET', '/profile');
    expect(status).toBe(200);
    for (const refused of [
      await call('PATCH', `/events/${id}`, { title: 'Quiz' }),
      await call('PUT', '/profile', profile),
      await call('POST', '/team', { user_email: 'neu@anker.example' }),
      await desk.app.call('PATCH', `/events/${id}`, { json: { title: 'Quiz' }, headers: { 'X-API-Key': key } }),
    ]) {
      expect([refused.status, refused.body.code, refused.body.measure_id]).toEqual([
        403,
        'measure_in_force',
        measure.id,
      ]);
    }
    expect((await desk.app.call('GET', `/events/${id}`, { headers: { 'X-API-Key': key } })).status).toBe(200);
    expect((await call('POST', '/account/exports')).status).toBeLessThan(300);
    expect((await complain(measure.id)).status).toBe(201);
    // Sign-in still works.
    await goTo('2026-11-22T12:00:00Z');
    expect((await mine())[0]).toMatchObject({ id: measure.id, complaint: { outcome: null } });
  });
});

describe('ending the contract', () => {
  it('is announced thirty days ahead, then takes effect and is told again', async () => {
    const id = await publish();
    const { body } = await impose({ kind: 'end', ground: 'not_paid' });
    expect(body).toMatchObject({ in_force: false, effective_at: '2026-12-21T12:00:00.000Z' });
    expect(await asApp(`/events/${id}`)).toBe(200);
    await goTo('2026-12-21T12:00:00Z');
    await settle();
    expect(await asApp(`/businesses/${desk.owner.businessId}`)).toBe(404);
    expect((await mine())[0]).toMatchObject({ in_force: true });
    expect((await mine())[0]?.history.map(({ step }) => step)).toEqual(['imposed', 'took_effect']);
    expect((await call('POST', '/events', eventInput())).body.code).toBe('measure_in_force');
    const subjects = (await mailsToOwner()).map(({ subject }) => subject);
    expect(subjects).toEqual(
      expect.arrayContaining(['Zum Anker: Vertrag beenden – gilt ab jetzt', 'Zum Anker: Vertrag beenden']),
    );
  });

  it('waits for nobody on the grounds that law names, and can be lifted before it takes effect', async () => {
    const source = 'AGB Abschnitt 5';
    const announced = (await impose({ kind: 'end', ground: 'breach_of_terms', source })).body;
    expect((await lift(announced.id)).status).toBe(200);
    const { body } = await impose({ kind: 'end', ground: 'repeated_breach', source });
    expect(body.in_force).toBe(true);
    expect(await asApp(`/businesses/${desk.owner.businessId}`)).toBe(404);
  });
});

describe('imposing', () => {
  it.each([
    ['without a ground', { kind: 'hide_profile', ground: undefined }, 'ground', 'invalid_value'],
    ['without facts', { kind: 'hide_profile', facts: ' ' }, 'facts', 'too_small'],
    ['an event without one', { kind: 'hide_event' }, 'event_id', 'required'],
    ['for illegal content without the law', { kind: 'hide_profile', ground: 'illegal_content' }, 'source', 'required'],
    ['until yesterday', { kind: 'hide_profile', until: '2026-11-20' }, 'until', 'past'],
    ['a suspension without an end', { kind: 'suspend' }, 'until', 'required'],
    ['for money on a ground for content', { kind: 'hide_profile', ground: 'not_paid' }, 'ground', 'does_not_fit'],
    [
      'an event of somebody else',
      { kind: 'hide_event', event_id: '0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11' },
      'event_id',
      'does_not_fit',
    ],
  ])('%s is 422 at its field, and nothing happens', async (_, json, path, code) => {
    const { status, body } = await impose(json);
    expect([status, body.code]).toEqual([422, 'invalid_input']);
    expect(body.errors?.map((error) => [error.path, error.code])).toContainEqual([path, code]);
    expect(await mine()).toEqual([]);
  });

  it('a draft is refused: guests never see it', async () => {
    const id = (await call<{ id: string }>('POST', '/events', eventInput())).body.id;
    expect((await impose({ kind: 'hide_event', event_id: id })).body.errors?.[0]?.path).toBe('event_id');
  });

  it('by two reviewers at once is one measure, and the second sees whose', async () => {
    const id = await publish();
    const answers = await Promise.all([
      impose({ kind: 'hide_event', event_id: id }, 'rita'),
      impose({ kind: 'hide_event', event_id: id }, 'omar'),
    ]);
    const made = answers.find(({ status }) => status === 201)?.body;
    const refused = answers.find(({ status }) => status === 409)?.body;
    expect(refused).toMatchObject({ code: 'measure_exists', measure_id: made?.id, imposed_by: made?.imposed_by });
    expect(await mine()).toHaveLength(1);
  });

  it('is only for reviewers, of a business that is there', async () => {
    const path = `/businesses/${desk.owner.businessId}/measures`;
    expect((await call('POST', `/review${path}`, {})).status).toBe(401);
    const json = { kind: 'hide_profile', ground: 'spam', facts: 'x' };
    expect((await review('/businesses/0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11/measures', json)).status).toBe(404);
  });

  it('is in the log of the business, with who did it', async () => {
    const { id } = (await impose({ kind: 'hide_profile' })).body;
    await lift(id);
    const entries = await desk.app.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.businessId, desk.owner.businessId));
    const own = entries.filter(({ action }) => action.startsWith('measure_'));
    expect(own.map(({ action }) => action).toSorted()).toEqual(['measure_ended', 'measure_imposed']);
    expect(own.every(({ actor }) => actor.startsWith('reviewer:'))).toBe(true);
  });
});
