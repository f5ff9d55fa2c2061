import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cases } from '#tests/support/cases.ts';
import { readImport } from './read-import.ts';
import { UnreadableFile } from './result.ts';

const folder = new URL('fixtures/', import.meta.url);
const bodies = readdirSync(folder)
  .filter((name) => name.endsWith('.ics'))
  .map((name) => new Uint8Array(readFileSync(new URL(name, folder))))
  .filter(({ length }) => length < 10_000);

/** Repeatable numbers from 0 to below `most` (mulberry32). */
function numbersFrom(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  };
}

const fragments = [
  ...['RRULE:FREQ=DAILY;INTERVAL=999999999', 'RRULE:FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO', 'RRULE:FREQ=SECONDLY'],
  ...[
    'RRULE:FREQ=DAILY;COUNT=2000000000',
    'RRULE:FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=2',
    'RRULE:FREQ=WEEKLY;COUNT=5000',
  ],
  ...['DTSTART:00010101T000000Z', 'DTSTART:99991231T235959Z', 'DURATION:P999999999999W', 'DTEND:99991231'],
  ...[
    'BEGIN:VEVENT',
    'END:VEVENT',
    'BEGIN:VCALENDAR',
    'END:VCALENDAR',
    'BEGIN:VTIMEZONE',
    'TZID:',
    ' =\r\n',
    '"',
    ';',
    ':',
  ],
  ...['EXDATE:20261201,99991231', 'RDATE;VALUE=PERIOD:20261201T100000Z/P9999999W', 'RECURRENCE-ID:20261210T190000Z'],
  ...['DESCRIPTION;ENCODING=QUOTED-PRINTABLE:=', '<p><p><a href="', '&#99999999;', '\u0000', '\ud800', '🏳️‍🌈'],
].map((text) => new TextEncoder().encode(`\r\n${text}`));

function mutate(body: Uint8Array, below: (most: number) => number): Uint8Array {
  let bytes = [...body];
  for (let change = below(6) + 1; change > 0; change -= 1) {
    const at = below(bytes.length + 1);
    const kind = below(5);
    if (kind === 0) bytes[at] = below(256);
    else if (kind === 1) bytes.splice(at, below(40));
    else if (kind === 2) bytes.splice(at, 0, ...(fragments[below(fragments.length)] ?? []));
    else if (kind === 3) bytes.splice(at, 0, ...bytes.slice(at, at + below(300)));
    else
      bytes = bytes.map((byte, index) =>
        index >= at && index < at + 12 && byte > 47 && byte < 58 ? 48 + below(10) : byte,
      );
  }
  return new Uint8Array(bytes);
}

it('no mutated calendar throws anything but the declared problem, or takes more than 2 s and 50 MB', () => {
  const below = numbersFrom(63);
  let [slowest, largest] = [0, 0];
  for (let number = 0; number < cases({ all: 10_000, few: 400 }); number += 1) {
    const body = mutate(bodies[below(bodies.length)] ?? new Uint8Array(), below);
    const start = performance.now();
    try {
      const { rows, leftOut } = readImport(body, { today: '2026-11-28', severalDays: number % 2 ? 'each' : 'one' });
      largest = Math.max(largest, rows.length + leftOut.length);
      for (const { event } of rows) {
        expect(event.event_date ?? '2026-11-28').toMatch(/^\d{4}-\d\d-\d\d$/);
        expect(event.title.length).toBeLessThanOrEqual(60);
      }
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
    }
    slowest = Math.max(slowest, performance.now() - start);
  }
  expect(slowest).toBeLessThan(2000);
  expect(largest).toBeLessThan(20_000);
});

const size = cases({ all: 4_900_000, few: 490_000 });
const repeated = (text: string) => text.repeat(Math.floor(size / text.length));
/** An event of the largest size. */
const one = (text: string) => `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20261210\r\n${text}\r\nEND:VEVENT`;
/** As many events as fit. */
const many = (event: string) => {
  const text = `BEGIN:VEVENT\r\nSUMMARY:Abend\r\n${event}\r\nEND:VEVENT\r\n`;
  return `BEGIN:VCALENDAR\r\n${repeated(text)}`;
};

it.each([
  ['short events', many('DTSTART:20261210')],
  ['broken events', many('x')],
  ['series with a count', many('DTSTART:19700101\r\nRRULE:FREQ=DAILY;COUNT=30000')],
  ['series without end', many('DTSTART;TZID=America/New_York:19700101T200000\r\nRRULE:FREQ=YEARLY;BYDAY=MO')],
  ['changes of a series', many('UID:a\r\nRECURRENCE-ID:20261210\r\nDTSTART:20261210')],
  ['open tags', one(repeated('DESCRIPTION:<a href="<p <!-- \r\n'))],
  ['a long line', one(`SUMMARY:${repeated('<a ')}`)],
  ['parameters', one(`SUMMARY${repeated(';a=b')}:x`)],
  ['quotes', one(`SUMMARY;a=${repeated('"')}`)],
  ['dates', one(`RDATE:${repeated('20261211,')}`)],
  ['soft breaks', one(`DESCRIPTION;ENCODING=QUOTED-PRINTABLE:${repeated('a=\r\n')}`)],
  ['folds', one(`SUMMARY:${repeated('a\r\n ')}`)],
])('%s end within the time of a test', (_, text) => {
  const { rows, leftOut } = readImport(new TextEncoder().encode(text), { today: '2026-11-28' });
  expect(rows.length).toBeLessThanOrEqual(5000);
  expect(rows.length + leftOut.length).toBeGreaterThan(0);
});
