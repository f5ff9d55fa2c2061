import { HttpError, ok } from '@oazapfts/runtime';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EventInput } from '#tests/.generated/client.ts';
import * as api from '#tests/.generated/client.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { mailedCode } from '#tests/support/factories.ts';
import { createReviewer, reviewerPassword, settleDecisions } from '#tests/support/reviewers.ts';
import { isSigned, startWebhookReceiver } from '#tests/support/webhook-receiver.ts';

/*
 * Walks through the API with a client generated from the OpenAPI document; requests and responses are type-checked
 * against it.
 */
let app: TestApp;
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
const credentials = { email: 'ada@anker.example', password: 'sehr geheim 1' };
const quiz: EventInput = {
  title: 'Kneipenquiz',
  description: 'Sechs Runden, keine Handys.',
  location: 'Gastraum',
  event_date: '2026-12-09',
  start_time: '20:00',
  end_time: '00:30',
  category: { tags: ['quiz'] },
  approval_method: 'application',
  max_participants: 20,
};
const found = { token: '', businessId: '', key: '', keyId: '', eventId: '', webhookId: '', secret: '' };

/** Sets the headers of the following calls. */
function callAs(headers: Record<string, string>): void {
  api.defaults.headers = headers;
}
const asVisitor = () => callAs({ 'X-API-Key': app.deps.config.publicApiKey });
const asPerson = (token = found.token) =>
  callAs({ 'X-API-Key': app.deps.config.publicApiKey, Authorization: `Bearer ${token}` });
const asProgram = () => callAs({ 'X-API-Key': found.key });
const asGuestApp = () => callAs({ 'X-API-Key': app.deps.config.appServiceKey ?? '' });

beforeAll(async () => {
  app = await createTestApp({ allowPrivateWebhooks: true });
  receiver = await startWebhookReceiver();
  api.defaults.fetch = async (input, init) => app.app.request(input as string, init);
});
afterAll(async () => {
  // Other files use the same client.
  delete api.defaults.fetch;
  receiver.close();
  await app.close();
});

/** The token of a sign-in without a second factor. */
function tokenOf(signIn: { access_token: string } | object): string {
  if (!('access_token' in signIn)) throw new Error('a second step is needed');
  return signIn.access_token;
}

test('registers, proves, confirms and signs in', async () => {
  asVisitor();
  const types = (await ok(api.getCatalogue())).business_types.map(({ key }) => key);
  expect(types).toContain('bar');
  const { upload_token } = await ok(
    api.createRegistration({
      businessType: 'bar',
      companyName: 'Zum Anker',
      street: 'Hafenstraße 7',
      zipCode: '20359',
      city: 'Hamburg',
      contactPerson: 'Ada Jansen',
      businessPhone: '040 123 45 67',
      businessEmail: 'laden@anker.example',
      legalForm: 'GmbH',
      loginEmail: credentials.email,
      password: credentials.password,
      adminAccepted: 'true',
    }),
  );
  const proof = new File(['%PDF-1.4\n%%EOF'], 'auszug.pdf', { type: 'application/pdf' });
  await ok(api.uploadRegistrationProof({ upload_token, proof }));
  expect(await api.login(credentials)).toMatchObject({ status: 403, data: { code: 'email_not_confirmed' } });
  const code = await mailedCode(app, credentials.email);
  expect(await ok(api.confirmRegistration({ email: credentials.email, upload_token, code }))).toMatchObject({
    confirmed: true,
    access_token: expect.any(String),
  });
  found.token = tokenOf(await ok(api.login({ ...credentials, remember: true })));
  asPerson();
  const { memberships } = await ok(api.getMe());
  found.businessId = memberships[0]?.business_id ?? '';
  expect(await ok(api.getBusiness())).toMatchObject({ id: found.businessId, verification_status: 'pending' });
});

test('is verified by a reviewer', async () => {
  const { username } = await createReviewer(app, undefined, 'lead');
  asVisitor();
  asPerson(tokenOf(await ok(api.reviewLogin({ username, password: reviewerPassword }))));
  expect((await ok(api.listSubmissions({ status: 'pending' }))).data).toMatchObject([{ id: found.businessId }]);
  await ok(api.addReviewNote(found.businessId, { text: 'Auszug passt.' }));
  await ok(api.verifyBusiness(found.businessId));
  await settleDecisions(app);
  asPerson();
  expect(await ok(api.getVerification())).toMatchObject({ verification_status: 'verified' });
});

