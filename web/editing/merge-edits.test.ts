import { expect, test } from 'vitest';
import { isSame, mergeEdits } from './merge-edits.ts';

const base = { name: 'Ecke', text: 'Pils', tags: ['Bar'], hours: { open: '18:00', close: '02:00' } };

test('what only one of two people changed is kept, from either', () => {
  const mine = { ...base, text: 'Pils und Stullen' };
  const theirs = { ...base, hours: { open: '17:00', close: '02:00' } };
  expect(mergeEdits({ base, mine, theirs })).toEqual({
    merged: { ...base, text: 'Pils und Stullen', hours: { open: '17:00', close: '02:00' } },
    sent: theirs,
    theirs: ['hours'],
    both: [],
  });
});

test('what both changed is named, and mine holds', () => {
  const mine = { ...base, tags: ['Bar', 'Kultur'] };
  const theirs = { ...base, tags: ['Café'], name: 'Eck' };
  const { merged, both, theirs: onlyTheirs } = mergeEdits({ base, mine, theirs });
  expect([merged.tags, merged.name, both, onlyTheirs]).toEqual([['Bar', 'Kultur'], 'Eck', ['tags'], ['name']]);
});

test('the same change made by both is no conflict', () => {
  const changed = { ...base, name: 'Eck' };
  expect(mergeEdits({ base, mine: changed, theirs: changed })).toMatchObject({ both: [], theirs: [] });
});

test('what the server cannot hold, such as half an address, is no edit and is not sent again', () => {
  const typed = { name: 'Ecke', website: 'ecke', text: '' };
  const stored = { ...typed, website: '' };
  const edits = { base: stored, sent: typed, mine: { ...typed, text: 'Pils' }, theirs: { ...stored, name: 'Eck' } };
  expect(mergeEdits(edits)).toEqual({
    merged: { name: 'Eck', website: 'ecke', text: 'Pils' },
    sent: { name: 'Eck', website: 'ecke', text: '' },
    theirs: ['name'],
    both: [],
  });
});

test('the order of keys is no difference', () => {
  expect(isSame({ open: '18:00', close: '02:00' }, { close: '02:00', open: '18:00' })).toBe(true);
  expect(isSame(['a', 'b'], ['b', 'a'])).toBe(false);
});
