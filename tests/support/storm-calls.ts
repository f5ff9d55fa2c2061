import sharp from 'sharp';
import type { Answer, CallOptions, TestApp } from '#tests/support/app.ts';
import type { createOwner } from '#tests/support/factories.ts';
import { callAsApp, eventInput, registrationForm } from '#tests/support/factories.ts';

export type Owner = Awaited<ReturnType<typeof createOwner>>;
export type StormCall = () => Promise<Answer>;

const picture = sharp({ create: { width: 320, height: 200, channels: 3, background: '#e4572e' } })
  .png()
  .toBuffer();

/** Each call needs a new form, since its file can be read only once. */
async function pictureForm(): Promise<FormData> {
  const form = new FormData();
  form.set('image', new File([new Uint8Array(await picture)], 'bild.png'));
  return form;
}

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** Places of the contested event. */
export const PLACES = 10;
/** Idempotency keys, each sent several times. */
export const KEYS = 10;
export const keyedTitle = (key: number) => `Einmal ${key}`;

/** Creates the business's data. */
export async function furnish(app: TestApp, { token }: Owner) {
  const make = async (path: string, json: unknown) => {
    const { status, body } = await app.call<{ id: string }>('POST', path, { token, json });
    if (status >= 300) throw new Error(`${path} ${status} ${JSON.stringify(body)}`);
    return body.id;
  };
  const events = async (count: number, overrides: Record<string, unknown>) => {
    const ids: string[] = [];
    for (let i = 0; i < count; i++) ids.push(await make('/events', eventInput(overrides)));
    return ids;
  };
  const popular = await make(
    '/events',
    eventInput({ status: 'published', tariff: 'dialog', max_participants: PLACES, waiting_list: true }),
  );
  const choosy = await make('/events', eventInput({ status: 'published', approval_method: 'application' }));
  const people = times(12, (i) => `early-${i}`);
  for (const user of people) {
    await callAsApp(app, 'POST', `/events/${popular}/participants`, { user_id: user, display_name: user });
    await callAsApp(app, 'POST', `/events/${choosy}/participants`, { user_id: user, display_name: user });
  }
  const pictured = await make('/events', eventInput());
  await app.call('PUT', `/events/${pictured}/image`, { token, form: await pictureForm() });
  return {
    popular,
    choosy,
    people,
    pictured,
    drafts: await events(8, {}),
    scheduled: await events(4, { publish_type: 'scheduled', scheduled_date: '2026-12-01' }),
    published: await events(4, { status: 'published' }),
    hooks: [
      await make('/webhooks', { url: 'https://shop.example/hooks' }),
      await make('/webhooks', { url: 'https://a.example/' }),
    ],
    keys: [await make('/api-keys', { name: 'Kasse' }), await make('/api-keys', { name: 'Tresen' })],
    invited: [
      await make('/team', { user_email: `${token.slice(0, 8)}1@team.example` }),
      await make('/team', { user_email: `${token.slice(0, 8)}2@team.example` }),
    ],
  };
}

export type Furniture = Awaited<ReturnType<typeof furnish>>;

