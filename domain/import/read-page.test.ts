import { expect, it } from 'vitest';
import { readImport } from './read-import.ts';

const page = (...scripts: unknown[]) =>
  `<!doctype html><html><head><title>Programm &amp; Tickets</title>${scripts
    .map(
      (data) => `<script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify(data)}</script>`,
    )
    .join('\n')}</head><body>Hallo</body></html>`;
const read = (...scripts: unknown[]) => readImport(page(...scripts), { today: '2026-11-28' });
const concert = {
  '@context': 'https://schema.org',
  '@type': 'MusicEvent',
  '@id': 'https://halle.example/e/1',
  name: 'Jazz &amp; Soul',
  description: '<p>Zwei Sets</p>',
  startDate: '2026-12-10T20:00:00+01:00',
  endDate: '2026-12-10T23:30:00+01:00',
  location: {
    '@type': 'Place',
    name: 'Halle',
    address: { streetAddress: 'Hafenstraße 7', postalCode: '20359', addressLocality: 'Hamburg' },
  },
  offers: [
    { '@type': 'Offer', price: '15.5', priceCurrency: 'EUR', url: 'https://halle.example/t/1' },
    { '@type': 'Offer', price: 12, priceCurrency: 'EUR', url: 'https://halle.example/t/2' },
  ],
};

it('reads an event with its place, hours and lowest price', () => {
  const { kind, name, rows, isComplete } = read(concert);
  expect([kind, name, isComplete]).toEqual(['page', 'Programm & Tickets', true]);
  expect(rows).toMatchObject([
    {
      event: {
        title: 'Jazz & Soul',
        description: 'Zwei Sets',
        location: 'Halle, Hafenstraße 7, 20359 Hamburg',
        event_date: '2026-12-10',
        start_time: '20:00',
        end_time: '23:30',
        ticket_price: 1200,
        ticket_url: 'https://halle.example/t/2',
        external_id: 'https://halle.example/e/1',
      },
      notes: [],
    },
  ]);
});

it.each([
  ['a list', [concert]],
  ['@graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage' }, concert] }],
  ['a list of items', { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: concert }] }],
  ['a series with its dates', { '@type': 'EventSeries', name: 'Reihe', subEvent: [concert] }],
  ['several types', { ...concert, '@type': ['Event', 'MusicEvent'] }],
  ['types as addresses', { ...concert, '@type': 'http://schema.org/MusicEvent' }],
  ['comments around', `<!-- ${JSON.stringify(concert)} -->`],
  ['the same twice', [concert, { ...concert }]],
])('finds it in %s', (_, data) => {
  expect(read(data).rows.map(({ event }) => event.title)).toEqual(['Jazz & Soul']);
});

it('tells dates of one address apart, and moves of one event not', () => {
  const url = 'https://halle.example/quiz';
  const date = (startDate: string) => ({ '@type': 'Event', name: 'Quiz', url, startDate });
  const ids = (...days: string[]) => read(days.map(date)).rows.map(({ event }) => event.external_id);
  expect(ids('2026-12-10', '2026-12-17')).toEqual([`${url}/2026-12-10`, `${url}/2026-12-17`]);
  expect(ids('2026-12-11')).toEqual([url]);
});

it('reads whole days, nights, several days and other zones', () => {
  const date = (name: string, startDate: string, endDate?: string) => ({ '@type': 'Event', name, startDate, endDate });
  const { rows } = read([
    date('Tag', '2026-12-10'),
    date('Nacht', '2026-12-10T22:00+01:00', '2026-12-11T04:00+01:00'),
    date('Markt', '2026-12-10', '2026-12-12'),
    date('London', '2026-12-10T19:00:00Z'),
    date('Ortszeit', '2026-12-10T19:00'),
  ]);
  expect(rows.map(({ event: { title, start_time, end_time } }) => `${title} ${start_time} ${end_time}`)).toEqual([
    'Tag null null',
    'Nacht 22:00 04:00',
    'Markt null null',
    'London 20:00 null',
    'Ortszeit 19:00 null',
  ]);
  expect(rows[2]?.notes).toMatchObject([{ problem: 'several_days' }]);
});

it('leaves out what is cancelled, without a day, broken or no event of a business', () => {
  const { rows, leftOut, isComplete } = read(
    { ...concert, eventStatus: 'https://schema.org/EventCancelled' },
    { '@type': 'Event', name: 'Irgendwann' },
    { '@type': 'DeliveryEvent', name: 'Paket', startDate: '2026-12-10' },
    '{"@type": "Event", ',
    { '@type': 'Event', name: 'Bleibt', startDate: '2026-12-12' },
  );
  expect(rows.map(({ event }) => event.title)).toEqual(['Bleibt']);
  expect(leftOut.map(({ reason, id }) => [reason, id])).toEqual([
    ['broken', undefined],
    ['cancelled', 'https://halle.example/e/1'],
    ['no_day', undefined],
  ]);
  expect(isComplete).toBe(false);
});

it('ends on hostile pages', () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  expect(read(deep, concert).rows).toHaveLength(1);
  expect(read(concert, '<script '.repeat(100_000)).rows).toHaveLength(1);
  expect(() => readImport(page('{}'), { today: '2026-11-28' })).toThrow('no_rows');
});
