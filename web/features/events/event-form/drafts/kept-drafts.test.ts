import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tagged } from '#web/api/tagged.ts';
import type { EventDraft } from '../../event/event-draft.ts';
import { draftOf, emptyDraft, eventBody } from '../../event/event-draft.ts';
import type { EventOfBusiness } from '../../event/use-events.ts';
import {
  draftMemory,
  findUnstored,
  forgetRequest,
  initialDraft,
  readKept,
  requestKeyFor,
  wasApplied,
} from './kept-drafts.ts';

beforeEach(() => {
  const stored: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(stored, { [key]: value }),
    removeItem: (key: string) => void delete stored[key],
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(stored, name, { value });
  vi.stubGlobal('localStorage', stored);
});
afterEach(() => vi.unstubAllGlobals());

const dialog = { businessId: 'one', tariff: 'dialog' } as const;
const page = { businessId: 'one', tariff: 'standard' } as const;
const empty = emptyDraft('Weserstraße 104');
const unsent = (typed: Partial<EventDraft>) => ({ values: { ...empty, ...typed }, sent: empty, stored: empty });
const memory = draftMemory(dialog, 'a');

function answer(typed: Partial<EventDraft>): Tagged<EventOfBusiness> {
  const body = eventBody({ ...empty, ...typed }, 'dialog');
  return { data: { id: 'x', status: 'draft', ...body } as EventOfBusiness, etag: '"1"' };
}

test('typed values come back for the same form of the same business only, the newest first', () => {
  const later = draftMemory(dialog, 'b');
  vi.spyOn(Date, 'now').mockReturnValueOnce(1).mockReturnValueOnce(2);
  memory.keep(null, unsent({ title: 'Kneipenquiz' }));
  later.keep(null, unsent({ title: 'Lesung', tags: ['quiz'] }));
  expect(initialDraft(dialog, null, 'Weserstraße 104')).toMatchObject({
    values: { title: 'Lesung', tags: ['quiz'] },
    sent: empty,
    key: 'b',
  });
  expect(findUnstored(page)).toBeNull();
  expect(findUnstored({ ...dialog, businessId: 'two' })).toBeNull();
  later.forget(null);
  expect(findUnstored(dialog)?.values.title).toBe('Kneipenquiz');
});

test('broken values are left out', () => {
  memory.keep('x', { ...unsent({}), values: { title: 7 } as unknown as EventDraft });
  expect(readKept(dialog, 'x')).toBeNull();
  localStorage.setItem('dabei.event-draft.one.dialog.x', '{');
  expect(readKept(dialog, 'x')).toBeNull();
  expect(initialDraft(dialog, null, 'Hobrechtstraße 9').values).toEqual(emptyDraft('Hobrechtstraße 9'));
});

test('what had not arrived is put on the stored draft, and what went on elsewhere stays', () => {
  const former = draftOf(answer({ title: 'Quiz' }).data);
  memory.keep('x', {
    ...unsent({ title: 'Quiz', description: 'Sechs Runden' }),
    sent: { ...empty, title: 'Quiz' },
    stored: former,
  });
  const begun = initialDraft(dialog, answer({ title: 'Kneipenquiz' }), '');
  expect(begun.values).toMatchObject({ title: 'Kneipenquiz', description: 'Sechs Runden' });
  expect(begun.sent).toMatchObject({ title: 'Kneipenquiz', description: '' });
});

test('what the server cannot hold, such as half an address, stays and is not sent again', () => {
  const typed = { ...empty, ticket_type: 'paid', ticket_url: 'tickets', max_participants: '40' } as const;
  memory.keep('x', { ...unsent(typed), sent: typed, stored: draftOf(answer(typed).data) });
  const { values, sent } = initialDraft(dialog, answer(typed), '');
  expect(values).toMatchObject({ ticket_url: 'tickets', max_participants: '40' });
  expect(sent).toEqual(values);
});

test('the same attempt has the same key until something changes or it is done', () => {
  const action = { aim: 'published', etag: '"1"' };
  const key = requestKeyFor('x', action);
  expect(requestKeyFor('x', action)).toBe(key);
  expect(requestKeyFor('y', action)).not.toBe(key);
  expect(requestKeyFor('x', { ...action, etag: '"2"' })).not.toBe(key);
  forgetRequest('x');
  expect(requestKeyFor('x', action)).not.toBe(key);
});

test('an attempt without an answer is known by what has become of the event', () => {
  expect(wasApplied({ id: 'x', status: 'published' })).toBe(false);
  requestKeyFor('x', { aim: 'scheduled' });
  requestKeyFor('y', { aim: 'published' });
  const statuses = ['draft', 'scheduled', 'published'] as const;
  expect(statuses.map((status) => wasApplied({ id: 'x', status }))).toEqual([false, true, true]);
  expect(statuses.map((status) => wasApplied({ id: 'y', status }))).toEqual([false, false, true]);
});

test('a finished draft leaves nothing behind in the browser', () => {
  memory.keep('x', unsent({ title: 'Kneipenquiz' }));
  memory.keep(null, unsent({ title: 'Kneipenquiz' }));
  const key = requestKeyFor('x', { aim: 'published' });
  memory.clear('x');
  expect([readKept(dialog, 'x'), findUnstored(dialog)]).toEqual([null, null]);
  expect(requestKeyFor('x', { aim: 'published' })).not.toBe(key);
});
