import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rateLimits } from '#database/schema/rate-limits.ts';
import type { Language } from '#domain/shared/language.ts';
import { systemContext } from '#server/context/context.ts';
import { sweepWebRequests } from '#server/modules/guests/web-guests/jobs.ts';
import { guestCode } from '#server/security/guest-secrets.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';
import { createTestSite } from '#tests/support/pages.ts';

/* Every refusal of the pages of guests without the app: a sentence in its place, the status, and what was typed. */
let app: TestApp;
let site: ReturnType<typeof createTestSite>;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  site = createTestSite(app.deps);
  owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(rateLimits);
  await setCredits(app, owner.businessId, 100);
  app.clock.set('2026-11-21T12:00:00Z');
});

async function publish(overrides: Record<string, unknown> = {}) {
  const json = eventInput({ ...overrides, status: 'published' });
  const { body } = await app.call<{ id: string; page_url: string }>('POST', '/events', { token: owner.token, json });
  return { id: body.id, form: `${new URL(body.page_url).pathname}/dabei` };
}
async function post(language: Language, path: string, fields: Record<string, string>) {
  app.clock.advance({ seconds: 1 });
  const body = new URLSearchParams({ ...fields, language });
  const answer = await site.request(path, { method: 'POST', body, headers: { 'Accept-Language': language } });
  const { status, headers } = answer;
  return { status, headers, location: headers.get('Location') ?? '', text: await answer.text() };
}
let count = 0;
const address = () => `refused${++count}@post.example`;
const typed = (fields: Record<string, string> = {}) => ({
  ...{ step: 'join', name: 'Gerda & Grün', email: address(), party: '2', adult: 'on', shares: 'on', ...fields },
});
const requestOf = ({ location }: { location: string }) =>
  new URL(location, 'http://x').searchParams.get('anfrage') ?? '';
const codeOf = (anfrage: string) => guestCode(app.deps.config.secretKey, anfrage);

