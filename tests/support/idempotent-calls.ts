import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { routes } from '#contract/index.ts';
import { accountExports } from '#database/schema/account-exports.ts';
import { apiKeys } from '#database/schema/api-keys.ts';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { businessChanges } from '#database/schema/business-changes.ts';
import { businesses } from '#database/schema/businesses.ts';
import { contactMessages } from '#database/schema/contact-messages.ts';
import { eventSeries } from '#database/schema/event-series.ts';
import { events } from '#database/schema/events.ts';
import { guestLists } from '#database/schema/guest-lists.ts';
import { importSources } from '#database/schema/import-sources.ts';
import { measureComplaints, measures } from '#database/schema/measures.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { registrations } from '#database/schema/registrations.ts';
import { reports } from '#database/schema/reports.ts';
import { staffViews } from '#database/schema/staff-views.ts';
import { teamInvitations } from '#database/schema/team-invitations.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { reviewNotes } from '#database/schema/verifications.ts';
import { webhookDeliveries, webhooks } from '#database/schema/webhooks.ts';
import { withdrawals } from '#database/schema/withdrawals.ts';
import type { TestApp } from '#tests/support/app.ts';
import { deskCalls } from '#tests/support/desk-calls.ts';
import type { createOwner } from '#tests/support/factories.ts';
import { callAsApp, eventInput, newBusiness, registrationForm } from '#tests/support/factories.ts';
import { idempotentMoneyCalls } from '#tests/support/idempotent-money-calls.ts';
import { insertEndedMeasure } from '#tests/support/measures.ts';
import { peopleCalls } from '#tests/support/people-calls.ts';

type IdempotentId = {
  [Id in keyof typeof routes]: (typeof routes)[Id] extends { isIdempotent: true } ? Id : never;
}[keyof typeof routes];

/** How to call an idempotent route so that it succeeds. */
export interface IdempotentCall {
  /** The call's subject, created per series of calls. */
  subject?: () => Promise<string>;
  path: (subject: string, call: number) => string;
  json?: (call: number, subject: string) => unknown;
  as?: 'owner' | 'visitor' | 'app' | 'reviewer';
  /** How much of the work is done so far. */
  done: (subject: string) => Promise<number>;
}

type Owner = Awaited<ReturnType<typeof createOwner>>;

const report = (call: number, target: object) => ({
  kind: 'fraud',
  explanation: 'Den Laden gibt es an dieser Adresse nicht.',
  name: 'Ada Jansen',
  email: `ada-${call}@anker.example`,
  good_faith: true,
  ...target,
});
const list = { name: 'DJ Ana', names: 8, closes_at: '23:30' };
const listsOf = (id: string) => `/events/${id}/guest-lists`;
const person = (call: number) => ({ user_id: `person-${call}`, display_name: `Person ${call}` });

