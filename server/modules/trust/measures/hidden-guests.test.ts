import { expect, it } from 'vitest';
import { createDesk } from '#tests/support/measures.ts';
import { createTestSite } from '#tests/support/pages.ts';

const desk = createDesk();
const { impose, lift, publish, call } = desk;

async function post(path: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  const site = createTestSite(desk.app.deps);
  const answer = await site.request(path, { method: 'POST', body, headers: { 'Accept-Language': 'de' } });
  return answer.headers.get('Location') ?? '';
}
const subjectsTo = async (email: string) =>
  (await desk.app.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);

/** Joins an event, and returns the path of the guest's page. */
async function join(id: string, email: string) {
  const { body } = await call<{ page_url: string }>('GET', `/events/${id}`);
  const form = `${new URL(body.page_url).pathname}/dabei`;
  const sent = await post(form, { step: 'join', name: 'Gerda', email, party: '1', adult: 'on', language: 'de' });
  const code = (await subjectsTo(email))[0]?.slice(0, 6) ?? '';
  const anfrage = new URL(sent, 'http://x').searchParams.get('anfrage') ?? '';
  return (await post(form, { step: 'code', anfrage, code, language: 'de' })).split('?')[0] ?? '';
}

it('guests without the app hear that their event is hidden, and that it is back, each once', async () => {
  const [id, other] = [await publish({ title: 'Lampionabend' }), await publish({ title: 'Anderes' })];
  await join(id, 'lampion@post.example');
  await join(other, 'anderes@post.example');
  const left = await join(id, 'gegangen@post.example');
  await post(left, { action: 'leave' });
  const measure = (await impose({ kind: 'hide_event', event_id: id })).body.id;
  expect((await subjectsTo('lampion@post.example'))[0]).toBe('Gerade nicht zu sehen: Lampionabend');
  for (const email of ['anderes@post.example', 'gegangen@post.example']) {
    expect(await subjectsTo(email)).not.toContainEqual(expect.stringMatching(/^Gerade nicht/));
  }
  const profile = (await impose({ kind: 'hide_profile' })).body.id;
  expect((await subjectsTo('anderes@post.example'))[0]).toBe('Gerade nicht zu sehen: Anderes');
  await lift(profile);
  expect((await subjectsTo('anderes@post.example'))[0]).toBe('Wieder zu sehen: Anderes');
  await lift(measure);
  const told = (await subjectsTo('lampion@post.example')).filter((subject) => subject.includes('zu sehen'));
  expect(told).toEqual(['Wieder zu sehen: Lampionabend', 'Gerade nicht zu sehen: Lampionabend']);
});
