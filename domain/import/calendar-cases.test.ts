import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readImport } from './read-import.ts';

const read = (name: string) => {
  const bytes = readFileSync(new URL(`fixtures/ics-${name}.ics`, import.meta.url));
  return readImport(new Uint8Array(bytes), { today: '2026-11-28' });
};
/** `title | day start–end` of the coming rows. */
const linesOf = (name: string) =>
  read(name)
    .rows.filter(({ isPast }) => !isPast)
    .map(({ event: { title, event_date, start_time, end_time } }) => {
      const time = [start_time, end_time].filter(Boolean).join('–');
      return `${title} | ${event_date} ${time}`.trim();
    });
const notesOf = (name: string) =>
  read(name).rows.flatMap(({ event, notes }) =>
    notes.map(({ field, problem, text }) => `${event.title}: ${field} ${problem} ${text}`),
  );

const nothing: readonly string[] = [];

it.each([
  ['01-override-only', ['Stammtisch später | 2026-12-10 20:00–22:00', 'Einzeln | 2026-12-11 20:00']],
  ['02-cancelled-date', ['01', '08', '22'].map((day) => `Quiz | 2026-12-${day} 20:00–22:00`)],
  [
    '03-zone-not-described',
    [
      'London 19 Uhr | 2026-12-10 20:00–22:00',
      'Outlook London 19 Uhr | 2026-12-10 20:00',
      'New York 12 Uhr | 2026-12-10 18:00',
      'Outlook New York 12 Uhr | 2026-12-10 18:00',
      'Wien 19 Uhr | 2026-12-10 19:00',
      'Helsinki 20 Uhr mit Strich | 2026-12-10 19:00',
      'TZID UTC 19 Uhr | 2026-12-10 20:00',
      'ohne Beschreibung 19 Uhr | 2026-12-10 19:00',
    ],
  ],
  ['06-broken-line', ['Konzert | 2026-12-11 19:00']],
  ['07-fold-inside-letter', ['Käse | 2026-12-10 19:00', 'Märchenabend für Große | 2026-12-11 19:00']],
  [
    '09-several-days',
    [
      'Weihnachtsmarkt Fr bis So | 2026-12-11',
      'Hüttenwochenende | 2026-12-11 18:00',
      '24 Stunden | 2026-12-11 20:00',
      'Clubnacht | 2026-12-11 22:00–04:00',
      'Drei Tage mit Mitternacht | 2026-12-11',
    ],
  ],
  ['10-old-ones-first', [1, 2, 3, 4, 5].map((day) => `Kommender Abend ${day - 1} | 2026-12-0${day} 20:00`)],
  [
    '19-rdate',
    [
      ...['02', '09', '16'].map((day) => `Einzeltermine | 2026-12-${day} 20:00`),
      'Mit Dauer | 2026-12-03 20:00–23:00',
      'Schwebend | 2026-12-05 20:00–23:00',
    ],
  ],
  [
    '21-emoji-at-limit',
    [
      'Silvester im Hafen mit Feuerwerk und Live-Musik am Kai 2026 | 2026-12-10 19:00',
      'Regenbogenabend mit Quiz, Karaoke, Drag und Tanz für all | 2026-12-11 19:00',
    ],
  ],
  [
    '23-day-without-value-date',
    [
      'Heiligabend | 2026-12-24',
      'Silvester | 2026-12-31',
      'Drei Tage als Dauer | 2026-12-11',
      'Gut | 2026-12-12 19:00',
    ],
  ],
  ['27-very-long-duration', ['Gut | 2026-12-11 20:00']],
  ['29-bad-line-kinds', ['Gut | 2026-12-11 19:00']],
  ['32-exdate-without-value-date', ['Probe | 2026-11-30 19:00', 'Probe | 2026-12-21 19:00', 'Gut | 2026-12-01 19:00']],
])('%s has the right coming dates', (name, lines) => expect(linesOf(name)).toEqual(lines));

it.each([
  ['02-cancelled-date', [{ title: 'Quiz', reason: 'cancelled', text: '2026-12-15' }]],
  ['06-broken-line', [{ title: 'Lesung', reason: 'broken', text: 'zweiter Absatz ohne Einrückung' }]],
  ['27-very-long-duration', [{ title: 'Dauer ohne Sinn', reason: 'too_long', text: 'P999999999999W' }]],
  ['29-bad-line-kinds', [{ title: 'Mit Apple-Zeile', reason: 'broken', text: 'X-APPLE-RADIUS=49.9' }]],
  ['03-zone-not-described', nothing],
  ['09-several-days', nothing],
])('%s leaves out what has a reason', (name, leftOut) =>
  expect(read(name).leftOut.map(({ id: _, ...entry }) => entry)).toEqual(leftOut),
);

it.each([
  ['03-zone-not-described', ['ohne Beschreibung 19 Uhr: start_time unknown_zone (no TZ description)']],
  [
    '09-several-days',
    [
      'Weihnachtsmarkt Fr bis So: end_date several_days 2026-12-13',
      'Hüttenwochenende: end_date several_days 2026-12-13',
      '24 Stunden: end_date several_days 2026-12-12',
      'Drei Tage mit Mitternacht: end_date several_days 2026-12-13',
    ],
  ],
  ['19-rdate', nothing],
])('%s notes what was guessed', (name, notes) => expect(notesOf(name)).toEqual(notes));

it('letters, HTML and past entries are read', () => {
  expect(read('07-fold-inside-letter').rows[0]?.event.description).toBe(`${'x'.repeat(62)}über alles`);
  expect(read('08-html-description').rows[0]?.event.description).toBe(
    'Jeder darf auf die Bühne.\nAnmeldung: hier (https://kneipe.example/a?b=1&c=2)\nBis dann',
  );
  expect(read('10-old-ones-first')).toMatchObject({ past: 600, leftOut: [] });
});