/** Confirms a new request and returns the guest's page. */
async function join(form: string, fields: Record<string, string> = {}) {
  const anfrage = requestOf(await post('de', form, typed(fields)));
  const done = await post('de', form, { step: 'code', anfrage, code: codeOf(anfrage) });
  expect(done.location).toMatch(/^\/d\//);
  return done.location;
}

const sentences = {
  de: {
    required: 'Das fehlt noch.',
    email: 'So sieht keine E-Mail-Adresse aus.',
    adult: 'Ohne diesen Haken geht es nicht.',
    party: 'Eine bis sechs Personen.',
    large: 'So groß ist das Event nicht: höchstens 5.',
    full: 'Das ist voll. Frei sind noch 1.',
    wrong: 'Dieser Code stimmt nicht.',
    tries: 'Zu viele falsche Codes.',
    old: 'Der Code gilt nicht mehr.',
    limited: 'Das war zu oft. In 60 Minuten geht es weiter.',
    unknown: 'Diesen Link kennen wir nicht.',
    ended: 'Das Event ist vorbei oder abgesagt.',
    already: 'Du stehst schon auf der Liste',
    first: 'Vor dir wartet niemand.',
    gone: 'Dein Platz hat sich inzwischen geändert.',
    over: 'Das Event ist vorbei.',
    cancelled: 'Dieses Event findet nicht statt.',
  },
  en: {
    required: 'This is missing.',
    email: 'This does not look like an e-mail address.',
    adult: 'This has to be ticked.',
    party: 'One to six people.',
    large: 'The event is not that large: at most 5.',
    full: 'This is full. Places left: 1.',
    wrong: 'This code is wrong.',
    tries: 'Too many wrong codes.',
    old: 'The code is not valid any more.',
    limited: 'That was too often. It goes on in 60 minutes.',
    unknown: 'We do not know this link.',
    ended: 'The event is over or cancelled.',
    already: 'You are on the list already',
    first: 'Nobody waits before you.',
    gone: 'Your place has changed meanwhile.',
    over: 'The event is over.',
    cancelled: 'This event does not take place.',
  },
} as const;

describe.each(['de', 'en'] as const)('in %s', (language) => {
  const say = sentences[language];
  const send = (path: string, fields: Record<string, string>) => post(language, path, fields);
  const shown = async (path: string) => {
    const answer = await site.request(path, { headers: { 'Accept-Language': language } });
    return [answer.status, await answer.text()] as const;
  };

  it.each<[string, Record<string, string>, string, string]>([
    ['a missing name', { name: ' ' }, say.required, 'name'],
    ['a missing address', { email: '' }, say.required, 'email'],
    ['a wrong address', { email: 'ada@' }, say.email, 'email'],
    ['no tick at 18', { adult: '' }, say.adult, 'adult'],
    ['a party of none', { party: '0' }, say.party, 'party'],
    ['a party of words', { party: 'viele' }, say.party, 'party'],
  ])('%s is named at its field', async (_, wrong, sentence, field) => {
    const { form } = await publish({ capacity: 5 });
    const fields: Record<string, string> = typed({ name: 'Gerda & Grün', ...wrong });
    const { status, text } = await send(form, fields);
    expect(status).toBe(422);
    expect(text).toContain(`id="${field}-fault">${sentence}`);
    expect(text.match(/class="fault"/g)).toHaveLength(1);
    if (field !== 'name') expect(text).toContain('value="Gerda &amp; Grün"');
    expect(text).toContain(`value="${fields.email}"`);
    if (field !== 'party') expect(text).toContain('<option selected>2');
    expect(text).toMatch(/name="shares" checked/);
  });

  it('a full event and a party larger than the event keep what was typed', async () => {
    const { form } = await publish({ capacity: 5 });
    await join(form, { party: '4' });
    for (const [fields, status, sentence] of [
      [typed(), 409, say.full],
      [typed({ party: '6' }), 422, say.large],
    ] as const) {
      const answer = await send(form, fields);
      expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(sentence)]);
      expect(answer.text).toContain(`value="${fields.email}"`);
      expect(answer.text).toMatch(/name="adult" required checked/);
    }
  });

  it('an event that is over or cancelled shows its page, and the place says so', async () => {
    const over = await publish({ event_date: '2026-11-21', start_time: '14:00', end_time: '15:00' });
    const off = await publish();
    const [overPlace, offPlace] = [await join(over.form, typed()), await join(off.form, typed())];
    await app.call('POST', `/events/${off.id}/cancel`, { token: owner.token, json: {} });
    app.clock.set('2026-11-21T15:00:00Z');
    for (const { form } of [over, off]) {
      const answer = await send(form, typed());
      expect([answer.status, answer.location]).toEqual([303, form.replace(/\/dabei$/, '')]);
    }
    for (const [place, sentence] of [
      [overPlace, say.over],
      [offPlace, say.cancelled],
    ] as const) {
      await app.db.execute(`update web_guests set language = '${language}'`);
      expect(await shown(place)).toEqual([200, expect.stringContaining(sentence)]);
      const late = await send(place, { action: 'party', party: '1' });
      expect([late.status, late.text]).toEqual([409, expect.stringContaining(say.ended)]);
    }
  });

  it('a wrong and an old code keep the request, and the right one counts afterwards', async () => {
    const { form } = await publish();
    const anfrage = requestOf(await send(form, typed()));
    const wrong = await send(form, { step: 'code', anfrage, code: '12 34' });
    expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining(say.wrong)]);
    expect(wrong.text).toContain('value="12 34" aria-invalid="true" aria-describedby="said"');
    for (let i = 0; i < 3; i++) await send(form, { step: 'code', anfrage, code: '000000' });
    const last = await send(form, { step: 'code', anfrage, code: '000000' });
    expect([last.status, last.text]).toEqual([422, expect.stringContaining(say.tries)]);
    const old = requestOf(await send(form, typed()));
    app.clock.advance({ minutes: 11 });
    const late = await send(form, { step: 'code', anfrage: old, code: codeOf(old) });
    expect([late.status, late.text]).toEqual([422, expect.stringContaining(say.old)]);
    const fresh = requestOf(await send(form, typed()));
    expect((await send(form, { step: 'code', anfrage: fresh, code: codeOf(fresh) })).status).toBe(303);
  });

  it('who is in already is told, and a link that expired or never was is not known', async () => {
    const { form } = await publish();
    const email = address();
    await join(form, { email });
    const again = requestOf(await send(form, typed({ email })));
    const { location } = await send(form, { step: 'code', anfrage: again, code: codeOf(again) });
    expect(await shown(location)).toEqual([200, expect.stringContaining(say.already)]);
    expect(await shown(`/d/${'a'.repeat(43)}`)).toEqual([404, expect.stringContaining(say.unknown)]);
    const forgotten = address();
    await send(form, typed({ email: forgotten }));
    const mail = (await app.mails()).find(({ to }) => to === forgotten);
    const path = /\/d\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect((await shown(path))[0]).toBe(200);
    app.clock.advance({ hours: 25 });
    await app.handlers['release-held-places']({});
    await sweepWebRequests(systemContext(app.deps));
    const expired = await send(path, { action: 'confirm' });
    expect([expired.status, expired.text]).toEqual([404, expect.stringContaining(say.unknown)]);
  });

  it('an offer that another already has is gone', async () => {
    const { form } = await publish({ capacity: 5, waiting_list: true });
    const place = await join(form, { party: '5' });
    const waiting = await join(form, { party: '1' });
    await app.db.execute(`update web_guests set language = '${language}'`);
    expect(await shown(waiting)).toEqual([200, expect.stringContaining(say.first)]);
    const early = await send(waiting, { action: 'accept' });
    expect([early.status, early.text]).toEqual([409, expect.stringContaining(say.gone)]);
    const larger = await send(waiting, { action: 'party', party: '2' });
    expect([larger.status, larger.text]).toEqual([409, expect.stringContaining(say.gone)]);
    const none = await send(place, { action: 'party', party: '0' });
    expect([none.status, none.text]).toEqual([422, expect.stringContaining(say.party)]);
  });

  it('too many mails to one address wait for the hour, with everything typed', async () => {
    const { form } = await publish();
    const email = address();
    for (let i = 0; i < 3; i++) expect((await send(form, typed({ email }))).status).toBe(303);
    const { status, text, headers } = await send(form, typed({ email }));
    expect([status, text]).toEqual([429, expect.stringContaining(say.limited)]);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(3500);
    expect(text).toContain(`value="${email}"`);
    const link = await send(form, { step: 'link', email });
    expect([link.status, link.text]).toEqual([429, expect.stringContaining(say.limited)]);
  });
});

