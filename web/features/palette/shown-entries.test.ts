import { expect, it } from 'vitest';
import type { EntryGroup, PaletteEntry } from './own-entries.ts';
import { shownEntries } from './shown-entries.ts';

const entry = (id: string, group: EntryGroup): PaletteEntry => ({ id, group, label: id, to: `/${id}` });
const own = [entry('create', 'actions'), entry('team', 'places'), entry('hours', 'settings'), entry('help', 'help')];
const found = [entry('Team-Abend', 'events'), entry('Teresa', 'guests'), entry('Team einladen', 'help')];
const choice = (id: string, group: string) => ({ id, group, label: id, hint: '', to: `/${id}` });
const nothing = { typed: '', own, found: [], recent: [], maySeeGuests: true };
const idsOf = (shown: Parameters<typeof shownEntries>[0]) =>
  shownEntries(shown).map(({ value, items }) => [value, ...items.map(({ id }) => id)]);

it('shows what can be done and where one can go, but not every setting, before anything is typed', () => {
  expect(idsOf(nothing)).toEqual([
    ['actions', 'create'],
    ['places', 'team'],
    ['help', 'help'],
  ]);
});

it('begins with what was chosen last, once, and as far as the member may still go there', () => {
  const recent = [
    choice('hours', 'settings'),
    choice('Teresa', 'guests'),
    choice('team', 'places'),
    choice('gone', 'places'),
  ];
  expect(idsOf({ ...nothing, recent })).toEqual([
    ['recent', 'hours', 'Teresa', 'team'],
    ['actions', 'create'],
    ['help', 'help'],
  ]);
  expect(idsOf({ ...nothing, recent, maySeeGuests: false })[0]).toEqual(['recent', 'hours', 'team']);
});

it('puts what is known at once above what is found a moment later', () => {
  expect(idsOf({ ...nothing, typed: 'te', found, recent: [choice('Teresa', 'guests')] })).toEqual([
    ['places', 'team'],
    ['events', 'Team-Abend'],
    ['guests', 'Teresa'],
    ['help', 'Team einladen'],
  ]);
});
