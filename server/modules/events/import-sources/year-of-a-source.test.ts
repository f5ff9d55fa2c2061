import type { ServerResponse } from 'node:http';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ImportProposal, ImportSourceAnswer } from '#contract/import-sources.ts';
import { creditAccounts, creditEntries } from '#database/schema/credits.ts';
import { events } from '#database/schema/events.ts';
import { importSources } from '#database/schema/import-sources.ts';
import { addDays } from '#domain/shared/calendar.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { cases, triesAll } from '#tests/support/cases.ts';
import { callAsApp, createVerifiedOwner } from '#tests/support/factories.ts';
import { startSourceServer } from '#tests/support/source-server.ts';

const CEILING = 3;
const WEEKS = cases({ all: 52, few: 14 });
const START = '2026-12-07';

let app: TestApp;
let owner: Awaited<ReturnType<typeof createVerifiedOwner>>;
let server: Awaited<ReturnType<typeof startSourceServer>>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await createVerifiedOwner(app);
  const unlimited = { purchasedBalance: 1000 };
  await app.db.update(creditAccounts).set(unlimited).where(eq(creditAccounts.businessId, owner.businessId));
  server = await startSourceServer();
});
afterAll(async () => {
  server.close();
  await app.close();
});

interface Concert {
  uid: string;
  title: string;
  day: string;
  isCancelled: boolean;
}

