import { expect, it } from 'vitest';
import { readEuros } from './read-euros.ts';

it.each([
  ['12,50', 1250],
  ['12.5', 1250],
  [' 15 € ', 1500],
  ['0,01', 1],
  ['0', null],
  ['', null],
  ['1.234,50', null],
  ['-5', null],
  ['zehn', null],
])('reads %j as %j', (typed, cents) => expect(readEuros(typed)).toBe(cents));
