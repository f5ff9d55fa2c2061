import { expect, test } from 'vitest';
import { centsOf, draftOf, emptyDraft, eventBody, isMaximum, maximumOf } from './event-draft.ts';
import type { EventOfBusiness } from './use-events.ts';

test('what is stored comes back as it was typed', () => {
  const typed = {
    ...emptyDraft('Weserstraße 104'),
    title: 'Kneipenquiz',
    point: '52.4861, 13.4303',
    event_date: '2026-12-01',
    start_time: '20:00',
    tags: ['quiz'],
    participant_type: 'limited',
    max_participants: '40',
    waiting_list: true,
    ticket_type: 'paid',
    ticket_price: '12.50',
    ticket_url: 'https://tickets.example/abend',
    box_office: true,
    box_office_price: '15',
    push_notification: true,
    publish_type: 'scheduled',
    scheduled_date: '2026-11-28',
    scheduled_time: '10:00',
  } as const;
  expect(draftOf(eventBody({ ...typed, tags: ['quiz'] }, 'standard') as EventOfBusiness)).toEqual(typed);
});

test('a link of a map is sent as the place in it, and half a link or a place elsewhere as none', () => {
  const sent = (point: string) => {
    const { latitude, longitude } = eventBody({ ...emptyDraft('Tempelhofer Feld'), point }, 'dialog');
    return [latitude, longitude];
  };
  expect(sent('https://www.google.com/maps/place/x/@52.4,13.3,15z/data=!3d52.4731!4d13.4039')).toEqual([
    52.4731, 13.4039,
  ]);
  expect(sent('https://www.google.com/ma')).toEqual([null, null]);
  expect(sent('48.8566, 2.3522')).toEqual([null, null]);
});

test('empty fields are sent as not set', () => {
  expect(eventBody(emptyDraft(''), 'dialog')).toMatchObject({ event_date: null, start_time: null, end_time: null });
});

test('what an option hides is not sent', () => {
  const hidden = {
    ...emptyDraft(''),
    max_participants: '40',
    waiting_list: true,
    ticket_price: '12',
    box_office: true,
    box_office_price: '15',
  };
  expect(eventBody({ ...hidden, scheduled_date: '2026-12-01', scheduled_time: '10:00' }, 'standard')).toMatchObject({
    max_participants: null,
    waiting_list: false,
    ticket_price: null,
    box_office: false,
    box_office_price: null,
    scheduled_date: null,
    scheduled_time: null,
  });
});

test('a maximum that is no number becomes 50, and each form has a range of its own', () => {
  expect(['40', ' 7 ', 'viele', '', '-3'].map(maximumOf)).toEqual([40, 7, 50, 50, 50]);
  expect(['4', '5', '500', '501'].map((typed) => isMaximum(typed, 'standard'))).toEqual([false, true, true, false]);
  expect(['0', '1', '501'].map((typed) => isMaximum(typed, 'dialog'))).toEqual([false, true, true]);
  const few = { ...emptyDraft(''), participant_type: 'limited', max_participants: '4' } as const;
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
