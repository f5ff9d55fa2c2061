import { expect, it } from 'vitest';
import type { Followed } from './compare-entry.ts';
import { afterTaking, agreedFields, compareEntry } from './compare-entry.ts';

const first: Followed = {
  title: 'Quiz',
  description: 'Sechs Runden',
  location: 'Keller',
  event_date: '2026-12-09',
  start_time: '20:00',
  end_time: null,
  ticket_price: null,
  ticket_url: null,
};
const inStep = { applied: first, seen: first, dismissed: {} };

it.each([
  ['nothing changed', {}, {}, { own: [], taken: {}, proposed: {} }],
  ['a new title', {}, { title: 'Großes Quiz' }, { own: [], taken: { title: 'Großes Quiz' }, proposed: {} }],
  ['a new day', {}, { event_date: '2026-12-10' }, { own: [], taken: {}, proposed: { event_date: '2026-12-10' } }],
  ['another place', {}, { location: 'Saal' }, { own: [], taken: {}, proposed: { location: 'Saal' } }],
  [
    'an own title against a new one',
    { title: 'Mein Quiz' },
    { title: 'X' },
    { own: ['title'], taken: {}, proposed: {} },
  ],
  ['an own title alone', { title: 'Mein Quiz' }, {}, { own: ['title'], taken: {}, proposed: {} }],
  [
    'an own time and a new day',
    { start_time: '21:00' },
    { event_date: '2026-12-10', start_time: '19:00' },
    { own: ['start_time'], taken: {}, proposed: { event_date: '2026-12-10' } },
  ],
  ['the same change on both sides', { title: 'X' }, { title: 'X' }, { own: [], taken: {}, proposed: {} }],
  ['a broken letter', {}, { title: 'Gr\ufffd\ufffdes Quiz' }, { own: [], taken: {}, proposed: {} }],
])('%s', (_, here, upstream, expected) => {
  expect(compareEntry(inStep, { ...first, ...here }, { ...first, ...upstream })).toEqual(expected);
});

it('does not propose what the owner dismissed, but the next change', () => {
  const kept = { ...inStep, dismissed: { event_date: '2026-12-10' } };
  expect(compareEntry(kept, first, { ...first, event_date: '2026-12-10' })).toEqual({
    own: ['event_date'],
    taken: {},
    proposed: {},
  });
  expect(compareEntry(kept, first, { ...first, event_date: '2026-12-11' }).proposed).toEqual({
    event_date: '2026-12-11',
  });
});

it('takes a value that the event stores in another form only once', () => {
  const upstream = { ...first, title: 'Quiz  am Abend' };
  const here = { ...first, title: 'Quiz am Abend' };
  const next = afterTaking(inStep, { title: 'Quiz  am Abend' }, here);
  expect(compareEntry(next, here, upstream)).toEqual({ own: [], taken: {}, proposed: {} });
});

it('follows a field again once both sides agree', () => {
  const [here, upstream] = [
    { ...first, title: 'X' },
    { ...first, title: 'X' },
  ];
  const next = afterTaking(inStep, agreedFields(inStep, here, upstream), here);
  expect(compareEntry(next, here, { ...upstream, title: 'Y' }).taken).toEqual({ title: 'Y' });
});
