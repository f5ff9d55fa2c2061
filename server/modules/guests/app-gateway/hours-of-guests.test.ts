import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DayHours, OpeningHours } from '#domain/hours/opening-hours.ts';
import { weekdays } from '#domain/hours/opening-hours.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, verifyBusiness } from '#tests/support/factories.ts';

/*
 * Seven businesses at the clock changes: `+` open, `-` closed until the next instant, in UTC. Made from the time zone
 * database in another language. night 20:00 to 04:00; early 02:30 to 10:00; late 18:00 to 02:30; shop Mo to Fr 09:00 to
 * 18:00, Sa 10:00 to 14:00; always; kiosk always, but not on the change's Sunday and Monday; away as night, without the
 * change's Saturday and Sunday.
 */
const table = `
  at                night         early         late          shop          always        kiosk         away
  2026-03-27T12:00  -03-27T19:00  -03-28T01:30  -03-27T17:00  +03-27T17:00  +never        +03-28T23:00  -03-27T19:00
  2026-03-28T02:59  +03-28T03:00  +03-28T09:00  -03-28T17:00  -03-28T09:00  +never        +03-28T23:00  +03-28T03:00
  2026-03-28T12:59  -03-28T19:00  -03-29T01:30  -03-28T17:00  +03-28T13:00  +never        +03-28T23:00  -03-30T18:00
  2026-03-28T13:00  -03-28T19:00  -03-29T01:30  -03-28T17:00  -03-30T07:00  +never        +03-28T23:00  -03-30T18:00
  2026-03-28T18:59  -03-28T19:00  -03-29T01:30  +03-29T01:30  -03-30T07:00  +never        +03-28T23:00  -03-30T18:00
  2026-03-28T19:00  +03-29T02:00  -03-29T01:30  +03-29T01:30  -03-30T07:00  +never        +03-28T23:00  -03-30T18:00
  2026-03-28T22:59  +03-29T02:00  -03-29T01:30  +03-29T01:30  -03-30T07:00  +never        +03-28T23:00  -03-30T18:00
  2026-03-28T23:00  +03-29T02:00  -03-29T01:30  +03-29T01:30  -03-30T07:00  +never        -03-30T22:00  -03-30T18:00
  2026-03-29T00:59  +03-29T02:00  -03-29T01:30  +03-29T01:30  -03-30T07:00  +never        -03-30T22:00  -03-30T18:00
  2026-03-29T01:00  +03-29T02:00  -03-29T01:30  +03-29T01:30  -03-30T07:00  +never        -03-30T22:00  -03-30T18:00
  2026-03-29T01:29  +03-29T02:00  -03-29T01:30  +03-29T01:30  -03-30T07:00  +never        -03-30T22:00  -03-30T18:00
  2026-03-29T01:30  +03-29T02:00  +03-29T08:00  -03-29T16:00  -03-30T07:00  +never        -03-30T22:00  -03-30T18:00
  2026-03-29T01:59  +03-29T02:00  +03-29T08:00  -03-29T16:00  -03-30T07:00  +never        -03-30T22:00  -03-30T18:00
  2026-03-29T02:00  -03-29T18:00  +03-29T08:00  -03-29T16:00  -03-30T07:00  +never        -03-30T22:00  -03-30T18:00
  2026-03-29T07:59  -03-29T18:00  +03-29T08:00  -03-29T16:00  -03-30T07:00  +never        -03-30T22:00  -03-30T18:00
  2026-03-29T08:00  -03-29T18:00  -03-30T00:30  -03-29T16:00  -03-30T07:00  +never        -03-30T22:00  -03-30T18:00
  2026-03-29T17:59  -03-29T18:00  -03-30T00:30  +03-30T00:30  -03-30T07:00  +never        -03-30T22:00  -03-30T18:00
  2026-03-29T18:00  +03-30T02:00  -03-30T00:30  +03-30T00:30  -03-30T07:00  +never        -03-30T22:00  -03-30T18:00
  2026-03-29T22:00  +03-30T02:00  -03-30T00:30  +03-30T00:30  -03-30T07:00  +never        -03-30T22:00  -03-30T18:00
  2026-03-30T00:30  +03-30T02:00  +03-30T08:00  -03-30T16:00  -03-30T07:00  +never        -03-30T22:00  -03-30T18:00
  2026-03-30T06:59  -03-30T18:00  +03-30T08:00  -03-30T16:00  -03-30T07:00  +never        -03-30T22:00  -03-30T18:00
  2026-03-30T07:00  -03-30T18:00  +03-30T08:00  -03-30T16:00  +03-30T16:00  +never        -03-30T22:00  -03-30T18:00
  2026-03-30T22:00  +03-31T02:00  -03-31T00:30  +03-31T00:30  -03-31T07:00  +never        +never        +03-31T02:00
  2026-10-23T12:00  -10-23T18:00  -10-24T00:30  -10-23T16:00  +10-23T16:00  +never        +10-24T22:00  -10-23T18:00
  2026-10-24T01:59  +10-24T02:00  +10-24T08:00  -10-24T16:00  -10-24T08:00  +never        +10-24T22:00  +10-24T02:00
  2026-10-24T11:59  -10-24T18:00  -10-25T00:30  -10-24T16:00  +10-24T12:00  +never        +10-24T22:00  -10-26T19:00
  2026-10-24T12:00  -10-24T18:00  -10-25T00:30  -10-24T16:00  -10-26T08:00  +never        +10-24T22:00  -10-26T19:00
  2026-10-24T17:59  -10-24T18:00  -10-25T00:30  +10-25T00:30  -10-26T08:00  +never        +10-24T22:00  -10-26T19:00
  2026-10-24T18:00  +10-25T03:00  -10-25T00:30  +10-25T00:30  -10-26T08:00  +never        +10-24T22:00  -10-26T19:00
  2026-10-24T21:59  +10-25T03:00  -10-25T00:30  +10-25T00:30  -10-26T08:00  +never        +10-24T22:00  -10-26T19:00
  2026-10-24T22:00  +10-25T03:00  -10-25T00:30  +10-25T00:30  -10-26T08:00  +never        -10-26T23:00  -10-26T19:00
  2026-10-25T00:29  +10-25T03:00  -10-25T00:30  +10-25T00:30  -10-26T08:00  +never        -10-26T23:00  -10-26T19:00
  2026-10-25T00:30  +10-25T03:00  +10-25T09:00  -10-25T17:00  -10-26T08:00  +never        -10-26T23:00  -10-26T19:00
  2026-10-25T00:59  +10-25T03:00  +10-25T09:00  -10-25T17:00  -10-26T08:00  +never        -10-26T23:00  -10-26T19:00
  2026-10-25T01:00  +10-25T03:00  +10-25T09:00  -10-25T17:00  -10-26T08:00  +never        -10-26T23:00  -10-26T19:00
  2026-10-25T01:30  +10-25T03:00  +10-25T09:00  -10-25T17:00  -10-26T08:00  +never        -10-26T23:00  -10-26T19:00
  2026-10-25T02:59  +10-25T03:00  +10-25T09:00  -10-25T17:00  -10-26T08:00  +never        -10-26T23:00  -10-26T19:00
  2026-10-25T03:00  -10-25T19:00  +10-25T09:00  -10-25T17:00  -10-26T08:00  +never        -10-26T23:00  -10-26T19:00
  2026-10-25T08:59  -10-25T19:00  +10-25T09:00  -10-25T17:00  -10-26T08:00  +never        -10-26T23:00  -10-26T19:00
  2026-10-25T09:00  -10-25T19:00  -10-26T01:30  -10-25T17:00  -10-26T08:00  +never        -10-26T23:00  -10-26T19:00
  2026-10-25T18:59  -10-25T19:00  -10-26T01:30  +10-26T01:30  -10-26T08:00  +never        -10-26T23:00  -10-26T19:00
  2026-10-25T19:00  +10-26T03:00  -10-26T01:30  +10-26T01:30  -10-26T08:00  +never        -10-26T23:00  -10-26T19:00
  2026-10-25T23:00  +10-26T03:00  -10-26T01:30  +10-26T01:30  -10-26T08:00  +never        -10-26T23:00  -10-26T19:00
  2026-10-26T01:30  +10-26T03:00  +10-26T09:00  -10-26T17:00  -10-26T08:00  +never        -10-26T23:00  -10-26T19:00
  2026-10-26T07:59  -10-26T19:00  +10-26T09:00  -10-26T17:00  -10-26T08:00  +never        -10-26T23:00  -10-26T19:00
  2026-10-26T08:00  -10-26T19:00  +10-26T09:00  -10-26T17:00  +10-26T17:00  +never        -10-26T23:00  -10-26T19:00
  2026-10-26T23:00  +10-27T03:00  -10-27T01:30  +10-27T01:30  -10-27T08:00  +never        +never        +10-27T03:00
  2027-03-27T18:59  -03-27T19:00  -03-28T01:30  +03-28T01:30  -03-29T07:00  +never        +03-27T23:00  -03-29T18:00
  2027-03-27T19:00  +03-28T02:00  -03-28T01:30  +03-28T01:30  -03-29T07:00  +never        +03-27T23:00  -03-29T18:00
  2027-03-28T00:59  +03-28T02:00  -03-28T01:30  +03-28T01:30  -03-29T07:00  +never        -03-29T22:00  -03-29T18:00
  2027-03-28T01:00  +03-28T02:00  -03-28T01:30  +03-28T01:30  -03-29T07:00  +never        -03-29T22:00  -03-29T18:00
  2027-03-28T01:29  +03-28T02:00  -03-28T01:30  +03-28T01:30  -03-29T07:00  +never        -03-29T22:00  -03-29T18:00
  2027-03-28T01:30  +03-28T02:00  +03-28T08:00  -03-28T16:00  -03-29T07:00  +never        -03-29T22:00  -03-29T18:00
  2027-03-28T02:00  -03-28T18:00  +03-28T08:00  -03-28T16:00  -03-29T07:00  +never        -03-29T22:00  -03-29T18:00
  2027-03-28T18:00  +03-29T02:00  -03-29T00:30  +03-29T00:30  -03-29T07:00  +never        -03-29T22:00  -03-29T18:00
  2027-03-29T22:00  +03-30T02:00  -03-30T00:30  +03-30T00:30  -03-30T07:00  +never        +never        +03-30T02:00
  2027-10-30T18:00  +10-31T03:00  -10-31T00:30  +10-31T00:30  -11-01T08:00  +never        +10-30T22:00  -11-01T19:00
  2027-10-31T00:29  +10-31T03:00  -10-31T00:30  +10-31T00:30  -11-01T08:00  +never        -11-01T23:00  -11-01T19:00
  2027-10-31T00:30  +10-31T03:00  +10-31T09:00  -10-31T17:00  -11-01T08:00  +never        -11-01T23:00  -11-01T19:00
  2027-10-31T00:59  +10-31T03:00  +10-31T09:00  -10-31T17:00  -11-01T08:00  +never        -11-01T23:00  -11-01T19:00
  2027-10-31T01:00  +10-31T03:00  +10-31T09:00  -10-31T17:00  -11-01T08:00  +never        -11-01T23:00  -11-01T19:00
  2027-10-31T01:30  +10-31T03:00  +10-31T09:00  -10-31T17:00  -11-01T08:00  +never        -11-01T23:00  -11-01T19:00
  2027-10-31T02:59  +10-31T03:00  +10-31T09:00  -10-31T17:00  -11-01T08:00  +never        -11-01T23:00  -11-01T19:00
  2027-10-31T03:00  -10-31T19:00  +10-31T09:00  -10-31T17:00  -11-01T08:00  +never        -11-01T23:00  -11-01T19:00
  2027-10-31T19:00  +11-01T03:00  -11-01T01:30  +11-01T01:30  -11-01T08:00  +never        -11-01T23:00  -11-01T19:00
  2027-11-01T23:00  +11-02T03:00  -11-02T01:30  +11-02T01:30  -11-02T08:00  +never        +never        +11-02T03:00
`;