test('makes its profile, and keeps it from being overwritten by somebody who read an older one', async () => {
  asPerson();
  const saved = await ok(api.saveProfile({ display_name: 'Zum Anker', is_visible: true, categories: ['Bar'] }));
  const { headers, status } = await api.getProfile();
  expect(status).toBe(200);
  const ifMatch = headers.get('ETag') ?? '';
  await ok(api.saveProfile({ ...saved, description: 'Astra und Quiz' }, { ifMatch }));
  expect(await api.saveProfile({ ...saved, description: 'Zu spät' }, { ifMatch })).toMatchObject({
    status: 412,
    data: { code: 'precondition_failed' },
  });
});

test('makes a key and a webhook, which only the owner in person may', async () => {
  asPerson();
  const { id, key } = await ok(
    api.createApiKey({
      name: 'Kasse',
      scopes: ['events:write', 'participants:write', 'analytics:read', 'credits:read'],
    }),
  );
  const webhook = await ok(api.createWebhook({ url: receiver.url }));
  Object.assign(found, { keyId: id, key, webhookId: webhook.id, secret: webhook.secret });
  expect((await ok(api.listApiKeys())).data).toMatchObject([{ id, name: 'Kasse' }]);
  asProgram();
  expect(await api.listApiKeys()).toMatchObject({ status: 403, data: { code: 'permission_missing' } });
});

test('drafts, prices, illustrates, schedules, withdraws and publishes an event with the key alone', async () => {
  asProgram();
  const draft = await ok(api.createEvent(quiz, { idempotencyKey: 'quiz-2026-12-09' }));
  expect(await ok(api.createEvent(quiz, { idempotencyKey: 'quiz-2026-12-09' }))).toEqual(draft);
  found.eventId = draft.id;
  expect(draft).toMatchObject({ status: 'draft', ends_at: '2026-12-09T23:30:00.000Z', credits_spent: 0 });
  expect(await ok(api.quoteEvent({ event_id: draft.id, featured_event: true }))).toMatchObject({
    total: 2,
    balance: 15,
  });
  const picture = await sharp({ create: { width: 640, height: 360, channels: 3, background: 'tomato' } })
    .png()
    .toBuffer();
  const image = new File([new Uint8Array(picture)], 'quiz.png', { type: 'image/png' });
  expect((await ok(api.uploadEventImage(draft.id, { image }))).image_url).toMatch(/\.webp$/);
  const planned = await ok(api.scheduleEvent(draft.id, { scheduled_date: '2026-12-01' }));
  expect(planned).toMatchObject({ status: 'scheduled', credits_reserved: 1 });
  await ok(api.withdrawEvent(draft.id));
  expect(await ok(api.publishEvent(draft.id))).toMatchObject({ status: 'published', credits_spent: 1 });
  await ok(api.updateEvent(draft.id, { location: 'Hinterzimmer' }));
  expect((await ok(api.listEvents({ status: 'published', q: 'quiz' }))).data).toMatchObject([
    { id: draft.id, location: 'Hinterzimmer' },
  ]);
});

test('is seen and joined through the app of the guests, and decides who comes', async () => {
  asGuestApp();
  expect((await ok(api.readFeed({ tags: 'quiz' }))).data).toMatchObject([{ id: found.eventId }]);
  for (let view = 0; view < 4; view++) await ok(api.countView(found.eventId));
  for (const kind of ['opened', 'opened', 'saved'] as const) await ok(api.countInterest(found.eventId, { kind }));
  for (const [user_id, display_name] of [
    ['mia', 'Mia'],
    ['tom', 'Tom'],
    ['kim', 'Kim'],
  ] as const) {
    expect(await ok(api.joinEvent(found.eventId, { user_id, display_name }))).toMatchObject({ status: 'applied' });
  }
  await ok(api.leaveEvent(found.eventId, { user_id: 'kim' }));
  asPerson();
  expect(await ok(api.approveParticipant(found.eventId, 'mia'))).toMatchObject({ status: 'approved' });
  expect(await ok(api.rejectParticipant(found.eventId, 'tom'))).toMatchObject({ status: 'rejected' });
  const { data, total } = await ok(api.listParticipants(found.eventId, { limit: 2 }));
  expect([data.length, total]).toEqual([2, 3]);
});

