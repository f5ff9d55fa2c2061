import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { events } from '#database/schema/events.ts';
import { defaultOpeningHours } from '#domain/hours/opening-hours.ts';
import type { SweptId } from '#domain/retention/retention.ts';
import { connectAgent, createAgentKey } from '#tests/support/agent.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { filesWith, tablesWith } from '#tests/support/dump.ts';
import { takeExport } from '#tests/support/exports.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';
import { createReviewer } from '#tests/support/reviewers.ts';
import { createMember } from '#tests/support/teams.ts';

/** Expired rows three years later; the database clock is the machine's. */
const leftOver: Record<SweptId, string> = {
  guests: `event_participants where display_name <> ''`,
  leftGuests: `event_participants where status = 'left' and user_id not like 'erased-%'`,
  refusedGuests: `event_participants where status = 'rejected' and user_id not like 'erased-%'`,
  webRequests: 'web_guests where user_id is null',
  farewells: 'guest_farewells',
  appChanges: 'app_changes',
  reporters: 'reports where name is not null or email is not null or explanation is not null',
  registrations: 'registrations',
  sessions: 'session_tokens',
  factors: 'sign_in_challenges',
  emailChanges: 'email_changes',
  knownDevices: 'known_devices',
  people: `users where name = 'Lena Leerstand'`,
  passwordLinks: 'password_resets',
  invitations: 'team_invitations',
  ownershipOffers: 'ownership_offers',
  proofs: 'businesses where proof_key is not null',
  measures: 'measures',
  contracts: 'legal_acceptances where business_id in (select id from businesses where closed_at is not null)',
  notices: 'notices',
  webhookMessages: 'webhook_deliveries',
  agentRequests: 'agent_requests',
  streamChanges: 'business_changes',
  exports: 'account_exports',
  payments: `payments where paid_at < now() - interval '9 years'`,
  invoices: `invoices where issued_at < now() - interval '9 years'`,
  paymentMessages: 'stripe_events',
  contactMessages: 'contact_messages',
  mails: `mails where created_at < now() - interval '30 days'`,
  suppressedAddresses: 'suppressed_addresses',
  withdrawals: 'withdrawals',
  answers: 'idempotency_keys',
  limits: `rate_limits where key = 'old'`,
  auditLog: `audit_entries where created_at < now() - interval '3 years'`,
  staff: `reviewers where username = 'gegangen'`,
  erasures: 'erasures',
  demoMails: 'demo_mails',
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const count = async (rows: string) =>
  Number((await app.db.execute<{ n: string }>(sql.raw(`select count(*) as n from ${rows}`))).rows[0]?.n);

describe('three years later', () => {
  // ASVS 14.2.4.
  it('nothing is left whose time is over', async () => {
    const now = new Date();
    const then = new Date(now);
    then.setUTCFullYear(now.getUTCFullYear() - 3);
    then.setUTCDate(then.getUTCDate() - 3);
    app.clock.set(then.toISOString());
    const day = (days: number) => new Date(then.getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const owner = await createOwner(app);
    await verifyBusiness(app, owner.businessId);
    await setCredits(app, owner.businessId, 20);
    const { token } = owner;
    const hook = { url: 'https://hooks.example/in', event_types: ['participant.joined', 'participant.left'] };
    await app.call('POST', '/webhooks', { token, json: hook });
    const input = eventInput({ event_date: day(2), status: 'published' });
    const { id } = (await app.call<{ id: string }>('POST', '/events', { token, json: input })).body;
    for (const user of ['ada', 'bob', 'cem']) {
      await callAsApp(app, 'POST', `/events/${id}/participants`, { user_id: user, display_name: user });
    }
    await callAsApp(app, 'DELETE', `/events/${id}/participants`, { user_id: 'bob' });
    await app.call('POST', `/events/${id}/participants/cem/reject`, { token });
    await callAsApp(app, 'DELETE', '/people/niemand');
    const message = {
      name: 'Gerda',
      email: 'gerda@gast.example',
      topic: 'general',
      message: 'Eine lange Frage an euch.',
    };
    const headers = { 'Idempotency-Key': randomUUID() };
    expect((await app.call('POST', '/contact', { json: message, headers })).status).toBe(202);
    await app.call('POST', '/auth/password/forgot', { json: { email: owner.email } });
    await app.call('POST', '/auth/email-change', { token, json: { email: 'neue@anker.example' } });
    await app.call('POST', '/team', {
      token,
      json: { user_email: 'neu@anker.example', permissions: ['door'] },
    });
    const agent = await connectAgent(app, (await createAgentKey(app, token, { scopes: ['events:write'] })).key);
    const { confirmation_token } = (await agent.use('cancel_event', { id })).data;
    await agent.use('cancel_event', { id, confirmation_token });
    const lena = await createMember(app, owner.businessId, { name: 'Lena Leerstand' });
    await app.db.execute(
      sql`delete from team_members where user_id = (select id from users where name = 'Lena Leerstand')`,
    );
    expect(lena.token).toBeTypeOf('string');
    await callAsApp(app, 'POST', '/reports', {
      ...{ event_id: id, user_id: 'ada', kind: 'fraud', good_faith: true },
      ...{ explanation: 'Den Laden gibt es hier gar nicht.', name: 'Ada', email: 'ada@gast.example' },
    });
    await takeExport(app, token);
    const reviewer = await createReviewer(app, 'gegangen');
    const closed = await createOwner(app);
    const { files } = app.deps;
    await files.put(`proofs/${owner.businessId}/1.pdf`, new TextEncoder().encode('proof'), {
      mimeType: 'application/pdf',
    });
    const at = then.toISOString();
    await app.db.execute(
      sql.raw(`
      update report_cases set decided_at = '${at}', outcome = 'no_action';
      update reviewers set disabled_at = '${at}';
      update businesses set proof_key = 'proofs/${owner.businessId}/1.pdf', proof_type = 'application/pdf';
      insert into verification_decisions (id, business_id, reviewer_id, outcome, reasons, decided_at)
        values (gen_random_uuid(), '${owner.businessId}', '${reviewer.id}', 'verified', '{}', '${at}');
      insert into measures (business_id, id, kind, ground, facts, imposed_by, imposed_at, effective_at, ended_at)
        values ('${owner.businessId}', gen_random_uuid(), 'hide_event', 'illegal_content', 'x', '${reviewer.id}', '${at}', '${at}', '${at}');
      insert into payments (id, business_id, reference, type, item, amount_cents, credits, buyer, paid_at, created_at)
        values (gen_random_uuid(), '${owner.businessId}', 'alt', 'credits', 'x', 1, 1, '{"companyName":"Alt"}', now() - interval '12 years', now());
      insert into invoices (business_id, id, number, kind, payment_id, language, seller, buyer, type, item, credits,
          gross_cents, net_cents, vat_cents, vat_percent, supplied_at, issued_at)
        select '${owner.businessId}', gen_random_uuid(), year || '-000001', 'invoice', gen_random_uuid(), 'de', '{}', '{}', 'credits', 'x', 1,
          119, 100, 19, 19, make_timestamptz(year, 6, 1, 0, 0, 0), make_timestamptz(year, 6, 1, 0, 0, 0)
        from unnest(array[${now.getUTCFullYear() - 10}, ${now.getUTCFullYear() - 8}]) as year;
      insert into invoice_files (business_id, invoice_id, key, sha256, size_bytes, made_at)
        select business_id, id, 'invoices/' || number, '', 0, issued_at from invoices;
      update businesses set closed_at = '${at}'::timestamptz - interval '1 year' where id = '${closed.businessId}';
      insert into ownership_offers (business_id, id, member_id, offered_by, created_at, expires_at, outcome, closed_at)
        select business_id, gen_random_uuid(), id, user_id, '${at}', '${at}', 'declined', '${at}'
        from team_members where business_id = '${owner.businessId}' limit 1;
      insert into legal_acceptances (business_id, document, version, hash, user_id, language, accepted_at)
        select '${closed.businessId}', 'terms', 0, 'x', id, 'de', '${at}' from users limit 1;
      insert into withdrawals (id, name, email, contract, ordered, language, created_at)
        values (gen_random_uuid(), 'Gerda', 'gerda@gast.example', 'x', '', 'de', '${at}'::timestamptz - interval '1 year');
      insert into sign_in_challenges (token_hash, user_id, purpose, challenge, is_remembered, expires_at)
        select 'x', id, 'second_step', 'x', false, '${at}' from users limit 1;
      insert into known_devices (user_id, device, last_seen_at)
        select id, 'Firefox, Windows', '${at}'::timestamptz - interval '1 year' from users limit 1;
      insert into mails (id, "to", kind, state, created_at, changed_at)
        values (gen_random_uuid(), 'gast@post.example', 'guests', 'sent', '${at}', '${at}');
      insert into suppressed_addresses (email, cause, reason, created_at) values ('gast@post.example', 'bounced', '', '${at}');
      insert into rate_limits values ('old', 1, 1);
      insert into stripe_events values ('evt_1', 'x', '${at}');`),
    );
    await app.db.execute(
      sql`insert into guest_farewells (id, farewell, created_at) values (gen_random_uuid(), '{}', ${at})`,
    );
    await app.db.execute(sql`
      insert into web_guests (id, event_id, business_id, email, display_name, party_size, language, is_adult, secret_hash, created_at)
      values (gen_random_uuid(), ${id}, ${owner.businessId}, 'gast@post.example', 'Gerda', 1, 'de', true, 'x', ${at})`);
    await app.db.execute(sql`
      insert into registrations (id, email, password_hash, language, form, upload_token_hash, created_at, expires_at)
      values (gen_random_uuid(), 'x@anker.example', '', 'de', '{}', 'x', ${at}, ${at})`);

    const before = Object.entries(leftOver).map(async ([id, rows]) => [id, (await count(rows)) > 0]);
    expect(Object.fromEntries(await Promise.all(before))).toEqual(
      Object.fromEntries(Object.keys(leftOver).map((id) => [id, true])),
    );
    app.clock.set(now.toISOString());
    await app.handlers['sweep-expired']({});
    const after = Object.entries(leftOver).map(async ([id, rows]) => [id, await count(rows)]);
    expect(Object.fromEntries(await Promise.all(after))).toEqual(
      Object.fromEntries(Object.keys(leftOver).map((id) => [id, 0])),
    );
    expect(await count('invoices')).toBe(1);
    expect(await count('invoice_files')).toBe(1);
    // Attendance and the fact of a proof remain.
    expect(await count(`event_participants`)).toBe(3);
    expect(await app.db.select({ joined: events.joinedCount }).from(events)).toEqual([{ joined: 1 }]);
    expect(await count(`businesses where proof_hash = encode(sha256('proof'), 'hex')`)).toBe(1);
    expect(filesWith(app, '1.pdf')).toEqual([]);
  });
});

describe('a guest is forgotten', () => {
  it('at the day that the table says, and not before', async () => {
    app.clock.set('2026-06-01T12:00:00Z');
    const owner = await createOwner(app);
    await verifyBusiness(app, owner.businessId);
    const input = eventInput({ event_date: '2026-07-01', status: 'published' });
    const { id } = (await app.call<{ id: string }>('POST', '/events', { token: owner.token, json: input })).body;
    for (const user of ['came', 'went', 'not']) {
      await callAsApp(app, 'POST', `/events/${id}/participants`, { user_id: user, display_name: user });
    }
    await callAsApp(app, 'DELETE', `/events/${id}/participants`, { user_id: 'went' });
    await app.call('POST', `/events/${id}/participants/not/reject`, { token: owner.token });
    const named = async (instant: string) => {
      app.clock.set(instant);
      await app.handlers['sweep-expired']({});
      const { rows } = await app.db.execute<{ name: string }>(
        sql`select display_name as name from event_participants where event_id = ${id} and display_name <> '' order by seq`,
      );
      return rows.map(({ name }) => name);
    };
    expect(await named('2026-06-15T11:00:00Z')).toEqual(['came', 'went', 'not']);
    expect(await named('2026-06-15T13:00:00Z')).toEqual(['came', 'not']);
    expect(await named('2026-07-15T12:00:00Z')).toEqual(['came', 'not']);
    expect(await named('2026-07-16T12:00:00Z')).toEqual(['came']);
    expect(await named('2026-09-29T12:00:00Z')).toEqual(['came']);
    expect(await named('2026-09-30T12:00:00Z')).toEqual([]);
  });
});

describe('the log', () => {
  it('lets go what is old and what it says of a deleted business, and nothing else, whoever asks', async () => {
    const owner = await createOwner(app, { companyName: 'Zur Pflaume' });
    const entry = (days: number) => sql`
      insert into audit_entries (id, business_id, actor, action, subject, after, created_at)
      values (gen_random_uuid(), ${owner.businessId}, 'system', 'event_deleted', ${`event:${days}`}, '{"title":"Pflaume"}', now() - interval '3 years' + make_interval(days => ${days}))`;
    await app.db.execute(entry(-1));
    await app.db.execute(entry(1));
    const { db } = app.deps;
    await db.execute(sql`select forget_old_audit(), empty_audit_of(${owner.businessId})`);
    expect(await count(`audit_entries where subject = 'event:-1'`)).toBe(0);
    expect(await count(`audit_entries where subject = 'event:1' and after is not null`)).toBe(1);
    // Not even the tables' owner may.
    for (const change of ['set after = null', `set actor = 'x'`, `set after = '{}'`]) {
      await expect(app.db.execute(sql.raw(`update audit_entries ${change}`))).rejects.toThrow();
    }
  });
});

it('a deleted business leaves its name nowhere, in no log and no file', async () => {
  const marker = 'Quittenmarker';
  const mail = 'chef@quittenmarker.example';
  app.clock.set(new Date().toISOString());
  const owner = await createOwner(app, {
    ...{ companyName: marker, contactPerson: marker, loginEmail: mail, businessEmail: mail, street: `${marker}weg 1` },
    ...{ handelsregisterNumber: 'HRB 123456', businessType: 'other', customBusinessType: marker },
  });
  const { token, businessId } = owner;
  await verifyBusiness(app, businessId);
  const reviewer = await createReviewer(app);
  const calls: [string, string, unknown][] = [
    ['PUT', '/profile', { display_name: marker, description: marker, opening_hours: defaultOpeningHours }],
    ['PATCH', '/business', { managing_director: marker }],
    ['POST', '/team', { user_email: `team@${marker}.example`, permissions: ['door'] }],
    ['POST', '/webhooks', { url: `https://${marker}.example/in`, event_types: ['event.created'] }],
    ['POST', '/api-keys', { name: marker, scopes: ['events:read'] }],
    ['POST', '/events', eventInput({ title: marker, description: marker, location: marker, status: 'published' })],
  ];
  const today = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  for (const [method, path, json] of calls) {
    const body = path === '/events' ? { ...(json as object), event_date: today } : json;
    const { status, body: answer } = await app.call(method, path, { token, json: body });
    expect([status < 300, answer], path).toEqual([true, expect.anything()]);
  }
  const note = { text: `${marker} rief an.` };
  expect(
    (await app.call('POST', `/review/businesses/${businessId}/notes`, { token: reviewer.token, json: note })).status,
  ).toBe(201);
  await takeExport(app, token);
  expect(await tablesWith(app, marker)).toEqual(
    expect.arrayContaining(['public.audit_entries', 'public.review_notes']),
  );
  expect((await app.call('DELETE', '/account', { token, json: { password: owner.password } })).status).toBe(204);
  await app.runJobs();
  await app.handlers['prove-guest-view']({});
  // The demo's mailbox belongs to the recipients.
  expect(await tablesWith(app, marker)).toEqual(['public.demo_mails']);
  expect(filesWith(app, marker)).toEqual([]);
});
