import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findHeadings } from './find-headings.ts';
import { guessMapping } from './guess-mapping.ts';
import { readImport } from './read-import.ts';
import type { TableChoices } from './read-table.ts';

const today = '2026-11-28';
const reading = { today, order: 'day_first' } as const;

const readLines = (lines: string[], choices: Partial<TableChoices> = {}) =>
  readImport(lines.join('\n'), { today, ...choices });
const readCase = (name: string) =>
  readImport(readFileSync(new URL(`fixtures/${name}.csv`, import.meta.url)), { today });
const whenOf = ({ rows }: ReturnType<typeof readImport>) =>
  rows.map(({ event }) => [event.title, event.event_date, event.start_time, event.end_time]);
const notesOf = ({ rows }: ReturnType<typeof readImport>) =>
  rows.map(({ notes }) => notes.map(({ field, problem, text }) => `${field} ${problem} ${text}`));

describe('a table', () => {
  it('is recognised in its separators, its letters and its headings in both languages', () => {
    const windows = new Uint8Array([...'Titel;Plätze\nGrüße;20'].map((letter) => letter.charCodeAt(0)));
    expect(readImport(windows, { today }).rows[0]?.event).toMatchObject({ title: 'Grüße', max_participants: 20 });
    const { rows } = readImport('Title,Description\n"Quiz, again","a\nb"\n\n', { today });
    expect(rows.map(({ event }) => [event.title, event.description])).toEqual([['Quiz, again', 'a\nb']]);
    expect(readImport('Title\tDate\nQuiz\t2026-12-09', { today }).table?.headings).toEqual(['Title', 'Date']);
    expect(guessMapping(['Betreff', 'Beginnt am', 'Beginnt um', 'Endet um', 'Farbe', 'Subject'], [], reading)).toEqual([
      'title',
      'event_date',
      'start_time',
      'end_time',
      '',
      '',
    ]);
  });

  it('is recognised by what stands in it where the headings say nothing', () => {
    const rows = [
      ['Quiz', '09.12.2026', '20 Uhr', '09.12.2026', ''],
      ['Konzert', 'Mi, 10.12.2026', '', 'bald', ''],
    ];
    expect(guessMapping(['Was', 'Wann', 'Los geht es', 'Frist', 'Leer'], rows, reading)).toEqual([
      '',
      'event_date',
      'start_time',
      '',
      '',
    ]);
    expect(guessMapping(['Was', 'Wann', 'Los geht es', 'Frist', 'Datum'], rows, reading)[1]).toBe('');
  });

  it('becomes drafts, each with what could not be read of it', () => {
    const lines = [
      'Titel;Datum;Uhrzeit;Plätze;Preis;ID',
      'Quiz;09.12.2026;20 Uhr;40;5 €;a',
      `${'x'.repeat(70)};bald;spät;3;viel;b`,
      'Gestern;01.01.2020',
      'Quiz 2;10.12.2026;;;;a',
      ';10.12.2026',
    ];
    const { rows, past: pastCount } = readImport(lines.join('\n'), { today });
    const [good, poor, past, twice, empty] = rows;
    expect(pastCount).toBe(1);
    expect(good).toMatchObject({ notes: [], isWanted: true });
    expect(good?.event).toMatchObject({
      title: 'Quiz',
      event_date: '2026-12-09',
      start_time: '20:00',
      max_participants: 40,
      ticket_type: 'paid',
      ticket_price: 500,
      external_id: 'a',
    });
    expect(poor?.event).toMatchObject({ title: 'x'.repeat(60), event_date: null, start_time: null });
    expect(poor?.notes.map(({ field, problem }) => `${field} ${problem}`)).toEqual([
      'title shortened',
      'event_date unreadable',
      'start_time unreadable',
      'max_participants out_of_range',
      'ticket_price unreadable',
    ]);
    expect(past).toMatchObject({ isPossible: true, isWanted: false, isPast: true, notes: [{ problem: 'past' }] });
    expect(twice).toMatchObject({ isPossible: false, notes: [{ problem: 'twice' }] });
    expect(empty).toMatchObject({ isPossible: false, notes: [{ problem: 'no_title' }] });
  });
});