test('reads its figures and its credits, and buys more', async () => {
  asPerson();
  const counts = { views: 4, interest: 3, opened: 2, saved: 1, participants: 1, conversion: 0.25, credits: 1 };
  const totals = { ...counts, came: null, cost_cents: 0, credits_per_guest: 1, cents_per_guest: 0 };
  expect((await ok(api.getEventAnalytics(found.eventId, { period: '7d' }))).totals).toEqual(totals);
  expect((await ok(api.getBusinessAnalytics({ metricType: 'participants' }))).totals).toEqual(totals);
  expect(await ok(api.getCreditBalance())).toMatchObject({ balance: 14, plan: { remaining: 14 } });
  const amounts = (await ok(api.listCreditEntries())).data.map(({ amount }) => amount);
  expect(amounts.toSorted((a, b) => a - b)).toEqual([-1, -1, 1, 15]);
  expect((await ok(api.purchaseCredits({ package_id: 'credits_25', payment_method: 'card' }))).url).toMatch(/^http/);
  expect(await ok(api.getSubscription())).toMatchObject({ status: 'none' });
});

test('was told everything by its webhook, can hear it again, and changes the secret', async () => {
  asPerson();
  await app.runJobs();
  const types = receiver.received.map(({ body }) => JSON.parse(body).event_type);
  expect(new Set(types)).toEqual(
    new Set([
      'event.created',
      'event.updated',
      'participant.joined',
      'participant.left',
      'participant.approved',
      'participant.rejected',
    ]),
  );
  expect(receiver.received.every((call) => isSigned(call, found.secret))).toBe(true);
  const { data } = await ok(api.listWebhookDeliveries(found.webhookId, { limit: 1 }));
  expect(data).toMatchObject([{ status: 'delivered', attempts: [{ response_status: 200 }] }]);
  const { secret } = await ok(api.rotateWebhookSecret(found.webhookId));
  await ok(api.redeliverWebhook(found.webhookId, data[0]?.id ?? ''));
  await ok(api.testWebhook(found.webhookId));
  await app.runJobs();
  const [again, trial] = receiver.received.slice(-2);
  for (const call of [again, trial]) expect(call && isSigned(call, secret) && isSigned(call, found.secret)).toBe(true);
  expect((await ok(api.updateWebhook(found.webhookId, { status: 'disabled' }))).status).toBe('disabled');
});

test('invites a colleague, reads what happened, and takes its data along', async () => {
  asPerson();
  const { id } = await ok(api.inviteMember({ user_email: 'jo@anker.example', permissions: ['create_events'] }));
  expect((await ok(api.listTeam())).data.map(({ status }) => status)).toEqual(['invited', 'active']);
  await ok(api.removeMember(id));
  expect((await ok(api.listAudit())).data.map(({ action }) => action)).toContain('api_key_created');
  // The generator returns files as text.
  const { id: exportId } = await ok(api.requestAccountExport());
  await app.runJobs();
  expect((await ok(api.listAccountExports())).data.map(({ status }) => status)).toEqual(['ready']);
  const archive = await api.getAccountExport(exportId);
  expect([archive.status, archive.headers.get('Content-Type')]).toEqual([200, 'application/zip']);
});

test('clears everything away again', async () => {
  asPerson();
  const copy = await ok(api.duplicateEvent(found.eventId));
  await ok(api.deleteEvent(copy.id));
  expect(await ok(api.archiveEvent(found.eventId))).toMatchObject({ status: 'archived' });
  await ok(api.deleteEvent(found.eventId));
  await ok(api.deleteWebhook(found.webhookId));
  await ok(api.deleteApiKey(found.keyId));
  asProgram();
  await expect(ok(api.getBusiness())).rejects.toBeInstanceOf(HttpError);
  asPerson();
  await ok(api.deleteAccount({ password: credentials.password }));
  expect(await api.getMe()).toMatchObject({ status: 401, data: { code: 'invalid_token' } });
});
