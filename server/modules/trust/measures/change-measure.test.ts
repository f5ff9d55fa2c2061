import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { users } from '#database/schema/users.ts';
import { createOwner } from '#tests/support/factories.ts';
import { createDesk } from '#tests/support/measures.ts';

const desk = createDesk();
const { goTo, call, review, impose, change, lift, decide, complain, mine, publish, asApp, mailsToOwner, settle } = desk;
const hidden = () => asApp(`/businesses/${desk.owner.businessId}`);

describe('changing a measure', () => {
  it('moves its end, and it ends then and not before', async () => {
    const { id } = (await impose({ kind: 'hide_profile', until: '2026-11-24' })).body;
    const later = await change(id, { until: '2026-11-26' });
    expect(later).toMatchObject({
      status: 200,
      body: { in_force: true, ends_at: '2026-11-26T23:00:00.000Z', changed_at: '2026-11-21T12:00:00.000Z' },
    });
    await goTo('2026-11-25T12:00:00Z');
    await settle();
    expect(await hidden()).toBe(404);
    await change(id, { until: '2026-11-25' });
    await goTo('2026-11-25T23:00:01Z');
    await settle();
    expect((await mine())[0]).toMatchObject({ ending: 'expired' });
    expect(await hidden()).toBe(200);
  });

  it('takes its end away, and names one that there was not', async () => {
    const { id } = (await impose({ kind: 'stop_publishing', until: '2026-11-24' })).body;
    expect((await change(id, { until: null })).body.ends_at).toBeNull();
    expect((await change(id, { until: '2026-11-30' })).body.ends_at).toBe('2026-11-30T23:00:00.000Z');
  });

  it('tells the owner what it was and what it is, on the page and in the log, and not by whom', async () => {
    const { id } = (await impose({ kind: 'suspend', until: '2026-12-01' })).body;
    const wanted = {
      ground: 'breach_of_terms',
      source: 'Abschnitt 5',
      facts: 'Zwei Events ohne Laden.',
      until: '2026-11-24',
    };
    await change(id, wanted, 'omar');
    const [measure] = await mine();
    expect(measure).toMatchObject({ ...{ ground: wanted.ground, source: wanted.source, facts: wanted.facts } });
    expect(measure?.history.at(-1)).toMatchObject({
      step: 'changed',
      text: 'Wir haben noch einmal hingesehen.',
      changes: [
        { field: 'ground', before: 'spam', after: 'breach_of_terms' },
        { field: 'source', before: null, after: 'Abschnitt 5' },
        { field: 'facts', before: 'Werbung für einen Kredit.', after: 'Zwei Events ohne Laden.' },
        { field: 'until', before: '2026-12-01', after: '2026-11-24' },
      ],
    });
    const log = await desk.app.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.businessId, desk.owner.businessId))
      .orderBy(desc(auditEntries.id));
    expect(log.find(({ action }) => action === 'measure_changed')).toMatchObject({
      before: { measure: id, kind: 'suspend', ground: 'spam', until: '2026-12-01' },
      after: { ...wanted, reason: 'Wir haben noch einmal hingesehen.' },
    });
    expect(JSON.stringify(await mine())).not.toMatch(/omar|rita/);
  });

  it.each([
    [
      'de',
      'Zum Anker: Laden ausblenden – geändert',
      [
        'Begründung: Wir haben noch einmal hingesehen.',
        'Bisher: Wie lange: bis einschließlich 24. November 2026',
        'Wie lange: bis einschließlich 30. November 2026',
        'Bis 21. Mai 2027 kannst du dich',
      ],
    ],
    [
      'en',
      'Zum Anker: Hide the business – changed',
      [
        'Reasons: Wir haben',
        'Before: For how long: until 24 November 2026 inclusive',
        'For how long: until 30 November 2026 inclusive',
      ],
    ],
  ] as const)('is mailed in %s', async (language, subject, parts) => {
    await desk.app.db.update(users).set({ language }).where(eq(users.email, desk.owner.email));
    const { id } = (await impose({ kind: 'hide_profile', until: '2026-11-24' })).body;
    await change(id, { until: '2026-11-30' });
    const mails = (await mailsToOwner()).filter((mail) => mail.subject === subject);
    expect(mails).toHaveLength(1);
    for (const part of parts) expect(mails[0]?.text.replace(/\s+/g, ' ')).toContain(part);
  });

  it('to what it is already changes nothing and mails nobody', async () => {
    const { id } = (await impose({ kind: 'hide_profile', until: '2026-11-24' })).body;
    await desk.app.mails();
    const same = await change(id, { until: '2026-11-24', ground: 'spam' });
    expect(same).toMatchObject({ status: 200, body: { changed_at: null, history: [{ step: 'imposed' }] } });
    expect((await mailsToOwner()).filter(({ subject }) => subject.includes('geändert'))).toEqual([]);
  });

  it.each([
    ['the end of a suspension', { kind: 'suspend', until: '2026-12-01' }, { until: null }, 'until', 'required'],
    ['a past end', { kind: 'hide_profile' }, { until: '2026-11-20' }, 'until', 'past'],
    ['a ground without its source', { kind: 'hide_profile' }, { ground: 'breach_of_terms' }, 'source', 'required'],
    ['a ground of another kind', { kind: 'hide_profile' }, { ground: 'not_paid' }, 'ground', 'does_not_fit'],
    ['no facts', { kind: 'hide_profile' }, { facts: ' ' }, 'facts', 'too_small'],
    ['no reason', { kind: 'hide_profile' }, { until: '2026-12-01', reason: '' }, 'reason', 'too_small'],
    ['the kind', { kind: 'hide_profile' }, { kind: 'end' }, 'kind', 'unknown_field'],
  ] as const)('refuses %s', async (_, imposed, json, path, code) => {
    const { id } = (await impose(imposed)).body;
    expect(await change(id, json)).toMatchObject({ status: 422, body: { errors: [{ path, code }] } });
    expect((await mine())[0]).toMatchObject({ changed_at: null, ground: 'spam' });
  });

  it('of an event has no end, but other reasons', async () => {
    const event_id = await publish();
    const { id } = (await impose({ kind: 'hide_event', event_id })).body;
    expect((await change(id, { until: '2026-12-01' })).body.errors).toMatchObject([
      { path: 'until', code: 'not_allowed' },
    ]);
    expect((await change(id, { ground: 'misleading_identity' })).status).toBe(200);
    expect(await asApp(`/events/${event_id}`)).toBe(404);
  });

  it('ends with the measure, and with the complaint about it', async () => {
    const lifted = (await impose({ kind: 'stop_publishing' })).body.id;
    await lift(lifted);
    expect((await change(lifted, { facts: 'Anders.' })).body.code).toBe('measure_over');
    const { id } = (await impose({ kind: 'hide_profile' })).body;
    await complain(id);
    expect((await change(id, { facts: 'Anders.' })).body.code).toBe('complaint_exists');
    await decide(id, 'refused', 'omar');
    expect((await change(id, { facts: 'Anders.' })).body.code).toBe('complaint_exists');
  });

  it('gives six new months to complain, and whoever changed it does not decide', async () => {
    const { id } = (await impose({ kind: 'hide_profile' })).body;
    await goTo('2027-05-01T12:00:00Z');
    expect((await change(id, { facts: 'Anders.' }, 'omar')).body.complain_until).toBe('2027-11-01T12:00:00.000Z');
    await goTo('2027-10-31T12:00:00Z');
    expect((await complain(id)).status).toBe(201);
    for (const by of ['rita', 'omar'] as const) {
      expect((await decide(id, 'upheld', by)).body.code).toBe('own_measure');
      type Waiting = { data: { is_own: boolean; measure: { id: string } }[] };
      const { body } = await review<Waiting>('/complaints', undefined, by);
      expect(body.data.find(({ measure }) => measure.id === id)?.is_own).toBe(true);
    }
  });

  it('is for reviewers, of a measure of that business', async () => {
    const { id } = (await impose({ kind: 'hide_profile' })).body;
    const path = `/review/businesses/${desk.owner.businessId}/measures/${id}`;
    expect((await call('PATCH', path, { facts: 'Anders.', reason: 'So.' })).status).toBe(401);
    const other = await createOwner(desk.app);
    const foreign = await desk.app.call('PATCH', `/review/businesses/${other.businessId}/measures/${id}`, {
      token: desk.tokens.rita,
      json: { facts: 'Anders.', reason: 'So.' },
    });
    expect(foreign.status).toBe(404);
  });
});