describe('tables that programs write', () => {
  it('have a first line with the separator', () => {
    const { rows, table, encoding } = readCase('csv-01-sep-line');
    expect(table?.headings).toEqual(['Titel', 'Datum', 'Uhrzeit', 'Plätze']);
    expect(encoding).toMatchObject({ encoding: 'windows-1252', isSure: true });
    expect(rows.map(({ event }) => [event.title, event.event_date, event.start_time, event.max_participants])).toEqual([
      ['Quiz', '2026-12-10', '20:00', 40],
      ['Konzert', '2026-12-11', '21:00', 80],
    ]);
  });

  it('have one order of day and month, which a single cell decides', () => {
    const result = readCase('csv-02-month-first');
    expect(result.table?.dayOrder).toEqual({ order: 'month_first', isSure: true });
    expect(whenOf(result).map(([, day]) => day)).toEqual(['2026-12-05', '2026-12-13', '2027-01-12', '2027-01-28']);
    expect(notesOf(result).flat()).toEqual([]);
  });

  it('have the day first without such a cell, or as chosen; the other order is noted as unreadable', () => {
    const lines = ['Title,Date', 'A,5/12/2026', 'B,6/12/2026'];
    const open = readLines(lines);
    expect(open.table?.dayOrder).toEqual({ order: 'day_first', isSure: false });
    expect(whenOf(open).map(([, day]) => day)).toEqual(['2026-12-05', '2026-12-06']);
    expect(whenOf(readLines(lines, { dayOrder: 'month_first' })).map(([, day]) => day)).toEqual([
      '2026-05-12',
      '2026-06-12',
    ]);
    const mixed = readLines(['Title,Date', 'A,13/12/2026', 'B,14/12/2026', 'C,12/15/2026']);
    expect(notesOf(mixed)).toEqual([[], [], ['event_date unreadable 12/15/2026']]);
    expect(readLines(['Title,Date', 'A,05.12.2026']).table?.dayOrder).toBeNull();
  });

  it('are those of Google Calendar, with whole days and several', () => {
    const result = readCase('csv-04-google-calendar');
    expect(whenOf(result)).toEqual([
      ['Quiz night', '2026-12-05', '20:00', '23:00'],
      ['Market', '2026-12-18', null, null],
    ]);
    expect(notesOf(result)).toEqual([[], ['end_date several_days 2026-12-20']]);
    expect(result.rows[0]?.event.location).toBe('Hafenstraße 1, 20359 Hamburg');
  });

  it('have days and times as people write them', () => {
    const result = readCase('csv-10-written-days');
    const at = (title: string, day = '2026-12-10', start: string | null = '20:00', end: string | null = null) => [
      title,
      day,
      start,
      end,
    ];
    expect(whenOf(result)).toEqual([
      ...[...'ABCDEFGHIJ'].map((title) => at(title)),
      at('K', '2026-12-10', '20:00', '23:00'),
      at('L', '2026-12-10', '20:00', '23:00'),
      at('M'),
      at('N', '2027-03-05'),
    ]);
    expect(notesOf(result).flat()).toEqual([
      'event_date guessed 10.12.',
      'end_date several_days 2026-12-12',
      'event_date guessed 46366',
      'start_time guessed 0,833333333',
    ]);
  });

  it('have past rows, which are counted and push out nothing', () => {
    const { rows, past, leftOut } = readCase('csv-16-old-ones-first');
    const coming = rows.filter(({ isPast }) => !isPast);
    expect([rows.length, past, leftOut.length]).toEqual([601, 600, 0]);
    expect(coming.map(({ event, isWanted }) => [event.title, isWanted])).toEqual([['Kommender Abend', true]]);
  });

  it('have day and time in one cell', () => {
    const result = readCase('csv-19-day-and-time-in-one');
    expect(whenOf(result).map(([title, ...when]) => `${title} ${when.join(' ')}`)).toEqual([
      ...['A', 'B', 'C'].map((title) => `${title} 2026-12-10 20:00 `),
      'D 2026-12-10 20:30 ',
      'E 2026-12-10 20:00 ',
      'F 2026-12-10 20:00 ',
      'G 2026-12-10 20:00 23:00',
      'H 2026-12-10 20:00 ',
      'I 2026-12-10  ',
    ]);
    expect(notesOf(result).flat()).toEqual(['end_date several_days 2026-12-12']);
  });

  it.each([
    [
      'Outlook',
      'Betreff,Beginnt am,Beginnt um,Endet am,Endet um,Ganztägiges Ereignis,Beschreibung,Ort',
      'Quiz,10.12.2026,20:00:00,10.12.2026,23:00:00,Aus,Text,Bar',
    ],
    [
      'Outlook, English',
      'Subject,Start Date,Start Time,End Date,End Time,All day event,Description,Location',
      'Quiz,12/10/2026,8:00:00 PM,12/13/2026,11:00:00 PM,False,Text,Bar',
    ],
    [
      'Eventbrite',
      'Event Name,Event ID,Event Start Date,Event Start Time,Event Timezone,Venue Name',
      'Quiz,77,2026-12-10,20:00:00,Europe/Berlin,Bar',
    ],
    [
      'pretix',
      'Veranstaltungsname,Kurzform,Veranstaltungsbeginn,Veranstaltungsende,Ort',
      'Quiz,q1,2026-12-10 20:00:00,2026-12-10 23:00:00,Bar',
    ],
    [
      'Ticket Tailor',
      'Event name,Event id,Start date,Start time,End date,End time,Venue',
      'Quiz,ev_1,10 Dec 2026,8:00pm,10 Dec 2026,11:00pm,Bar',
    ],
    [
      'Meetup',
      'Name,Event ID,Date/Time,Venue,Event URL',
      'Quiz,1,"Thu, Dec 10, 2026, 8:00 PM CET",Bar,https://www.meetup.com/q',
    ],
    [
      'The Events Calendar',
      'EVENT NAME,EVENT DESCRIPTION,VENUE NAME,EVENT START DATE,EVENT START TIME,EVENT COST',
      'Quiz,Text,Bar,2026-12-10,20:00:00,5',
    ],
    ['Billetto', 'Title,Starts at,Ends at,Location', 'Quiz,2026-12-10T19:00:00Z,2026-12-10T22:00:00Z,Bar'],
    [
      'Rausgegangen',
      'Titel,Untertitel,Beginn,Ende,Location,Preis',
      'Quiz,Text,10.12.2026 20:00,10.12.2026 23:00,Bar,5',
    ],
  ])('have the headings of %s', (_, headings, row) => {
    const [read] = readLines([headings, row]).rows;
    expect(read?.event).toMatchObject({ title: 'Quiz', event_date: '2026-12-10', start_time: '20:00' });
    expect(read?.event.location).toBe('Bar');
    expect(read?.notes.filter(({ problem }) => !['several_days', 'without_price'].includes(problem))).toEqual([]);
  });

  it('have words above the headings, which are named', () => {
    const lines = ['Programm Dezember;;', 'Stand: 28.11.2026;;', ';;', 'Titel;Datum;Uhrzeit', 'Quiz;10.12.2026;20:00'];
    const result = readLines(lines);
    expect(whenOf(result)).toEqual([['Quiz', '2026-12-10', '20:00', null]]);
    expect(result.table?.headingsAt).toBe(2);
    expect(result.notes).toEqual([{ problem: 'above_headings', text: 'Programm Dezember · Stand: 28.11.2026' }]);
    expect(readLines(lines, { headingsAt: 0 }).table?.headings).toEqual(['Programm Dezember', '', '']);
  });

  it('have no headings at all', () => {
    const result = readLines(['Quiz;10.12.2026;20:00', 'Konzert;11.12.2026;21:00']);
    expect(result.table).toMatchObject({ headingsAt: -1, mapping: ['', 'event_date', 'start_time'] });
    expect(result.rows).toHaveLength(2);
    expect(findHeadings([])).toBe(-1);
  });

  it('lose nothing without a word', () => {
    const lines = [
      'Titel;Datum;Uhrzeit;Ende',
      'Mehr Zellen;10.12.2026;20:00;23:00;im Hof;bei Regen drinnen',
      'Rest;10.12.2026 abends;20 Uhr (Einlass 19 Uhr);spät',
      'Zwei Zeiten;10.12.2026 19:00;20:00;',
      'Rückwärts;10.12.2026;20:00;9.12.2026 23:00',
      '"Offene Anführung;10.12.2026;20:00;',
      'Danach;11.12.2026;20:00;',
    ];
    expect(notesOf(readLines(lines))).toEqual([
      ['title beyond im Hof bei Regen drinnen'],
      ['event_date partly abends', 'start_time partly Einlass 19 Uhr', 'end_time unreadable spät'],
      ['event_date partly 19:00'],
      ['end_time before_start 9.12.2026 23:00'],
      [],
      [],
    ]);
  });

  it('have signs that turn or hide text, which are removed, and links without a price, which are noted', () => {
    const lines = [
      'Titel;Datum;Ticketlink',
      'Spark\u202easse\u200b;10.12.2026;https://a.example',
      '\u200b;10.12.2026;',
    ];
    const result = readLines(lines);
    expect(result.rows.map(({ event }) => event.title)).toEqual(['Sparkasse', '']);
    expect(notesOf(result)).toEqual([['ticket_url without_price https://a.example'], ['title no_title ']]);
  });

  it('of Outlook end a whole day at midnight of the next one', () => {
    const lines = [
      'Betreff,Beginnt am,Beginnt um,Endet am,Endet um,Ganztägiges Ereignis',
      'Markt,10.12.2026,00:00:00,11.12.2026,00:00:00,Ein',
    ];
    const result = readLines(lines);
    expect(whenOf(result)).toEqual([['Markt', '2026-12-10', null, null]]);
    expect(notesOf(result)).toEqual([[]]);
  });

  it('end after midnight without becoming two days', () => {
    const result = readLines(['Titel;Beginn;Ende', 'Party;10.12.2026 22:00;11.12.2026 04:00']);
    expect(whenOf(result)).toEqual([['Party', '2026-12-10', '22:00', '04:00']]);
    expect(notesOf(result)).toEqual([[]]);
  });

  it('are read within a second at five thousand rows', () => {
    const rows = Array.from({ length: 5000 }, (_, at) => `Abend ${at};Do., ${(at % 28) + 1}. Dez. 2027;20–23 Uhr`);
    const start = performance.now();
    expect(readLines(['Titel;Datum;Uhrzeit', ...rows]).rows).toHaveLength(5000);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
