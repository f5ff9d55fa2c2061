import { expect, test } from 'vitest';
import { centsOf, emptyDraft, eventBody, isMaximum, maximumOf, ticketAddress } from './event-draft.ts';

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
