import { describe, expect, it } from 'vitest';
import { guessMapping } from './columns.ts';
import { decodeText } from './decode-text.ts';
import { readImport } from './read-import.ts';
import { readDay, readPrice, readTime, readTimeBehindDay } from './read-values.ts';
import type { UnreadableFile } from './result.ts';

const today = '2026-11-23';

describe('values of a file', () => {
  it.each([
    ['2026-12-09', '2026-12-09'],
    ['2026-12-09T20:00:00Z', '2026-12-09'],
    ['9.12.2026', '2026-12-09'],
    ['09.12.26', '2026-12-09'],
    ['Mi., 09.12.2026 20:00', '2026-12-09'],
    ['9/12/2026', '2026-12-09'],
    ['12/24/2026', '2026-12-24'],
    ['31.02.2026', null],
    ['12.24.2026', null],
    ['morgen', null],
  ])('read the day %s', (typed, day) => expect(readDay(typed)).toBe(day));

  it.each([
    ['20:00', '20:00'],
    ['20:00:00', '20:00'],
    ['20 Uhr', '20:00'],
    ['8 pm', '20:00'],
    ['25:00', null],
  ])('read the time %s', (typed, time) => expect(readTime(typed)).toBe(time));

  it('read a time behind a day', () => {
    expect(readTimeBehindDay('09.12.2026 20:30')).toBe('20:30');
    expect(readTimeBehindDay('2026-12-09T20:30')).toBe('20:30');
    expect(readTimeBehindDay('09.12.2026')).toBeNull();
  });

  it.each([
    ['12,50 €', 1250],
    ['12.5', 1250],
    ['EUR 12', 1200],
    ['12,-', 1200],
    ['1.250,00', 125000],
    ['1,250', 125000],
    ['frei', 0],
    ['-3', null],
    ['viel', null],
  ])('read the price %s', (typed, cents) => expect(readPrice(typed)).toBe(cents));
});

describe('a table', () => {
  it('is recognised in its separators, its letters and its headings in both languages', () => {
    const windows = new Uint8Array([...'Titel;Plätze\nGrüße;20'].map((letter) => letter.charCodeAt(0)));
    expect(readImport(windows, { today }).rows[0]?.event).toMatchObject({ title: 'Grüße', max_participants: 20 });
    expect(decodeText(new TextEncoder().encode('Grüße'))).toBe('Grüße');
    const { rows } = readImport('Title,Description\n"Quiz, again","a\nb"\n\n', { today });
    expect(rows.map(({ event }) => [event.title, event.description])).toEqual([['Quiz, again', 'a\nb']]);
    expect(readImport('Title\tDate\nQuiz\t2026-12-09', { today }).table?.headings).toEqual(['Title', 'Date']);
    expect(guessMapping(['Betreff', 'Beginnt am', 'Beginnt um', 'Endet um', 'Farbe', 'Subject'])).toEqual([
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
    expect(guessMapping(['Was', 'Wann', 'Los geht es', 'Frist', 'Leer'], rows)).toEqual([
      '',
      'event_date',
      'start_time',
      '',
      '',
    ]);
    expect(guessMapping(['Was', 'Wann', 'Los geht es', 'Frist', 'Datum'], rows)[1]).toBe('');
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

describe('a calendar', () => {
  const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
  const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
  const rowsOf = (text: string) =>
    readImport(text, { today }).rows.map(({ event }) => [
      event.title,
      event.event_date,
      event.start_time,
      event.end_time,
      event.external_id,
    ]);

  it('is read in the time of Berlin, whatever its zone', () => {
    const text = calendar(
      ...event('UID:a', 'SUMMARY:Utc', 'DTSTART:20261209T190000Z', 'DTEND:20261209T220000Z'),
      ...event('UID:b', 'SUMMARY:Hier', 'DTSTART;TZID=Europe/Berlin:20261209T200000', 'DURATION:PT2H'),
      ...event('UID:c', 'SUMMARY:Ganztags', 'DTSTART;VALUE=DATE:20261210'),
      ...event('UID:d', 'SUMMARY:Weg', 'STATUS:CANCELLED', 'DTSTART:20261209T190000Z'),
    );
    expect(rowsOf(text)).toEqual([
      ['Utc', '2026-12-09', '20:00', '23:00', 'a'],
      ['Hier', '2026-12-09', '20:00', '22:00', 'b'],
      ['Ganztags', '2026-12-10', null, null, 'c'],
    ]);
  });

  it('has the dates of a rule one by one, ninety days ahead, with what was moved and without what was taken out', () => {
    const text = calendar(
      ...event(
        'UID:quiz',
        'SUMMARY:Quiz',
        'DTSTART;TZID=Europe/Berlin:20200101T200000',
        'RRULE:FREQ=WEEKLY',
        'EXDATE;TZID=Europe/Berlin:20261202T200000',
      ),
      ...event(
        'UID:quiz',
        'SUMMARY:Quiz im Hof',
        'RECURRENCE-ID;TZID=Europe/Berlin:20261209T200000',
        'DTSTART;TZID=Europe/Berlin:20261209T210000',
      ),
    );
    const rows = rowsOf(text);
    expect(rows.slice(0, 2)).toEqual([
      ['Quiz', '2026-11-25', '20:00', null, 'quiz/2026-11-25T20:00:00'],
      ['Quiz im Hof', '2026-12-09', '21:00', null, 'quiz/2026-12-09T20:00:00'],
    ]);
    expect(rows.at(-1)?.[1]).toBe('2027-02-17');
    expect(rows).toHaveLength(12);
  });

  it('that is damaged is refused, and one bad event stays out alone', () => {
    const refused = (source: string | Uint8Array) => {
      try {
        return readImport(source, { today });
      } catch (error) {
        return (error as UnreadableFile).problem;
      }
    };
    expect(refused('BEGIN:VCALENDAR\nBEGIN:VEVENT\nnonsense')).toBe('broken_calendar');
    expect(refused(calendar())).toBe('no_rows');
    expect(refused('')).toBe('empty');
    expect(refused('Titel;Datum\n')).toBe('no_rows');
    expect(refused('x'.repeat(5_000_001))).toBe('too_large');
    expect(refused(new Uint8Array([80, 75, 3, 4, 0, 0]))).toBe('not_text');
  });

  it('with more entries than fit leaves out past ones first, by name', () => {
    const lines = Array.from({ length: 5001 }, (_, at) => `Abend ${at};${at < 10 ? '01.01.2020' : '09.12.2026'}`);
    const { rows, leftOut } = readImport(['Titel;Datum', ...lines].join('\n'), { today });
    expect(rows).toHaveLength(5000);
    expect(leftOut).toEqual([{ title: 'Abend 9', reason: 'too_many', text: '2020-01-01' }]);
  });
});
