import { expect, it } from 'vitest';
import { isPast, matchEntries, nearestFirst } from './match-entries.ts';

const entries = [
  { label: 'Öffnungszeiten', words: 'uhrzeit offen' },
  { label: 'Besondere Tage', words: 'öffnungszeiten feiertag' },
  { label: 'Website, API und Webhooks' },
  { label: 'API-Schlüssel', words: 'token' },
  { label: 'Abo und Credits', words: 'rechnung' },
];

it.each([
  ['', entries.map(({ label }) => label)],
  ['   ', entries.map(({ label }) => label)],
  ['offnung', ['Öffnungszeiten', 'Besondere Tage']],
  ['ÖFFNUNG', ['Öffnungszeiten', 'Besondere Tage']],
  ['api', ['API-Schlüssel', 'Website, API und Webhooks']],
  ['web api', ['Website, API und Webhooks']],
  ['schluessel', []],
  ['zeiten', ['Öffnungszeiten', 'Besondere Tage']],
  ['it', []],
  ['rech', ['Abo und Credits']],
  ['re', []],
  ['abo token', []],
])('typing %j finds %j', (typed, labels) => {
  expect(matchEntries(entries, typed).map(({ label }) => label)).toEqual(labels);
});

const now = new Date('2026-12-01T12:00:00Z');
const event = (title: string, starts_at: string | null, status: 'published' | 'draft' | 'cancelled' = 'published') => ({
  title,
  status,
  starts_at,
  ends_at: null,
});

it('the next event comes first, then drafts without a day, then what was', () => {
  const events = [
    event('gestern', '2026-11-30T12:00:00Z'),
    event('Entwurf', null, 'draft'),
    event('abgesagt', '2026-12-02T19:00:00Z', 'cancelled'),
    event('Weihnachten', '2026-12-24T19:00:00Z'),
    event('morgen', '2026-12-02T19:00:00Z'),
    event('läuft', '2026-12-01T10:00:00Z'),
  ];
  expect(nearestFirst(events, now).map(({ title }) => title)).toEqual([
    'läuft',
    'morgen',
    'Weihnachten',
    'Entwurf',
    'gestern',
    'abgesagt',
  ]);
  expect(isPast(event('Entwurf von früher', '2026-01-01T12:00:00Z', 'draft'), now)).toBe(false);
});