const day = (open: string, close: string): DayHours => ({ open, close, closed: false });
const everyDay = (hours: DayHours) => Object.fromEntries(weekdays.map((name) => [name, hours])) as OpeningHours;
const changes = ['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'];
function around(before: number, after: number) {
  return changes.map((sunday) => {
    const shifted = (days: number) => new Date(Date.parse(sunday) + days * 86_400_000).toISOString().slice(0, 10);
    return { id: sunday, start_date: shifted(before), end_date: shifted(after), reason: 'Ferien' };
  });
}
const [night, nonstop] = [everyDay(day('20:00', '04:00')), everyDay(day('00:00', '00:00'))];
const shop: OpeningHours = {
  ...everyDay(day('09:00', '18:00')),
  saturday: day('10:00', '14:00'),
  sunday: { ...day('09:00', '18:00'), closed: true },
};
const schedules = {
  night: { opening_hours: night },
  early: { opening_hours: everyDay(day('02:30', '10:00')) },
  late: { opening_hours: everyDay(day('18:00', '02:30')) },
  shop: { opening_hours: shop },
  always: { opening_hours: nonstop },
  kiosk: { opening_hours: nonstop, extraordinary_closures: around(0, 1) },
  away: { opening_hours: night, extraordinary_closures: around(-1, 0) },
};
type Name = keyof typeof schedules;

