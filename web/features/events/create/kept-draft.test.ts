import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDraft, eventBody } from './event-draft.ts';
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
  const body = eventBody({ ...emptyDraft(''), title: 'Quiz', date: '2026-12-09' }, 'published');
  const key = attemptKeyFor('one', body);
  expect(attemptKeyFor('one', body)).toBe(key);
  const other = attemptKeyFor('one', { ...body, title: 'Quiz 2' });
  expect(other).not.toBe(key);
  forgetDraft('one');
  expect(attemptKeyFor('one', { ...body, title: 'Quiz 2' })).not.toBe(other);
});

test('empty fields are sent as not set', () => {
  expect(eventBody(emptyDraft(''), 'draft')).toMatchObject({ event_date: null, start_time: null, end_time: null });
});
