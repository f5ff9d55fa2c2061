import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { measureHistory, measures } from '#database/schema/measures.ts';
import { users } from '#database/schema/users.ts';
import { systemContext } from '#server/context/context.ts';
import { sendMeasureMail } from '#server/modules/trust/measures/send-measure-mail.ts';
import { createOwner } from '#tests/support/factories.ts';
import type { Measure } from '#tests/support/measures.ts';
import { createDesk } from '#tests/support/measures.ts';

const desk = createDesk();
const { goTo, call, review, impose, lift, decide, complain, mine, publish, asApp, mailsToOwner, settle } = desk;

describe('a complaint', () => {
  it('is decided by somebody else, once; upheld, everything is restored', async () => {
    const event_id = await publish();
    const { id } = (await impose({ kind: 'hide_event', event_id })).body;
    expect((await complain(id)).body).toMatchObject({
      may_complain: false,
      complaint: { outcome: null, due_at: '2026-11-28T12:00:00.000Z' },
    });
    expect((await complain(id)).body.code).toBe('complaint_exists');

    type Waiting = { data: { is_own: boolean; business_id: string; measure: Measure }[] };
    const waiting = async (by: 'rita' | 'omar') =>
      (await review<Waiting>('/complaints', undefined, by)).body.data.filter(
        ({ business_id: businessId }) => businessId === desk.owner.businessId,
      );
    expect(await waiting('rita')).toMatchObject([{ is_own: true, measure: { id } }]);
    expect(await waiting('omar')).toMatchObject([{ is_own: false }]);

    const own = await decide(id, 'upheld', 'rita');
    expect([own.status, own.body.code]).toEqual([403, 'own_measure']);
    const decided = await Promise.all([decide(id, 'upheld', 'omar'), decide(id, 'refused', 'omar')]);
    expect(decided.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    if (decided[0].status !== 200) return;
    expect(decided[0].body).toMatchObject({ ending: 'complaint_upheld', complaint: { outcome: 'upheld' } });
    expect(decided[1].body.code).toBe('already_decided');
    expect(await asApp(`/events/${event_id}`)).toBe(200);
    expect(await waiting('omar')).toEqual([]);
  });

  it('that is refused leaves the measure, with reasons by mail and on the page', async () => {
    const { id } = (await impose({ kind: 'hide_profile' })).body;
    await complain(id);
    expect((await decide(id, 'refused', 'omar')).status).toBe(200);
    expect(await asApp(`/businesses/${desk.owner.businessId}`)).toBe(404);
    expect((await mine())[0]).toMatchObject({
      in_force: true,
      complaint: { outcome: 'refused', reason: 'So ist es.' },
      history: [{ step: 'imposed' }, { step: 'complained' }, { step: 'complaint_refused', text: 'So ist es.' }],
    });
    const mail = (await mailsToOwner()).find(({ text }) => text.includes('Die Maßnahme bleibt.'));
    expect(mail?.text).toContain('Begründung: So ist es.');
    expect(mail?.text).toContain('Streitbeilegungsstelle');
  });

  it('is possible for six months, also after the measure has expired, and not after it was lifted', async () => {
    const { id } = (await impose({ kind: 'hide_profile', until: '2026-11-22' })).body;
    const lifted = (await impose({ kind: 'stop_publishing' })).body.id;
    await lift(lifted);
    expect((await complain(lifted)).body.code).toBe('measure_over');
    await goTo('2027-05-21T12:00:01Z');
    await settle();
    expect((await complain(id)).body.code).toBe('complaint_late');
    await goTo('2027-05-21T12:00:00Z');
    expect((await complain(id)).status).toBe(201);
    // Nothing is left to restore, but the complaint is decided.
    expect((await decide(id, 'upheld', 'omar')).body).toMatchObject({
      ending: 'expired',
      complaint: { outcome: 'upheld' },
    });
  });

  it('is upheld by lifting the measure', async () => {
    const { id } = (await impose({ kind: 'hide_profile' })).body;
    await complain(id);
    await lift(id);
    expect((await mine())[0]).toMatchObject({ ending: 'lifted', complaint: { outcome: 'upheld' } });
    expect((await decide(id, 'refused', 'omar')).body.code).toBe('already_decided');
  });

  it('is for the owner, about measures of their own business', async () => {
    const { id } = (await impose({ kind: 'hide_profile' })).body;
    const stranger = await createOwner(desk.app);
    const json = { text: 'Ich auch.' };
    const foreign = await desk.app.call('POST', `/business/measures/${id}/complaint`, { token: stranger.token, json });
    expect(foreign.status).toBe(404);
    expect((await call<Measure>('POST', `/business/measures/${id}/complaint`, { text: '' })).status).toBe(422);
  });
});

describe('the mail', () => {
  const source = '§ 86a StGB';
  it.each([
    [
      'de',
      'Zum Anker: Event ausblenden',
      [
        'Dein Event „Kneipenquiz“ ist für Gäste nicht mehr zu sehen.',
        `verstößt nach unserer Prüfung gegen das Gesetz: ${source}.`,
        'Ein verbotenes Zeichen auf dem Plakat.',
        'Gilt ab: 21. November 2026',
        'Wie lange: bis wir sie aufheben',
        'Automatische Mittel haben weder gesucht noch entschieden.',
        'Bis 21. Mai 2027 kannst du dich',
        'innerhalb von 7 Tagen',
        'vor Gericht gehen',
        '/business/account?show=measures',
      ],
    ],
    [
      'en',
      'Zum Anker: Hide an event',
      [
        'Guests no longer see your event “Kneipenquiz”.',
        `the content breaks the law: ${source}.`,
        'Ein verbotenes Zeichen auf dem Plakat.',
        'In force from: 21 November 2026',
        'For how long: until we lift it',
        'No automated means searched or decided.',
        'Until 21 May 2027 you can complain in your account',
        'within 7 days',
        'or go to court',
        '/business/account?show=measures',
      ],
    ],
  ] as const)('says everything in plain words in %s, once', async (language, subject, parts) => {
    await desk.app.db.update(users).set({ language }).where(eq(users.email, desk.owner.email));
    const event_id = await publish();
    const facts = 'Ein verbotenes Zeichen auf dem Plakat.';
    const { body } = await impose({ kind: 'hide_event', ground: 'illegal_content', source, facts, event_id });
    const [mail, ...others] = (await mailsToOwner()).filter((each) => each.subject === subject);
    expect(others).toEqual([]);
    for (const part of parts) expect(mail?.text).toContain(part);
    const [stored] = await desk.app.db.select().from(measures).where(eq(measures.id, body.id));
    expect(stored?.isFoundByProgram).toBe(false);
  });

  it('comes once although its job runs twice', async () => {
    await impose({ kind: 'hide_profile' });
    const count = (await mailsToOwner()).length;
    const rows = await desk.app.db
      .select()
      .from(measureHistory)
      .where(eq(measureHistory.businessId, desk.owner.businessId));
    const [step] = rows;
    await sendMeasureMail.run(systemContext(desk.app.deps), {
      businessId: desk.owner.businessId,
      stepId: step?.id ?? '',
    });
    expect(await mailsToOwner()).toHaveLength(count);
  });
});