const [head = [], ...lines] = table
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/ +/));
const names = head.slice(1) as Name[];

interface OpenState {
  is_open: boolean;
  opens_at: string | null;
  closes_at: string | null;
}
/** Expected state, as an instant of the year of its row. */
function stateOf(cell: string, year: string): OpenState {
  const next = cell.endsWith('never') ? null : `${year}-${cell.slice(1)}:00.000Z`;
  const isOpen = cell.startsWith('+');
  return { is_open: isOpen, opens_at: isOpen ? null : next, closes_at: isOpen ? next : null };
}
const rows = lines.map(([at = '', ...cells]) => ({
  at: `${at}:00.000Z`,
  states: names.map((name, n) => ({ name, state: stateOf(cells[n] ?? '', at.slice(0, 4)) })),
}));

let app: TestApp;
const ids = new Map<string, string>();
beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-03-01T12:00:00Z');
  for (const name of names) {
    const owner = await createOwner(app, { zipCode: '12045', city: 'Berlin' });
    const { status } = await app.call('PUT', '/profile', {
      token: owner.token,
      json: { display_name: name, is_visible: true, ...schedules[name] },
    });
    expect(status).toBe(200);
    await verifyBusiness(app, owner.businessId);
    ids.set(name, owner.businessId);
  }
});
afterAll(() => app.close());