const compact = (day: string) => day.replaceAll('-', '');
const entry = ({ uid, title, day, isCancelled }: Concert) =>
  [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SUMMARY:${title}`,
    'DESCRIPTION:Zwei Sets',
    `DTSTART;TZID=Europe/Berlin:${compact(day)}T200000`,
    ...(isCancelled ? ['STATUS:CANCELLED'] : []),
    'END:VEVENT',
  ].join('\r\n');
const QUIZ = `BEGIN:VEVENT\r\nUID:quiz\r\nSUMMARY:Quiz\r\nDESCRIPTION:Sechs Runden\r\nDTSTART;TZID=Europe/Berlin:${compact(START)}T190000\r\nRRULE:FREQ=MONTHLY;COUNT=12\r\nEND:VEVENT`;
const calendar = (parts: string[]) => ['BEGIN:VCALENDAR', ...parts, 'END:VCALENDAR', ''].join('\r\n');

type Trouble = (response: ServerResponse, body: string) => unknown;
/** Troubles of the year; a week without one gives the calendar as it is. */
const troubles: Record<number, [string, Trouble]> = {
  5: ['doubles', (response, body) => response.end(body.repeat(2))],
  9: ['breaks letters', (response, body) => response.end(Buffer.from(body.replaceAll('Konz', 'K\xfcnz'), 'latin1'))],
  12: ['breaks off', (response, body) => response.end(body.slice(0, body.length / 2))],
  15: ['is unchanged', (response) => response.writeHead(304).end()],
  18: ['asks for patience', (response) => response.writeHead(429, { 'Retry-After': '7200' }).end()],
  21: ['fails', (response) => response.writeHead(500).end('BEGIN:VCALENDAR')],
  24: ['leads to this machine', (response) => response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end()],
  25: ['leads inwards', (response) => response.writeHead(302, { Location: 'http://10.1.2.3/' }).end()],
  26: ['leads to ::1', (response) => response.writeHead(302, { Location: 'http://[::1]/' }).end()],
  27: ['leads to a cloud', (response) => response.writeHead(302, { Location: 'http://169.254.169.254/' }).end()],
  30: ['takes too long', () => undefined],
  33: ['is too large', (response) => response.end('x'.repeat(3_000_000))],
  36: ['is empty', (response) => response.end('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n')],
  39: ['is another file', (response) => response.end(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))],
};

it('stays in step over a year of moves, cancellations and troubles', async () => {
  let concerts: Concert[] = [];
  let trouble: Trouble | undefined;
  server.reply = (response) => {
    const body = calendar([QUIZ, ...concerts.map(entry)]);
    if (trouble) trouble(response, body);
    else response.writeHead(200, { ETag: `"${body.length}"` }).end(body);
  };
  app.clock.set(`${START}T08:00:00Z`);
  const signIn = async () => {
    const json = { email: owner.email, password: owner.password };
    return (await app.call<{ access_token: string }>('POST', '/auth/login', { json })).body.access_token;
  };
  let token = await signIn();
  const json = { url: `${server.url}/programm.ics`, rule: 'publish', monthly_credits: CEILING };
  const { status, body: source } = await app.call<ImportSourceAnswer>('POST', '/import-sources', { token, json });
  expect([status, source]).toMatchObject([201, { is_looking: true }]);
  const proposals = async () =>
    (await app.call<{ data: ImportProposal[] }>('GET', '/import-proposals', { token })).body.data;
  const rows = () => app.db.select().from(events);

  const own = new Map<string, string>();
  const withGuests = new Set<string>();
  const accepted = new Set<string>();
  const seen = { moved: 0, cancelled: 0, failures: new Set<string>() };
  for (let week = 0; week < WEEKS; week += 1) {
    const today = addDays(START, 7 * week);
    app.clock.set(`${today}T08:00:00Z`);
    await app.handlers['make-months']({});
    token = await signIn();
    concerts = concerts.filter(({ day }) => day >= today);
    const day = addDays(today, 40);
    concerts.push({ uid: `k${week}`, title: `Konzert ${week}`, day, isCancelled: false });
    if (week % 3 === 1)
      concerts = concerts.map((each, at) => (at === 1 ? { ...each, day: addDays(each.day, 1) } : each));
    if (week % 5 === 2) concerts = concerts.map((each, at) => (at === 2 ? { ...each, isCancelled: true } : each));
    if (week % 7 === 3)
      concerts = concerts.map((each, at) => (at === 3 ? { ...each, title: `${each.title} neu` } : each));
    if (week % 8 === 6) concerts = concerts.filter((_, at) => at !== 1);
    trouble = troubles[week]?.[1];
    const { timeout } = AbortSignal;
    if (week === 30) vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce(() => timeout.call(AbortSignal, 100));
    await app.handlers['look-at-due-sources']({});
    await app.runJobs();
    const [after] = await app.db.select().from(importSources).where(eq(importSources.id, source.id));
    if (after?.failure) seen.failures.add(after.failure);
    // The next hour it works again, and what is missing is missing twice.
    trouble = undefined;
    app.clock.advance({ hours: 3 });
    await app.handlers['look-at-due-sources']({});
    await app.runJobs();

    const present = await rows();
    const ids = present.map(({ externalId }) => externalId);
    expect(new Set(ids).size, `week ${week}: nothing twice`).toBe(ids.length);
    const dates = present.map(({ title, eventDate }) => `${title} ${eventDate}`);
    expect(new Set(dates).size, `week ${week}: no date twice`).toBe(dates.length);
    expect(present.filter(({ title }) => title.includes('\ufffd'))).toEqual([]);
    for (const { id, status, title } of present) {
      if (withGuests.has(id) && !accepted.has(id)) expect(status, `week ${week}: ${title}`).not.toBe('cancelled');
      if (own.has(id)) expect(title).toBe(own.get(id));
    }
    const isNew = ({ id, status }: EventRow) => status === 'published' && !withGuests.has(id);
    for (const event of present.filter(isNew)) {
      const person = { user_id: `ada-${event.id}`, display_name: 'Ada' };
      if (event.eventDate && event.eventDate > today)
        await callAsApp(app, 'POST', `/events/${event.id}/participants`, person);
      withGuests.add(event.id);
    }
    const isOpen = ({ id, status, eventDate }: EventRow) =>
      ['draft', 'published'].includes(status) && !own.has(id) && (eventDate ?? '') > today;
    const fresh = week % 2 === 0 ? present.find(isOpen) : undefined;
    if (fresh) {
      const title = `Meins ${week}`;
      const changed = await app.call('PATCH', `/events/${fresh.id}`, { token, json: { title } });
      if (changed.status === 200) own.set(fresh.id, title);
    }
    for (const [at, proposal] of (await proposals()).entries()) {
      seen[proposal.kind] += 1;
      const path = `/import-proposals/${proposal.event_id}`;
      // Read once more, as the owner does in the next week.
      if ((week + at) % 2) continue;
      if (proposal.kind === 'cancelled') accepted.add(proposal.event_id);
      await app.call('POST', `${path}/${week % 4 ? 'accept' : 'dismiss'}`, { token });
      if (week % 4 === 0) accepted.delete(proposal.event_id);
    }
  }

  const { createdAt, amount, businessId, reason } = creditEntries;
  const months = await app.db
    .select({
      month: sql<string>`to_char(${createdAt} at time zone 'Europe/Berlin', 'YYYY-MM')`,
      spent: sql<number>`-sum(${amount})::int`,
    })
    .from(creditEntries)
    .where(sql`${businessId} = ${owner.businessId} and ${reason} = 'event_published'`)
    .groupBy(sql`1`);
  expect(months.filter(({ spent }) => spent > CEILING)).toEqual([]);
  expect(own.size).toBeGreaterThan(3);
  expect(seen.moved).toBeGreaterThan(0);
  if (!triesAll) return;
  expect(months.length).toBeGreaterThanOrEqual(12);
  expect([...seen.failures].sort()).toEqual(
    ['busy', 'private_target', 'server_error', 'timeout', 'too_large', 'unreadable'].sort(),
  );
  expect(seen.moved).toBeGreaterThan(5);
  expect(seen.cancelled).toBeGreaterThan(5);
  expect(own.size).toBeGreaterThan(15);
  expect(withGuests.size).toBeGreaterThan(20);
}, 600_000);

it('tells a failing source once, then daily, then lets it rest until it is woken', async () => {
  const { body } = await app.call<{ access_token: string }>('POST', '/auth/login', {
    json: { email: owner.email, password: owner.password },
  });
  const [source] = await app.db.select().from(importSources);
  const id = source?.id ?? '';
  server.reply = (response) => response.writeHead(500).end();
  const count = async () =>
    (await app.mails()).filter(({ subject }) => /kalender\.example.*(lesen|ruht)$/.test(subject)).length;
  app.clock.advance({ days: 2 });
  const before = await count();
  const told: number[] = [];
  server.seen.length = 0;
  for (let hour = 0; hour < 24 * 10; hour += 1) {
    await app.handlers['look-at-due-sources']({});
    await app.runJobs();
    if (hour % 24 === 12) told.push((await count()) - before);
    app.clock.advance({ hours: 1 });
  }
  expect(told).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 8, 8]);
  expect(server.seen.length).toBe(25 + 6);
  const find = async () => (await app.db.select().from(importSources).where(eq(importSources.id, id)))[0];
  expect(await find()).toMatchObject({ status: 'resting', nextLookAt: null, failure: 'server_error' });
  server.reply = (response) => response.end(calendar([QUIZ]));
  const token = (
    await app.call<{ access_token: string }>('POST', '/auth/login', {
      json: { email: owner.email, password: owner.password },
    })
  ).body.access_token;
  expect(body.access_token).not.toBe(token);
  await app.call('PATCH', `/import-sources/${id}`, { token, json: { status: 'active' } });
  await app.runJobs();
  expect(await find()).toMatchObject({ status: 'active', failure: null, failingSince: null });
}, 600_000);
