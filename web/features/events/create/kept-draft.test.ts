import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { centsOf, emptyDraft, eventBody, isMaximum, maximumOf, ticketAddress } from './event-draft.ts';
import { attemptKeyFor, forgetDraft, keepDraft, readDraft } from './kept-draft.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('typed values come back for the same business only', () => {
  const draft = { ...emptyDraft('Weserstraße 104'), title: 'Kneipenquiz', tags: ['quiz'] };
  keepDraft('one', draft);
  expect(readDraft('one', 'elsewhere')).toEqual(draft);
  expect(readDraft('two', 'Hobrechtstraße 9')).toEqual(emptyDraft('Hobrechtstraße 9'));
});

test('broken values are left out', () => {
  stored.set('dabei.event-draft.one', JSON.stringify({ title: 7, tags: 'quiz', date: '2026-12-09' }));
  expect(readDraft('one', '')).toEqual({ ...emptyDraft(''), date: '2026-12-09' });
  stored.set('dabei.event-draft.one', '{');
  expect(readDraft('one', '')).toEqual(emptyDraft(''));
});

test('the same attempt has the same key until something changes or it is done', () => {
  const body = eventBody({ ...emptyDraft(''), title: 'Quiz', date: '2026-12-09' }, 'dialog');
  const key = attemptKeyFor('one', body);
  expect(attemptKeyFor('one', body)).toBe(key);
  const other = attemptKeyFor('one', { ...body, title: 'Quiz 2' });
  expect(other).not.toBe(key);
  forgetDraft('one');
  expect(attemptKeyFor('one', { ...body, title: 'Quiz 2' })).not.toBe(other);
});

test('empty fields are sent as not set', () => {
  expect(eventBody(emptyDraft(''), 'dialog')).toMatchObject({ event_date: null, start_time: null, end_time: null });
});

test('what an option hides is not sent', () => {
  const hidden = { ...emptyDraft(''), maximum: '40', hasWaitingList: true, ticketPrice: '12', boxOfficePrice: '15' };
  expect(eventBody({ ...hidden, scheduledDate: '2026-12-01', scheduledTime: '10:00' }, 'standard')).toMatchObject({
    max_participants: null,
    waiting_list: false,
    ticket_price: null,
    box_office_price: null,
    scheduled_date: null,
    scheduled_time: null,
  });
});

test('a maximum that is no number becomes 50, and each form has a range of its own', () => {
  expect(['40', ' 7 ', 'viele', '', '-3'].map(maximumOf)).toEqual([40, 7, 50, 50, 50]);
  expect(['4', '5', '500', '501'].map((typed) => isMaximum(typed, 'standard'))).toEqual([false, true, true, false]);
  expect(['0', '1', '501'].map((typed) => isMaximum(typed, 'dialog'))).toEqual([false, true, true]);
  const few = { ...emptyDraft(''), participantType: 'limited', maximum: '4' } as const;
  expect(eventBody(few, 'standard').max_participants).toBeNull();
  expect(eventBody(few, 'dialog').max_participants).toBe(4);
});

test('amounts are sent in cents, and what is no amount is left empty', () => {
  expect(['12', '12,5', '12.50', '0', '', 'zwölf', '12,345', '10001'].map(centsOf)).toEqual([
    1200,
    1250,
    1250,
    0,
    null,
    null,
    null,
    null,
  ]);
});

test('the address of the tickets is completed, and only addresses of the web count', () => {
  expect(ticketAddress('tickets.example/abend')).toBe('https://tickets.example/abend');
  expect(['', 'http://', 'javascript:alert(1)', 'nirgends'].map(ticketAddress)).toEqual([null, null, null, null]);
});
