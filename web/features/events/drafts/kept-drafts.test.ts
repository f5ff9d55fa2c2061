import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tagged } from '#web/api/tagged.ts';
import type { EventOfBusiness } from '../use-events.ts';
import { attemptKeyFor, forgetAttempt, wasReached } from './attempts.ts';
import { beginDraft } from './begin-draft.ts';
import type { EventDraft } from './event-draft.ts';
import { draftOf, emptyDraft, eventBody } from './event-draft.ts';
import { findUnstored, forgetUnsent, keepUnsent, readUnsent } from './kept-drafts.ts';
import { mergeDrafts } from './merge-drafts.ts';

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
const unsent = (typed: Partial<EventDraft>, key = 'a', keptAt = 1) => ({
  values: { ...empty, ...typed },
  sent: empty,
  stored: empty,
  key,
  keptAt,
});

/** The answer of the server about a draft with this content. */
function answer(typed: Partial<EventDraft>): Tagged<EventOfBusiness> {
  const body = eventBody({ ...empty, ...typed }, 'dialog');
  return { data: { id: 'x', status: 'draft', ...body } as EventOfBusiness, etag: '"1"' };
}

test('typed values come back for the same form of the same business only, the newest first', () => {
  keepUnsent(dialog, null, unsent({ title: 'Kneipenquiz' }, 'a', 1));
  keepUnsent(dialog, null, unsent({ title: 'Lesung', tags: ['quiz'] }, 'b', 2));
  expect(beginDraft(dialog, null, 'Weserstraße 104')).toMatchObject({
    values: { title: 'Lesung', tags: ['quiz'] },
    sent: empty,
    key: 'b',
  });
  expect(findUnstored(page)).toBeNull();
  expect(findUnstored({ ...dialog, businessId: 'two' })).toBeNull();
  forgetUnsent(dialog, null, 'b');
  expect(findUnstored(dialog)?.values.title).toBe('Kneipenquiz');
});

test('broken values are left out', () => {
  keepUnsent(dialog, 'x', { ...unsent({}), values: { title: 7 } as unknown as EventDraft });
  expect(readUnsent(dialog, 'x')).toBeNull();
  localStorage.setItem('dabei.event-draft.one.dialog.x', '{');
  expect(readUnsent(dialog, 'x')).toBeNull();
  expect(beginDraft(dialog, null, 'Hobrechtstraße 9').values).toEqual(emptyDraft('Hobrechtstraße 9'));
});

test('what had not arrived is put on the stored draft, and what went on elsewhere stays', () => {
  const former = draftOf(answer({ title: 'Quiz' }).data);
  keepUnsent(dialog, 'x', {
    ...unsent({ title: 'Quiz', description: 'Sechs Runden' }),
    sent: { ...empty, title: 'Quiz' },
    stored: former,
  });
  const begun = beginDraft(dialog, answer({ title: 'Kneipenquiz' }), '');
  expect(begun.values).toMatchObject({ title: 'Kneipenquiz', description: 'Sechs Runden' });
  expect(begun.sent).toMatchObject({ title: 'Kneipenquiz', description: '' });
});

test('what the server cannot hold, such as half an address, stays and is not sent again', () => {
  const typed = { ...empty, ticketType: 'paid', ticketUrl: 'tickets', maximum: '40' } as const;
  keepUnsent(dialog, 'x', { ...unsent(typed), sent: typed, stored: draftOf(answer(typed).data) });
  const { values, sent } = beginDraft(dialog, answer(typed), '');
  expect(values).toMatchObject({ ticketUrl: 'tickets', maximum: '40' });
  expect(sent).toEqual(values);
});

test('what both changed is named, and mine holds; the same change is none', () => {
  const merge = mergeDrafts({
    stored: empty,
    sent: empty,
    mine: { ...empty, title: 'Mein Quiz', place: 'Hof' },
    theirs: { ...empty, title: 'Dein Quiz', place: 'Hof', start: '20:00' },
  });
  expect(merge).toMatchObject({
    values: { title: 'Mein Quiz', place: 'Hof', start: '20:00' },
    sent: { title: 'Dein Quiz', place: 'Hof', start: '20:00' },
    taken: ['start'],
    both: ['title'],
  });
});

test('the same attempt has the same key until something changes or it is done', () => {
  const act = { aim: 'published', etag: '"1"' };
  const key = attemptKeyFor('x', act);
  expect(attemptKeyFor('x', act)).toBe(key);
  expect(attemptKeyFor('y', act)).not.toBe(key);
  expect(attemptKeyFor('x', { ...act, etag: '"2"' })).not.toBe(key);
  forgetAttempt('x');
  expect(attemptKeyFor('x', act)).not.toBe(key);
});

test('an attempt without an answer is known by what has become of the event', () => {
  expect(wasReached({ id: 'x', status: 'published' })).toBe(false);
  attemptKeyFor('x', { aim: 'scheduled' });
  attemptKeyFor('y', { aim: 'published' });
  const statuses = ['draft', 'scheduled', 'published'] as const;
  expect(statuses.map((status) => wasReached({ id: 'x', status }))).toEqual([false, true, true]);
  expect(statuses.map((status) => wasReached({ id: 'y', status }))).toEqual([false, false, true]);
});
