import { describe, expect, it } from 'vitest';
import { readImport } from './read-import.ts';
import type { UnreadableFile } from './result.ts';

const today = '2026-11-23';

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
});

describe('a file', () => {
  it('that cannot be read says why', () => {
    const refused = (source: string | Uint8Array) => {
      try {
        return readImport(source, { today });
      } catch (error) {
        return (error as UnreadableFile).problem;
      }
    };
    expect(refused('BEGIN:VCALENDAR\nEND:VCALENDAR')).toBe('no_rows');
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
