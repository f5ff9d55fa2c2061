import { expect, it } from 'vitest';
import { UnderWay } from '#server/http/under-way.ts';

const valuesOf = (underWay: UnderWay<string>) => [...underWay].map(({ value }) => value);

it('goes through what is under way in the order in which it began', () => {
  const underWay = new UnderWay<string>();
  const [first, second, third] = ['a', 'b', 'c'].map((value) => underWay.begin(value));
  if (!first || !second || !third) throw new Error('three have begun');
  expect(valuesOf(underWay)).toEqual(['a', 'b', 'c']);
  underWay.end(second);
  expect(valuesOf(underWay)).toEqual(['a', 'c']);
  underWay.end(third);
  underWay.begin('d');
  underWay.end(first);
  expect(valuesOf(underWay)).toEqual(['d']);
  expect(underWay.size).toBe(1);
});

it('ends each once, however often it is told to', () => {
  const underWay = new UnderWay<string>();
  const entry = underWay.begin('a');
  underWay.begin('b');
  underWay.end(entry);
  underWay.end(entry);
  expect(underWay.size).toBe(1);
  expect(valuesOf(underWay)).toEqual(['b']);
});

it('lets each be ended while it goes through them', () => {
  const underWay = new UnderWay<string>();
  for (const value of ['a', 'b', 'c']) underWay.begin(value);
  for (const entry of underWay) underWay.end(entry);
  expect(underWay.size).toBe(0);
  expect(valuesOf(underWay)).toEqual([]);
});
