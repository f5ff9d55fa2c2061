import { describe, expect, it } from 'vitest';
import { readImport } from './read-import.ts';
import type { SeveralDays } from './result.ts';

const today = '2026-11-28';
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a', 'SUMMARY:Abend', ...lines, 'END:VEVENT'];
const read = (text: string, severalDays?: SeveralDays) =>
  readImport(text, { today, ...(severalDays && { severalDays }) });
const rowsOf = (text: string, severalDays?: SeveralDays) =>
  read(text, severalDays).rows.map(({ event: { title, event_date, start_time, end_time } }) => {
    const time = [start_time, end_time].filter(Boolean).join('–');
    return `${title} ${event_date} ${time}`.trim();
  });
const eventRows = (...lines: string[]) => rowsOf(calendar(...event(...lines)));
const leftOutOf = (text: string) =>
  read(text).leftOut.map(({ title, reason, text: of }) => `${title}: ${reason} ${of}`);

describe('times and days', () => {
  it.each([
    ['a time without zone', ['DTSTART:20261210T190000'], '2026-12-10 19:00'],
    ['a time without seconds', ['DTSTART:20261210T1900Z'], '2026-12-10 20:00'],
    ['an offset', ['DTSTART:20261210T190000+0000'], '2026-12-10 20:00'],
    ['dashes', ['DTSTART:2026-12-10T19:00:00Z'], '2026-12-10 20:00'],
    [
      'a zone with the prefix of a program',
      ['DTSTART;TZID=/mozilla.org/20050126_1/Europe/London:20261210T190000'],
      '2026-12-10 20:00',
    ],
    ['a quoted zone of Windows', ['DTSTART;TZID="FLE Standard Time":20261210T200000'], '2026-12-10 19:00'],
    ['summer on one side', ['DTSTART;TZID=America/New_York:20270321T120000'], '2027-03-21 17:00'],
    ['24:00', ['DTSTART:20261210T200000', 'DTEND:20261210T240000'], '2026-12-10 20:00–00:00'],
    [
      'an end in another zone',
      ['DTSTART:20261210T190000Z', 'DTEND;TZID=Europe/London:20261210T210000'],
      '2026-12-10 20:00–22:00',
    ],
    ['an end before its beginning', ['DTSTART:20261210T190000', 'DTEND:20261210T180000'], '2026-12-10 19:00'],
    ['midnight to midnight', ['DTSTART:20261210T000000', 'DTEND:20261211T000000'], '2026-12-10'],
    ['00:00 to 24:00', ['DTSTART:20261210T000000', 'DTEND:20261210T240000'], '2026-12-10'],
    ['00:00 to 23:59', ['DTSTART:20261210T000000', 'DTEND:20261210T235959'], '2026-12-10'],
    ['midnight in Berlin as UTC', ['DTSTART:20261209T230000Z', 'DTEND:20261210T230000Z'], '2026-12-10'],
    ['midnight in UTC', ['DTSTART:20261210T000000Z', 'DTEND:20261211T000000Z'], '2026-12-10'],
    [
      'a whole day by Outlook',
      ['DTSTART:20261210T080000', 'DTEND:20261210T090000', 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE'],
      '2026-12-10',
    ],
  ])('%s', (_, lines, row) => expect(eventRows(...lines)).toEqual([`Abend ${row}`]));

  it('a zone that the file describes counts where its name is unknown', () => {
    const zone = (name: string) => [
      ...['BEGIN:VTIMEZONE', `TZID:${name}`],
      ...['BEGIN:STANDARD', 'DTSTART:16010101T030000', 'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10'],
      ...['TZOFFSETFROM:+0300', 'TZOFFSETTO:+0200', 'END:STANDARD'],
      ...['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3'],
      ...['TZOFFSETFROM:+0200', 'TZOFFSETTO:+0300', 'END:DAYLIGHT', 'END:VTIMEZONE'],
    ];
    const at = (name: string, day: string) =>
      read(calendar(...zone(name), ...event(`DTSTART;TZID=${name}:${day}T200000`))).rows[0];
    expect(at('Customized Time Zone', '20261210')).toMatchObject({ event: { start_time: '19:00' }, notes: [] });
    expect(at('Customized Time Zone', '20270620')).toMatchObject({ event: { start_time: '19:00' }, notes: [] });
    expect(at('Europe/Berlin', '20261210')?.event.start_time).toBe('20:00');
  });
});

describe('several days', () => {
  const market = calendar(...event('DTSTART;VALUE=DATE:20261211', 'DTEND;VALUE=DATE:20261214'));
  const running = calendar(...event('DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261201'));

  it('are one draft with a note, or a draft a day', () => {
    expect(read(market)).toMatchObject({ severalDays: 1 });
    expect(rowsOf(market)).toEqual(['Abend 2026-12-11']);
    expect(rowsOf(market, 'each')).toEqual(['Abend 2026-12-11', 'Abend 2026-12-12', 'Abend 2026-12-13']);
    const ids = read(market, 'each').rows.map(({ event: { external_id } }) => external_id);
    expect(ids).toEqual(['a', 'a/2026-12-12', 'a/2026-12-13']);
  });

  it('that have begun go on today', () => {
    expect(rowsOf(running)).toEqual(['Abend 2026-11-28']);
    expect(read(running).past).toBe(0);
    expect(rowsOf(running, 'each')).toEqual(['Abend 2026-11-28', 'Abend 2026-11-29', 'Abend 2026-11-30']);
  });
});

describe('a series', () => {
  const start = 'DTSTART;TZID=Europe/Berlin:20261201T200000';
  it.each([
    ['UNTIL as a day', [start, 'RRULE:FREQ=WEEKLY;UNTIL=20261215'], ['01', '08', '15']],
    ['UNTIL in UTC', [start, 'RRULE:FREQ=WEEKLY;UNTIL=20261215T190000Z'], ['01', '08', '15']],
    ['UNTIL a second before', [start, 'RRULE:FREQ=WEEKLY;UNTIL=20261215T185900Z'], ['01', '08']],
    [
      'RDATE with RRULE',
      [start, 'RRULE:FREQ=WEEKLY;COUNT=2', 'RDATE;TZID=Europe/Berlin:20261204T200000'],
      ['01', '04', '08'],
    ],
    ['RDATE twice the same', [start, 'RRULE:FREQ=WEEKLY;COUNT=2', 'RDATE:20261208T200000'], ['01', '08']],
    ['RDATE as periods', [start, 'RDATE;VALUE=PERIOD:20261203T190000Z/PT2H'], ['01', '03']],
    ['EXDATE in UTC', [start, 'RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE:20261208T190000Z'], ['01', '15']],
    ['EXDATE without its zone', [start, 'RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE:20261208T200000'], ['01', '15']],
    ['EXRULE', [start, 'RRULE:FREQ=WEEKLY;COUNT=4', 'EXRULE:FREQ=WEEKLY;INTERVAL=2'], ['08', '22']],
    ['an empty RRULE', [start, 'RRULE:'], ['01']],
    ['a rule with spaces and small letters', [start, 'RRULE:freq=weekly; count=2;'], ['01', '08']],
  ])('%s', (_, lines, days) => expect(eventRows(...lines)).toEqual(days.map((day) => `Abend 2026-12-${day} 20:00`)));

  it('without an end is bounded by scheduling, and says that it goes on', () => {
    const { rows } = read(calendar(...event('DTSTART;VALUE=DATE:20200106', 'RRULE:FREQ=WEEKLY')));
    expect(rows).toHaveLength(13);
    expect(rows.at(-1)).toMatchObject({
      event: { event_date: '2027-02-22' },
      notes: [{ field: 'event_date', problem: 'goes_on', text: '2027-02-25' }],
    });
    expect(rows[0]?.notes).toEqual([]);
  });

  it('keeps changed dates, and leaves out cancelled ones by name', () => {
    const text = calendar(
      ...event(start, 'RRULE:FREQ=WEEKLY;COUNT=4'),
      ...event('RECURRENCE-ID:20261208T190000Z', 'DTSTART:20261209T190000Z', 'SUMMARY:Später'),
      ...event('RECURRENCE-ID;VALUE=DATE:20261215', 'DTSTART;VALUE=DATE:20261215', 'STATUS:CANCELLED'),
      ...event('RECURRENCE-ID:20201208T190000Z', 'DTSTART:20261205T190000Z'),
    );
    expect(rowsOf(text)).toEqual([
      'Abend 2026-12-01 20:00',
      'Abend 2026-12-09 20:00',
      'Abend 2026-12-22 20:00',
      'Abend 2026-12-05 20:00',
    ]);
    expect(leftOutOf(text)).toEqual(['Abend: cancelled 2026-12-15']);
  });

  it('is changed from a date on', () => {
    const text = calendar(
      ...event(start, 'RRULE:FREQ=WEEKLY;COUNT=4'),
      ...event('RECURRENCE-ID;RANGE=THISANDFUTURE:20261215T190000Z', 'DTSTART:20261216T180000Z'),
    );
    expect(rowsOf(text)).toEqual(['01 20:00', '08 20:00', '16 19:00', '23 19:00'].map((at) => `Abend 2026-12-${at}`));
  });

  it.each([
    ['is over', ['DTSTART:20240101T190000Z', 'RRULE:FREQ=DAILY;COUNT=3'], ['Abend 2024-01-01 20:00'], []],
    ['comes later', ['DTSTART:20200601T190000Z', 'RRULE:FREQ=YEARLY'], [], ['Abend: too_late 2027-06-01']],
    ['has no date', [start, 'RRULE:FREQ=DAILY;COUNT=1', 'EXDATE:20261201'], [], ['Abend: no_dates ']],
    ['has an impossible rule', [start, 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31'], [], ['Abend: no_dates ']],
    ['has a rule of another kind', [start, 'RRULE:FREQ=OFTEN'], [], ['Abend: broken RRULE:FREQ=OFTEN']],
    ['repeats within a day', [start, 'RRULE:FREQ=SECONDLY'], [], ['Abend: broken RRULE:FREQ=SECONDLY']],
  ])('that %s is not lost without a word', (_, lines, rows, leftOut) => {
    const text = calendar(...event(...(lines as string[])));
    expect([rowsOf(text), leftOutOf(text)]).toEqual([rows, leftOut]);
  });
});

describe('entries', () => {
  const single = (...lines: string[]) => event('DTSTART:20261210T190000Z', ...lines);

  it('of several calendars are read, and a cancelling one cancels', () => {
    const cancel = ['BEGIN:VCALENDAR', 'METHOD:CANCEL', ...single('SEQUENCE:1', 'UID:b'), 'END:VCALENDAR'];
    expect(leftOutOf(cancel.join('\n'))).toEqual(['Abend: cancelled 2026-12-10']);
    const two = [
      calendar(...event('DTSTART:20261210T190000Z')),
      calendar('BEGIN:VEVENT', 'UID:c', 'SUMMARY:Zwei', 'DTSTART:20261211', 'END:VEVENT'),
    ];
    expect(rowsOf(two.join('\r\n'))).toEqual(['Abend 2026-12-10 20:00', 'Zwei 2026-12-11']);
  });

  it.each([
    ['the higher sequence', ['SEQUENCE:2', 'LOCATION:neu'], ['SEQUENCE:1', 'DTSTAMP:20261101T100000Z', 'LOCATION:alt']],
    [
      'the later change',
      ['LAST-MODIFIED:20261102T100000Z', 'LOCATION:neu'],
      ['LAST-MODIFIED:20261101T100000Z', 'LOCATION:alt'],
    ],
    ['the later stamp', ['DTSTAMP:20261102T100000Z', 'LOCATION:neu'], ['DTSTAMP:20261101T100000Z', 'LOCATION:alt']],
  ])('twice: %s counts', (_, newer, older) => {
    for (const states of [
      [newer, older],
      [older, newer],
    ]) {
      const { rows, leftOut } = read(calendar(...states.flatMap((lines) => single(...lines))));
      expect(rows.map(({ event: { location } }) => location)).toEqual(['neu']);
      expect(leftOut).toMatchObject([{ reason: 'older' }]);
    }
  });

  it('of one age with different beginnings are both kept', () => {
    expect(rowsOf(calendar(...single(), ...event('DTSTART:20261211T190000Z')))).toHaveLength(2);
  });

  it.each([
    ['no beginning', event(), 'Abend: no_day '],
    ['an unreadable beginning', event('DTSTART:morgen'), 'Abend: broken DTSTART:morgen'],
    ['no end', single().slice(0, -1), 'Abend: cut_off '],
    ['another kind', ['BEGIN:VTODO', 'SUMMARY:Kisten holen', 'END:VTODO'], 'Kisten holen: not_an_event vtodo'],
  ])('with %s are left out alone', (_, lines, leftOut) => {
    const text = calendar(...lines, 'BEGIN:VEVENT', 'UID:gut', 'SUMMARY:Gut', 'DTSTART:20261211', 'END:VEVENT');
    expect([rowsOf(text), leftOutOf(text)]).toEqual([['Gut 2026-12-11'], [leftOut]]);
  });

  it('keep their texts', () => {
    const textOf = (...lines: string[]) => read(calendar(...single(...lines))).rows[0]?.event.description;
    expect(textOf('DESCRIPTION:Ein\\nzwei\\, drei\\; X < Y')).toBe('Ein\nzwei, drei; X < Y');
    expect(textOf('DESCRIPTION;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:Gr=C3=BC=C3=', '=9Fe=0D=0Aund =', 'mehr')).toBe(
      'Grüße\nund mehr',
    );
    expect(textOf('DESCRIPTION;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:Gr=FC=DFe')).toBe('Grüße');
    expect(textOf('X-ALT-DESC;FMTTYPE=text/html:<html><body><p>Eins</p><ul><li>Zwei</li></ul></body></html>')).toBe(
      'Eins\n\nZwei',
    );
    expect(textOf('DESCRIPTION:<b>Rock</b>&amp;Roll &lt;live&gt; <3')).toBe('Rock&Roll <live> <3');
    expect(textOf('DESCRIPTION:lang', '  und gefaltet')).toBe('lang und gefaltet');
  });
});
