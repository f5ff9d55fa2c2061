import { expect, test } from 'vitest';
import { createTranslator } from '#i18n/translator.ts';
import { admissionWords, entryWords } from './card-words.ts';
import { emptyDraft } from './drafts/event-draft.ts';
import { toPublicEvent } from './page/to-public-event.ts';

const t = createTranslator('de', 'create-event', 'Dabei') as Parameters<typeof admissionWords>[1];
const cardOf = (typed: Partial<ReturnType<typeof emptyDraft>>) => toPublicEvent({ ...emptyDraft(''), ...typed }, null);

test('the card says who may come', () => {
  expect(admissionWords(cardOf({}), t)).toBe('Platz für alle');
  const limited = { participantType: 'limited', maximum: '40', hasWaitingList: true } as const;
  expect(admissionWords(cardOf(limited), t)).toBe('Höchstens 40 Leute, mit Warteliste');
  expect(admissionWords(cardOf({ ...limited, hasWaitingList: false, approvalMethod: 'application' }), t)).toBe(
    'Höchstens 40 Leute, auf Bewerbung',
  );
});

test('the card says what it costs to come in', () => {
  expect(entryWords(cardOf({ ticketPrice: '12' }), t, 'de')).toBe('Eintritt frei');
  expect(entryWords(cardOf({ ticketType: 'paid' }), t, 'de')).toBe('Mit Ticket');
  const both = { ticketType: 'paid', ticketPrice: '12,5', hasBoxOffice: true, boxOfficePrice: '15' } as const;
  expect(entryWords(cardOf(both), t, 'de')).toBe('Ticket 12,50\u00a0€, Abendkasse 15\u00a0€');
});

test('an end at or before the start runs into the next day', () => {
  expect(cardOf({ start: '20:00', end: '00:30' }).runsPastMidnight).toBe(true);
  expect(cardOf({ start: '20:00', end: '' }).runsPastMidnight).toBe(false);
});