export function callsOn(app: TestApp, { token }: Owner, has: Furniture): StormCall[] {
  const call =
    (method: string, path: string, options: CallOptions = {}) =>
    () =>
      app.call(method, path, { token, ...options });
  const json = (method: string, path: string, body?: unknown) => call(method, path, { json: body });
  const form =
    (path: string, method = 'PUT') =>
    async () =>
      app.call(method, path, { token, form: await pictureForm() });
  const guest = (method: string, path: string, body?: unknown) => () => callAsApp(app, method, path, body);
  const person = (user: string) => ({ user_id: user, display_name: user });
  const act = (ids: string[], action: string, body?: unknown) =>
    ids.map((id) => json('POST', `/events/${id}/${action}`, body));
  const plan = { scheduled_date: '2026-12-02', scheduled_time: '18:00' };
  const twice = <T>(each: T[]) => [...each, ...each];

  return [
    ...times(6, (i) => json('POST', '/events', eventInput({ title: `Entwurf ${i}` }))),
    ...times(6, () => json('POST', '/events', eventInput({ status: 'published' }))),
    ...times(3 * KEYS, (i) =>
      call('POST', '/events', {
        json: eventInput({ title: keyedTitle(i % KEYS), status: 'published' }),
        headers: { 'Idempotency-Key': `key-${i % KEYS}` },
      }),
    ),
    ...twice(act(has.drafts, 'publish')),
    ...act(has.drafts, 'schedule', plan),
    ...twice(act(has.scheduled, 'withdraw')),
    ...act(has.scheduled, 'publish'),
    ...twice(act(has.published, 'archive')),
    ...has.drafts.slice(0, 3).map((id) => json('DELETE', `/events/${id}`)),
    ...has.drafts.map((id) => json('PATCH', `/events/${id}`, { title: 'Anders' })),
    ...times(8, () => json('POST', `/events/${has.pictured}/duplicate`)),
    ...times(2, () => form(`/events/${has.pictured}/image`)),
    ...times(8, () => form(`/events/${has.pictured}/pictures`, 'POST')),
    ...times(4, () => json('PUT', `/events/${has.pictured}/pictures`, { pictures: [] })),
    ...times(40, (i) =>
      guest('POST', `/events/${has.popular}/participants`, { ...person(`late-${i}`), party_size: 1 + (i % 3) }),
    ),
    ...times(10, (i) => guest('POST', `/events/${has.popular}/participants`, person(`late-${i}`))),
    ...has.people.map((user) => guest('DELETE', `/events/${has.popular}/participants`, { user_id: user })),
    ...times(10, () => guest('POST', `/events/${has.popular}/views`)),
    ...times(10, () => guest('POST', `/events/${has.popular}/interest`, { kind: 'opened' })),
    ...has.people.flatMap((user) => [
      json('POST', `/events/${has.choosy}/participants/${user}/approve`),
      json('POST', `/events/${has.choosy}/participants/${user}/reject`),
    ]),
    ...times(5, (i) => json('POST', '/team', { user_email: `${i}-${token.slice(0, 8)}@team.example` })),
    ...twice(has.invited.map((id) => json('POST', `/team/${id}/resend`))),
    ...has.invited.slice(1).map((id) => json('DELETE', `/team/${id}`)),
    ...times(4, (i) => json('POST', '/api-keys', { name: `Gerät ${i}` })),
    ...has.keys.slice(1).map((id) => json('DELETE', `/api-keys/${id}`)),
    ...times(8, () => json('POST', '/webhooks', { url: 'https://shop.example/hooks' })),
    ...has.hooks.flatMap((id) => [
      json('POST', `/webhooks/${id}/rotate-secret`),
      json('POST', `/webhooks/${id}/test`),
      json('PATCH', `/webhooks/${id}`, { event_types: ['event.created'] }),
    ]),
    ...has.hooks.slice(1).map((id) => json('DELETE', `/webhooks/${id}`)),
    ...times(6, (i) => json('PUT', '/profile', { display_name: `Anker ${i}`, is_visible: true })),
    ...times(2, () => form('/profile/image')),
    ...times(5, (i) => json('PATCH', '/business', { phone: `040 ${i}` })),
    ...times(3, () => json('POST', '/credits/purchase', { package_id: 'credits_25', payment_method: 'card' })),
    ...times(3, () => json('POST', '/subscription/checkout', { planType: 'subscription', priceAmount: 2900 })),
    ...times(3, () => json('POST', '/subscription/check')),
    ...[
      '/events',
      '/events?q=anders',
      '/credits/balance',
      '/credits/entries',
      '/team',
      '/audit',
      '/analytics/business',
      '/me',
    ].map((path) => json('GET', path)),
    ...times(4, () => json('POST', '/account/exports')),
    json('GET', '/account/exports'),
  ];
}

export function strangersCalls(app: TestApp): StormCall[] {
  return [
    ...times(3, () => () => app.call('POST', '/registrations', { json: registrationForm() })),
    ...times(
      3,
      () => () => app.call('POST', '/auth/login', { json: { email: 'nobody@x.example', password: 'geheim 12' } }),
    ),
    ...times(
      5,
      (i) => () =>
        app.call('POST', '/contact', {
          json: { name: 'Ada', email: `ada-${i}@x.example`, topic: 'general', message: 'Guten Tag zusammen' },
        }),
    ),
    ...times(10, () => () => callAsApp(app, 'GET', '/feed')),
  ];
}