interface Card {
  display_name: string;
  open_state: OpenState;
}
interface Page {
  data: Card[];
  next_cursor: string | null;
}
const near = 'near=52.4861,13.4303';

it.each(rows)('at $at a business says whether it is open, and until when', async ({ at, states }) => {
  app.clock.set(at);
  for (const { name, state } of states) {
    const { body } = await callAsApp<Card>(app, 'GET', `/businesses/${ids.get(name)}`);
    expect(body.open_state, name).toMatchObject(state);
  }
});

it.each(rows)('those open at $at are found, with their state then', async ({ at, states }) => {
  app.clock.set('2026-03-01T12:00:00Z');
  const { body } = await callAsApp<Page>(app, 'GET', `/businesses?${near}&open_at=${at}`);
  const open = states.filter(({ state }) => state.is_open);
  expect(body.data.map((card) => card.display_name).sort()).toEqual(open.map(({ name }) => name).sort());
  for (const { name, state } of open) {
    expect(body.data.find((card) => card.display_name === name)?.open_state, name).toMatchObject(state);
  }
});

it('those open in the skipped hour can be walked by cursor, each once', async () => {
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null && seen.length < 10; ) {
    const query: string = `${near}&open_at=2026-03-29T01:30:00Z&limit=1${cursor && `&cursor=${cursor}`}`;
    const { body }: { body: Page } = await callAsApp<Page>(app, 'GET', `/businesses?${query}`);
    seen.push(...body.data.map((card) => card.display_name));
    cursor = body.next_cursor;
  }
  expect(seen.sort()).toEqual(['always', 'early', 'night']);
});

it.each([
  ['early', '2026-03-28T12:00:00Z', ['03-28T01:30 03-28T09:00', '03-29T01:30 03-29T08:00', '03-30T00:30 03-30T08:00']],
  ['late', '2026-03-28T12:00:00Z', ['03-28T17:00 03-29T01:30', '03-29T16:00 03-30T00:30', '03-30T16:00 03-31T00:30']],
  ['away', '2026-03-28T12:00:00Z', ['closed', 'closed', '03-30T18:00 03-31T02:00']],
  ['early', '2026-10-24T12:00:00Z', ['10-24T00:30 10-24T08:00', '10-25T00:30 10-25T09:00', '10-26T01:30 10-26T09:00']],
  ['late', '2026-10-24T12:00:00Z', ['10-24T16:00 10-25T00:30', '10-25T17:00 10-26T01:30', '10-26T17:00 10-27T01:30']],
  ['kiosk', '2026-10-24T12:00:00Z', ['10-23T22:00 10-24T22:00', 'closed', 'closed']],
] as const)('the days of %s from %s on are told in instants', async (name, at, expected) => {
  app.clock.set(at);
  const { body } = await callAsApp<{ opening_days: { opens_at: string | null; closes_at: string | null }[] }>(
    app,
    'GET',
    `/businesses/${ids.get(name)}`,
  );
  const told = body.opening_days.map(({ opens_at: opens, closes_at: closes }) =>
    opens && closes ? `${opens.slice(5, 16)} ${closes.slice(5, 16)}` : 'closed',
  );
  expect(told.slice(0, 3)).toEqual(expected);
});