it('a guest who left comes back by the link of the next mail, and deletes both requests at once', async () => {
  const { id, form } = await publish();
  const email = address();
  const place = await join(form, { email, party: '1' });
  await post('de', place, { action: 'leave' });
  await post('de', form, typed({ email, party: '3' }));
  expect(await (await site.request(place)).text()).toContain('Bist du dabei?');
  expect((await post('de', place, { action: 'confirm' })).status).toBe(303);
  const people = async () =>
    (await app.call<{ data: object[] }>('GET', `/events/${id}/participants`, { token: owner.token })).body.data;
  expect(await people()).toMatchObject([{ status: 'joined', party_size: 3 }]);
  await post('de', place, { action: 'leave' });
  expect(await (await site.request(place)).text()).toContain('Du hast abgesagt.');
  await post('de', form, typed({ email }));
  expect((await post('de', place, { action: 'erase' })).status).toBe(200);
  expect(await people()).toMatchObject([{ status: 'left', display_name: '' }]);
  expect((await site.request(place)).status).toBe(404);
});

it('a database that is away keeps what was typed, with 503', async () => {
  const { form } = await publish();
  const fields = typed();
  const gone = Object.assign(new Error('terminating connection'), { code: '57P01' });
  vi.spyOn(app.deps.rateLimits, 'consume').mockRejectedValueOnce(gone);
  const { status, text, headers } = await post('en', form, fields);
  expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
  expect(text).toContain('That did not work. Try again in a moment.');
  expect(text).toContain(`value="${fields.email}"`);
});

it('the screen of the code leads to the mailbox of the demo, and that one back to it', async () => {
  const { form } = await publish();
  const { location } = await post('de', form, typed());
  const screen = await (await site.request(location)).text();
  const mailbox = /href="(\/demo\/mail[^"]*)"/.exec(screen)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(new URL(mailbox, 'http://x').searchParams.get('from')).toBe(location);
});
