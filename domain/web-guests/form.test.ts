import { expect, it } from 'vitest';
import { readPlaceForm } from '#domain/web-guests/form.ts';

const typed = { name: ' Ada ', email: ' ADA@Post.example', party: '2', adult: 'on' };

it('reads what was typed', () => {
  expect(readPlaceForm({ ...typed, shares: 'on' })).toEqual({
    faults: {},
    request: { displayName: 'Ada', email: 'ada@post.example', partySize: 2, sharesEmail: true },
  });
  expect(readPlaceForm({ ...typed, party: undefined }).request).toMatchObject({ partySize: 1, sharesEmail: false });
});

it.each([
  ['no name', { name: '  ' }, { name: 'required' }],
  ['a long name', { name: 'x'.repeat(81) }, { name: 'too_long' }],
  ['two lines', { name: 'a\nb' }, { name: 'letters' }],
  ['an address of the web', { name: 'http://x' }, { name: 'letters' }],
  ['half a letter', { name: 'a\uD800' }, { name: 'letters' }],
  ['no address', { email: '' }, { email: 'required' }],
  ['half an address', { email: 'ada@' }, { email: 'email' }],
  ['nobody', { party: '0' }, { party: 'party' }],
  ['too many', { party: '7' }, { party: 'party' }],
  ['words for a number', { party: 'zwei' }, { party: 'party' }],
  ['no tick', { adult: undefined }, { adult: 'adult' }],
])('names %s', (_, changed, faults) => {
  expect(readPlaceForm({ ...typed, ...changed })).toEqual({ faults, request: null });
});
