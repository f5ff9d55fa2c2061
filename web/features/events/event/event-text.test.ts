import { expect, test } from 'vitest';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { createTranslator } from '#i18n/translator.ts';
import { admissionText, entryText, lastDayOf, stubOf, timesOf } from './event-text.ts';

const de = createTranslator('de', 'events', 'Dabei');
const en = createTranslator('en', 'events', 'Dabei');
const at = (start_time: string | null, end_time: string | null, event_date: string | null = '2026-11-28') => ({
  event_date,
  start_time,
  end_time,
});

test('the stub carries weekday, day and month', () => {
  expect(stubOf(at(null, null), 'de')).toEqual({ weekday: 'Samstag', day: '28', month: 'November' });
  expect(stubOf(at(null, null), 'en')).toEqual({ weekday: 'Saturday', day: '28', month: 'November' });
  expect(stubOf(at(null, null, null), 'de').day).toBe('?');
});

test.each([
  ['20:00', '00:30', '20:00 – 00:30 Uhr', '20:00 – 00:30'],
  ['19:00', null, 'ab 19:00 Uhr', 'from 19:00'],
  [null, '22:00', 'bis 22:00 Uhr', 'until 22:00'],
  [null, null, 'Ganztägig', 'All day'],
])('%s to %s reads as %s', (start, end, german, english) => {
  expect(timesOf(at(start, end), de, 'de')).toBe(german);
  expect(timesOf(at(start, end), en, 'en')).toBe(english);
});

test('what begins after midnight belongs to the night of the day before', () => {
  const night = { ...at('00:30', '03:00'), night_of: '2026-11-27' };
  expect(timesOf(night, de, 'de')).toBe('Freitagnacht, 00:30 – 03:00 Uhr');
  expect(timesOf(night, en, 'en')).toBe('Friday night, 00:30 – 03:00');
  expect(stubOf(night, 'de')).toEqual({ weekday: 'Freitag', day: '27', month: 'November' });
});

test('an end at or before the start runs until the next day', () => {
  expect(lastDayOf(at('22:00', '04:00'), 'de')).toBe('29. November');
  expect(lastDayOf(at('22:00', '22:00'), 'en')).toBe('29 November');
  expect(lastDayOf(at('20:00', '23:00'), 'de')).toBeNull();
  expect(lastDayOf(at('22:00', null), 'de')).toBeNull();
});

test('today is the day in Berlin', () => {
  expect(berlinDay(new Date('2026-07-04T22:30:00Z'))).toBe('2026-07-05');
  expect(berlinDay(new Date('2026-12-31T22:59:00Z'))).toBe('2026-12-31');
});

const card = createTranslator('de', 'create-event', 'Dabei') as Parameters<typeof admissionText>[1];

test('the card says who may come', () => {
  const open = { max_participants: null, waiting_list: false, approval_method: 'first_come' } as const;
  expect(admissionText(open, card)).toBe('Platz für alle');
  const limited = { ...open, max_participants: 40 };
  expect(admissionText({ ...limited, waiting_list: true }, card)).toBe('Höchstens 40 Leute, mit Warteliste');
  expect(admissionText({ ...limited, approval_method: 'application' }, card)).toBe('Höchstens 40 Leute, auf Bewerbung');
});

test('the card says what it costs to come in', () => {
  const free = { ticket_type: 'free', ticket_price: null, box_office: false, box_office_price: null } as const;
  expect(entryText(free, card, 'de')).toBe('Eintritt frei');
  expect(entryText({ ...free, ticket_type: 'paid' }, card, 'de')).toBe('Mit Ticket');
  const both = { ticket_type: 'paid', ticket_price: 1250, box_office: true, box_office_price: 1500 } as const;
  expect(entryText(both, card, 'de')).toBe('Ticket 12,50\u00a0€, Abendkasse 15\u00a0€');
});
