import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImportAnswer } from '#contract/imports.ts';
import { events } from '#database/schema/events.ts';
import { idempotencyKeys } from '#database/schema/idempotency-keys.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createVerifiedOwner } from '#tests/support/factories.ts';

type Refusal = { code: string; errors: { path: string; code: string }[] };

let app: TestApp;
let owner: Awaited<ReturnType<typeof createVerifiedOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await createVerifiedOwner(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(events);
  await app.db.delete(idempotencyKeys);
});

const TABLE =
  'Titel;Datum;Uhrzeit\nQuiz;10.12.2099;20–23 Uhr\nAlt;1.1.2020;20:00\n;11.12.2099;\nFest;12.12.2099;spät\n';
const bytesOf = (text: string) => new TextEncoder().encode(text);
const send = (json: unknown, query = '', headers: Record<string, string> = {}) =>
  app.call<ImportAnswer & Refusal>('POST', `/imports${query}`, { token: owner.token, json, headers });
const upload = (file: Uint8Array<ArrayBuffer>, query = '', type = 'text/csv') =>
  app.call<ImportAnswer & Refusal>('POST', `/imports${query}`, {
    token: owner.token,
    file,
    headers: { 'Content-Type': type },
  });
const statesOf = ({ rows }: ImportAnswer) => rows.map(({ event, status }) => `${event.title} ${status}`);
const drafts = () => app.db.select().from(events);

describe('an import by API', () => {
  it('answers each entry and creates nothing in a dry run', async () => {
    const { status, body } = await send({ text: TABLE }, '?dry_run=true');
    expect(status).toBe(200);
    expect(statesOf(body)).toEqual(['Quiz ready', ' left_out', 'Fest ready']);
    expect(body).toMatchObject({ dry_run: true, past: 1, left_out: [], encoding: null });
    expect(body.table).toMatchObject({ headings_row: 1, mapping: ['title', 'event_date', 'start_time'] });
    expect(body.rows[0]?.event).toMatchObject({ event_date: '2099-12-10', start_time: '20:00', end_time: '23:00' });
    expect(body.rows[2]?.notes).toEqual([{ field: 'start_time', problem: 'unreadable', text: 'spät' }]);
    expect(await drafts()).toEqual([]);
  });

  it('creates drafts once, whether the file is sent again or the key', async () => {
    const key = { 'Idempotency-Key': 'import-1' };
    const first = await send({ text: TABLE }, '', key);
    expect(statesOf(first.body)).toEqual(['Quiz created', ' left_out', 'Fest created']);
    expect((await send({ text: TABLE }, '', key)).body).toEqual(first.body);
    expect((await send({ text: TABLE }, '?dry_run=true', key)).body.code).toBe('idempotency_key_reused');
    expect(statesOf((await upload(bytesOf(TABLE))).body)).toEqual(['Quiz known', ' left_out', 'Fest known']);
    const made = await drafts();
    expect(made.map(({ title, status }) => `${title} ${status}`).sort()).toEqual(['Fest draft', 'Quiz draft']);
    expect(first.body.rows[0]?.event_id).toBe(made.find(({ title }) => title === 'Quiz')?.id);
  });

  it('takes the file itself, a table in another encoding or a calendar', async () => {
    const windows = Uint8Array.from([...'Titel;Datum\nGrüße;10.12.2099'].map((letter) => letter.charCodeAt(0)));
    expect((await upload(windows, '?dry_run=true')).body).toMatchObject({
      encoding: 'windows-1252',
      rows: [{ event: { title: 'Grüße' } }],
    });
    const calendar =
      'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nSUMMARY:Hof\nDTSTART:20991209T190000Z\nEND:VEVENT\nEND:VCALENDAR';
    const read = (await upload(bytesOf(calendar), '?dry_run=true', 'text/calendar')).body;
    expect(read.table).toBeNull();
    const base64 = Buffer.from(windows).toString('base64');
    expect(statesOf((await send({ base64 }, '?dry_run=true')).body)).toEqual(['Grüße ready']);
  });

  it('takes the columns, the order of days and the row of headings as chosen', async () => {
    const text = 'Export;\nWas;Am\nQuiz;5/12/2099\n';
    const query = '?dry_run=true&headings_row=2&mapping=title,event_date&day_order=month_first';
    const { body } = await send({ text }, query);
    expect(body.table).toMatchObject({ headings: ['Was', 'Am'], day_order: 'month_first' });
    expect(body.rows.map(({ event }) => [event.title, event.event_date])).toEqual([['Quiz', '2099-05-12']]);
  });

  it('refuses one entry alone where only its values are wrong', async () => {
    const { body } = await send({ text: 'Titel;Datum\nFerne;10.12.3500\nQuiz;10.12.2099\n' });
    expect(statesOf(body).at(-1)).toBe('Quiz created');
    expect(body.rows[0]).toMatchObject({ status: 'refused', problem: { code: 'invalid_input' } });
  });

  it.each([
    ['not_text', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0])],
    ['empty', bytesOf('  ')],
    ['no_rows', bytesOf('Titel;Datum')],
  ])('refuses a file that is %s', async (reason, file) => {
    const { status, body } = await upload(file);
    expect([status, body.code, body.errors[0]?.code]).toEqual([422, 'import_unreadable', reason]);
  });

  it('refuses requests that name no file, no column, or a type of another kind', async () => {
    expect((await send({})).body.errors[0]).toMatchObject({ path: 'text', code: 'required' });
    expect((await send({ text: TABLE }, '?mapping=title,price')).status).toBe(422);
    expect((await upload(bytesOf(TABLE), '', 'application/zip')).status).toBe(415);
  });

  it('refuses a file that takes too much time or memory, and goes on', async () => {
    const { status, body } = await upload(bytesOf('a,"b\n'.repeat(800_000)), '?dry_run=true');
    expect([status, body.errors[0]?.code]).toEqual([422, 'too_slow']);
    const rows = Array.from({ length: 1000 }, (_, at) => `Abend ${at};Do., 10. Dez. 2099;20–23 Uhr`);
    const table = await upload(bytesOf(['Titel;Datum;Uhrzeit', ...rows].join('\n')), '?dry_run=true');
    expect(table.body.rows).toHaveLength(1000);
    const endless = readFileSync(
      new URL('../../../../domain/import/fixtures/ics-27-very-long-duration.ics', import.meta.url),
    );
    expect((await upload(new Uint8Array(endless), '?dry_run=true', 'text/calendar')).status).toBe(200);
  });

  it('takes the right to create events', async () => {
    const stranger = await app.call('POST', '/imports', { json: { text: TABLE } });
    expect(stranger.status).toBe(401);
  });
});
