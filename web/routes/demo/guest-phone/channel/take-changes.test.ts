import { expect, test } from 'vitest';
import { createBrowserStore } from '#web/shell/browser-store.ts';
import type { AppChange } from './follow-changes.ts';
import type { Memory } from './memory.ts';
import { createMemoryStore, noticeKinds } from './memory.ts';
import { takeChanges } from './take-changes.ts';

const me = 'demo-guest-jana';
const spot = { latitude: 52.49, longitude: 13.43 };
const empty: Memory = { position: '1', notices: [], mine: [] };

const quiz = {
  id: 'quiz',
  title: 'Kneipenquiz',
  location: 'Gastraum',
  event_date: '2026-12-02',
  start_time: '20:00',
  end_time: null,
  starts_at: '2026-12-02T19:00:00.000Z',
  category: { tags: ['quiz'] },
  business: { id: 'corner', display_name: 'Zur Fetten Ecke' },
  place: { latitude: 52.491, longitude: 13.43 },
} as unknown as AppChange['event'];

let position = 1;
const change = (type: AppChange['type'], fields: Partial<AppChange> = {}) =>
  ({
    position: String(++position),
    type,
    at: '2026-11-25T20:00:00.000Z',
    business_id: 'corner',
    event_id: 'quiz',
    user_id: type.startsWith('person.') ? me : null,
    before: null,
    push: null,
    notice: null,
    event: quiz,
    business: null,
    ...fields,
  }) as AppChange;

const take = (...changes: AppChange[]) => takeChanges(empty, { data: changes, next: '99' }, { userId: me, spot });
const kinds = ({ notices }: Memory) => notices.map(({ kind }) => kind);

test('what the business does with a person is news to that person, what they do themselves is not', () => {
  const own = ['person.accepted', 'person.joined', 'person.applied', 'person.waiting', 'person.left'] as const;
  for (const type of own) expect(kinds(take(change(type))), type).toEqual([]);
  for (const kind of ['promoted', 'offered', 'lapsed', 'requeued', 'approved', 'rejected', 'removed'] as const)
    expect(kinds(take(change(`person.${kind}`)))).toEqual([kind]);
  expect(kinds(take(change('person.promoted', { user_id: 'somebody else' })))).toEqual([]);
});

const move = {
  before: { starts_at: '2026-12-02T18:00:00.000Z', ends_at: null, location: 'Gastraum' },
  after: { starts_at: '2026-12-02T19:00:00.000Z', ends_at: null, location: 'Keller' },
};
const moved = { id: 'm', kind: 'moved', text: null, move, needs_confirmation: true, confirm_by: null } as const;

test('a moved event tells a guest whom it concerns when and where it was, and only once', () => {
  const told = take(change('person.joined'), change('event.moved'), change('person.event_moved', { notice: moved }));
  expect(told.notices).toMatchObject([{ kind: 'moved', id: 'm', move, event: { title: 'Kneipenquiz' } }]);
  expect(told.mine).toHaveLength(1);
  expect(kinds(take(change('person.event_moved', { user_id: 'somebody else', notice: moved })))).toEqual([]);
});

test('an event that went is still called by its name', () => {
  const gone = take(change('person.joined'), change('event.gone', { event: null }));
  expect(gone.notices).toMatchObject([{ kind: 'gone', event: { title: 'Kneipenquiz', business: 'Zur Fetten Ecke' } }]);
  expect(gone.mine).toEqual([]);
});

test('a cancelled event tells why, and says nothing more when it goes', () => {
  const gone = { id: 'n', kind: 'cancelled', text: 'Rohrbruch', move: null } as const;
  const notice = { ...gone, needs_confirmation: false, confirm_by: null };
  const told = take(
    change('person.joined'),
    change('event.cancelled'),
    change('person.event_cancelled', { notice }),
    change('event.gone', { event: null }),
  );
  expect(told.notices).toMatchObject([{ kind: 'cancelled', id: 'n', text: 'Rohrbruch' }]);
});

test('with a business all its events go', () => {
  const left = take(change('person.joined'), change('business.gone', { event_id: null, event: null }));
  expect(kinds(left)).toEqual(['gone']);
});

test('a new event is news as far as a kilometre, unless the person is in it already', () => {
  expect(take(change('event.published')).notices).toMatchObject([{ kind: 'near', distance: 111 }]);
  const far = { ...quiz, place: { latitude: 52.6, longitude: 13.43 } } as AppChange['event'];
  expect(kinds(take(change('event.published', { event: far })))).toEqual([]);
  expect(kinds(take(change('event.published', { event: null })))).toEqual([]);
  expect(kinds(take(change('person.joined'), change('event.published')))).toEqual([]);
});

test('after somebody has left, the event is no longer theirs', () => {
  expect(kinds(take(change('person.joined'), change('person.left'), change('event.gone', { event: null })))).toEqual(
    [],
  );
});

test('the newest notice stands first, fifty are kept, and the position goes along', () => {
  const many = Array.from({ length: 60 }, () => change('event.published'));
  const { notices, position: last } = take(...many);
  expect(notices).toHaveLength(50);
  expect(notices[0]?.position).toBe(many.at(-1)?.position);
  expect(last).toBe('99');
});

test('a phone remembers where it was, each guest for themselves, and forgets what it cannot read', () => {
  const kept = new Map<string, string>();
  const store = createBrowserStore(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  }));
  createMemoryStore(store, 'jana').update(() => take(change('person.promoted')));
  expect(createMemoryStore(store, 'jana').read()).toMatchObject({ position: '99', notices: [{ kind: 'promoted' }] });
  expect(createMemoryStore(store, 'emre').read().position).toBeNull();
  kept.set('guest-phone:jana', '{"notices":7}');
  expect(createMemoryStore(store, 'jana').read().notices).toEqual([]);
});

const pushed = (radius_m: number, event_id = 'quiz') => {
  const near = { latitude: 52.491, longitude: 13.43 };
  const audience = { tags: ['quiz'], characteristics: [], near, radius_m };
  const event = quiz && { ...quiz, id: event_id };
  return change('push.requested', { event_id, event, push: { id: 'push', report_until: '', audience } });
};

test('a push reaches who is within its radius, and takes the place of the news that the event is there', () => {
  expect(kinds(take(change('event.published'), pushed(25_000)))).toEqual(['push']);
  expect(kinds(take(change('event.published'), pushed(100)))).toEqual(['near']);
});

test('every kind of notice comes from a change', () => {
  const all = take(
    ...(['promoted', 'offered', 'lapsed', 'requeued', 'approved', 'rejected', 'removed'] as const).map((kind) =>
      change(`person.${kind}`),
    ),
    change('event.published'),
    change('person.joined'),
    change('person.event_moved', { notice: moved }),
    change('event.gone', { event: null }),
    pushed(25_000, 'other'),
    change('person.event_cancelled'),
    change('person.message'),
    change('person.reminder'),
  );
  expect(new Set(kinds(all))).toEqual(new Set(noticeKinds));
});