/** A call for each route with `Idempotency-Key`; the compiler requires all of them. */
export function idempotentCalls(app: TestApp, owner: Owner): Record<IdempotentId, IdempotentCall> {
  const { token, businessId } = owner;
  const rows = (table: PgTable) => () => app.db.$count(table);
  const without = (table: PgTable) => async () => {
    await app.db.delete(table);
    return '';
  };
  const told = (subject: string) => app.db.$count(businessChanges, sql`subject_id = ${subject}`);
  const audited = (subject: string) => app.db.$count(auditEntries, sql`subject like ${`%${subject}`}`);
  const make = async (path: string, json: unknown) =>
    (await app.call<{ id: string }>('POST', path, { token, json })).body.id;
  const event = (overrides: Record<string, unknown>) => () => make('/events', eventInput(overrides));
  const published = event({ status: 'published' });
  const hook = () => make('/webhooks', { url: 'https://shop.example/hooks' });
  const guestList = async () => {
    const path = listsOf(await published());
    return `${path}/${await make(path, list)}`;
  };
  const applied = async () => {
    const id = await event({ status: 'published', approval_method: 'application', max_participants: 100 })();
    for (let call = 0; call < 30; call++) await callAsApp(app, 'POST', `/events/${id}/participants`, person(call));
    return id;
  };
  const series = async () => make('/series', { event_id: await event({})(), frequency: 'weekly', count: 3 });
  const pausedSeries = async () => {
    const id = await series();
    await app.db.update(eventSeries).set({ status: 'paused' }).where(eq(eventSeries.id, id));
    return id;
  };
  /** Thirty people were waiting and got offers. */
  const offered = async () => {
    const id = await event({ status: 'published', max_participants: 5, waiting_list: true })();
    const path = `/events/${id}/participants`;
    await callAsApp(app, 'POST', path, { user_id: 'first', display_name: 'First', party_size: 5 });
    for (let call = 0; call < 30; call++) await callAsApp(app, 'POST', path, person(call));
    await app.call('PATCH', `/events/${id}`, { token, json: { max_participants: 100 } });
    return id;
  };
  const withTestKey = async () => {
    const json = { name: 'Probe', test: true, scopes: ['events:write'] };
    const { body } = await app.call<{ key: string }>('POST', '/api-keys', { token, json });
    return { 'X-API-Key': body.key };
  };
  const testEvent = async (overrides: Record<string, unknown> = {}) => {
    const headers = await withTestKey();
    const json = eventInput({ status: 'published', ...overrides });
    return { headers, id: (await app.call<{ id: string }>('POST', '/events', { headers, json })).body.id };
  };
  const testOffered = async () => {
    const { headers, id } = await testEvent({ max_participants: 5, waiting_list: true });
    const path = `/test-events/${id}/participants`;
    const join = (json: unknown) => app.call('POST', path, { token, json });
    await join({ user_id: 'first', display_name: 'First', party_size: 5 });
    for (let call = 0; call < 30; call++) await join(person(call));
    await app.call('PATCH', `/events/${id}`, { headers, json: { max_participants: 100 } });
    return id;
  };
  const measure = () => insertEndedMeasure(app, businessId);
  const jobs = async () => {
    const { rows: found } = await app.db.execute(
      sql`select count(*)::int n from pgboss.job where name = 'deliver-webhook'`,
    );
    return Number(found[0]?.n);
  };
  const counted = (figure: 'views' | 'saved') => async (id: string) => {
    const { rows: found } = await app.db.execute(
      sql`select sum(${sql.identifier(figure)})::int n from event_views where event_id = ${id}`,
    );
    return Number(found[0]?.n ?? 0);
  };

  return {
    ...idempotentMoneyCalls(app, { token, businessId }),
    ...{ ...deskCalls(app), ...peopleCalls(app, owner) },
    createRegistration: {
      as: 'visitor',
      path: () => '/registrations',
      json: (call) => registrationForm({ loginEmail: `new-${call}-${randomUUID()}@anker.example` }),
      done: rows(registrations),
    },
    startView: {
      as: 'reviewer',
      path: () => `/desk/customers/${businessId}/views`,
      json: () => ({ reason: 'Du hast um Hilfe gebeten.' }),
      done: rows(staffViews),
    },
    addBusiness: {
      path: () => '/me/businesses',
      json: (call) => newBusiness({ companyName: `Zum Anker ${call}` }),
      done: rows(businesses),
    },
    sendContactMessage: {
      as: 'visitor',
      path: () => '/contact',
      json: (call) => ({
        name: 'Ada Jansen',
        email: `ada-${call}@anker.example`,
        topic: 'billing',
        message: 'Wo finde ich die Rechnung?',
      }),
      done: rows(contactMessages),
    },
    sendReport: {
      as: 'visitor',
      path: () => '/reports',
      json: (call) => report(call, { target: `/b/unknown-${call}` }),
      done: rows(reports),
    },
    sendWithdrawal: {
      as: 'visitor',
      path: () => '/withdrawals',
      json: (call) => ({ name: 'Vera Vogel', email: `vera-${call}@anker.example`, contract: 'Premium-Abo' }),
      done: rows(withdrawals),
    },
    sendAppReport: {
      as: 'app',
      subject: published,
      path: () => '/app/reports',
      json: (call, id) => report(call, { event_id: id, user_id: `person-${call}` }),
      done: rows(reports),
    },
    // Only one export may be pending.
    requestAccountExport: {
      subject: without(accountExports),
      path: () => '/account/exports',
      done: rows(accountExports),
    },
    requestPersonExport: { subject: without(accountExports), path: () => '/me/exports', done: rows(accountExports) },
    createEvent: { path: () => '/events', json: () => eventInput({ status: 'published' }), done: rows(events) },
    batchEvents: {
      path: () => '/events/batch',
      json: () => ({ operations: [{ op: 'create', event: eventInput({ status: 'published' }) }] }),
      done: rows(events),
    },
    importEvents: { path: () => '/imports', json: () => ({ text: `Titel\n${randomUUID()}` }), done: rows(events) },
    createImportSource: {
      subject: without(importSources),
      path: () => '/import-sources',
      json: (call) => ({ url: `https://kalender.example/${call}.ics` }),
      done: rows(importSources),
    },
    publishEvent: { subject: event({}), path: (id) => `/events/${id}/publish`, done: told },
    scheduleEvent: {
      subject: event({}),
      path: (id) => `/events/${id}/schedule`,
      json: () => ({ scheduled_date: '2026-12-01', scheduled_time: '10:00' }),
      done: told,
    },
    withdrawEvent: {
      subject: event({ publish_type: 'scheduled', scheduled_date: '2026-12-01' }),
      path: (id) => `/events/${id}/withdraw`,
      done: told,
    },
    sendMessage: {
      subject: applied,
      path: (id) => `/events/${id}/messages`,
      json: () => ({ text: 'Bringt Jacken mit.' }),
      done: told,
    },
    cancelEvent: {
      subject: published,
      path: (id) => `/events/${id}/cancel`,
      json: () => ({ reason: 'Rohrbruch' }),
      done: told,
    },
    archiveEvent: { subject: published, path: (id) => `/events/${id}/archive`, done: told },
    createSeries: {
      subject: event({}),
      path: () => '/series',
      json: (_, id) => ({ event_id: id, frequency: 'weekly', count: 3 }),
      done: rows(eventSeries),
    },
    endSeries: {
      subject: series,
      path: (id) => `/series/${id}/end`,
      json: () => ({ scope: 'all' }),
      done: audited,
    },
    pauseSeries: {
      subject: series,
      path: (id) => `/series/${id}/pause`,
      json: () => ({ scope: 'all' }),
      done: audited,
    },
    resumeSeries: {
      subject: pausedSeries,
      path: (id) => `/series/${id}/resume`,
      done: (id) => app.db.$count(eventSeries, sql`id = ${id} and status = 'active'`),
    },
    duplicateEvent: { subject: published, path: (id) => `/events/${id}/duplicate`, done: rows(events) },
    joinEvent: {
      as: 'app',
      subject: published,
      path: (id) => `/app/events/${id}/participants`,
      json: person,
      done: rows(eventParticipants),
    },
    answerOffer: {
      as: 'app',
      subject: offered,
      path: (id) => `/app/events/${id}/offer`,
      json: (call) => ({ user_id: `person-${call}`, answer: 'accept' }),
      done: told,
    },
    joinTestEvent: {
      subject: async () => (await testEvent()).id,
      path: (id) => `/test-events/${id}/participants`,
      json: person,
      done: rows(eventParticipants),
    },
    answerTestOffer: {
      subject: testOffered,
      path: (id, call) => `/test-events/${id}/participants/person-${call}/offer`,
      json: () => ({ answer: 'accept' }),
      done: (id) => app.db.$count(eventParticipants, sql`event_id = ${id} and status = 'joined'`),
    },
    countView: { as: 'app', subject: published, path: (id) => `/app/events/${id}/views`, done: counted('views') },
    countInterest: {
      as: 'app',
      subject: published,
      path: (id) => `/app/events/${id}/interest`,
      json: () => ({ kind: 'saved' }),
      done: counted('saved'),
    },
    countImpressions: {
      as: 'app',
      subject: published,
      path: () => '/app/impressions',
      json: (_, id) => ({
        entries: [
          {
            event_id: id,
            source: 'feed',
            hour: app.clock
              .now()
              .toISOString()
              .replace(/\d\d:\d\d\.\d+/, '00:00'),
            shown: 1,
          },
        ],
      }),
      done: counted('views'),
    },
    approveParticipant: {
      subject: applied,
      path: (id, call) => `/events/${id}/participants/person-${call}/approve`,
      done: told,
    },
    rejectParticipant: {
      subject: applied,
      path: (id, call) => `/events/${id}/participants/person-${call}/reject`,
      done: told,
    },
    addParticipant: {
      subject: published,
      path: (id) => `/events/${id}/participants`,
      json: (call) => ({ display_name: `Person ${call}` }),
      done: rows(eventParticipants),
    },
    addParticipants: {
      subject: published,
      path: (id) => `/events/${id}/additions`,
      json: (call) => ({ guests: [{ display_name: `Person ${call}` }] }),
      done: rows(eventParticipants),
    },
    createGuestList: { subject: published, path: listsOf, json: () => list, done: rows(guestLists) },
    renewGuestListLink: { subject: guestList, path: (path) => `${path}/link`, done: rows(auditEntries) },
    decideParticipants: {
      subject: applied,
      path: (id) => `/events/${id}/decisions`,
      json: (call) => ({ decision: 'approve', people: [{ user_id: `person-${call}`, status: 'applied' }] }),
      done: told,
    },
    inviteMember: {
      path: () => '/team',
      json: (call) => ({ user_email: `new-${call}-${randomUUID()}@team.example` }),
      done: rows(teamMembers),
    },
    resendInvitation: {
      subject: () => make('/team', { user_email: `${randomUUID()}@team.example` }),
      path: (id) => `/team/${id}/resend`,
      done: rows(teamInvitations),
    },
    createApiKey: { path: () => '/api-keys', json: () => ({ name: 'Kasse' }), done: rows(apiKeys) },
    createWebhook: {
      path: () => '/webhooks',
      json: () => ({ url: 'https://shop.example/hooks' }),
      done: rows(webhooks),
    },
    rotateWebhookSecret: { subject: hook, path: (id) => `/webhooks/${id}/rotate-secret`, done: audited },
    testWebhook: { subject: hook, path: (id) => `/webhooks/${id}/test`, done: rows(webhookDeliveries) },
    redeliverWebhook: {
      subject: async () => {
        const id = await hook();
        const { body } = await app.call<{ delivery_id: string }>('POST', `/webhooks/${id}/test`, { token });
        return `${id}/deliveries/${body.delivery_id}`;
      },
      path: (subject) => `/webhooks/${subject}/redeliver`,
      done: jobs,
    },
    addReviewNote: {
      as: 'reviewer',
      path: () => `/review/businesses/${businessId}/notes`,
      json: (call) => ({ text: `Angerufen, ${call}` }),
      done: rows(reviewNotes),
    },
    imposeMeasure: {
      as: 'reviewer',
      subject: published,
      path: () => `/review/businesses/${businessId}/measures`,
      json: (_, event_id) => ({ kind: 'hide_event', ground: 'spam', facts: 'Nur Werbung.', event_id }),
      done: rows(measures),
    },
    complainAboutMeasure: {
      subject: measure,
      path: (id) => `/business/measures/${id}/complaint`,
      json: (call) => ({ text: `Das stimmt nicht, ${call}` }),
      done: rows(measureComplaints),
    },
  };
}
