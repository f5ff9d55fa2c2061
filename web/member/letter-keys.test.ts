import { beforeEach, expect, test, vi } from 'vitest';
import { letterOf, setLetters } from './letter-keys.ts';

let covering: { getClientRects: () => object[] }[] = [];
class FakeElement {
  isField: boolean;
  constructor(isField: boolean) {
    this.isField = isField;
  }
  closest() {
    return this.isField ? this : null;
  }
}

beforeEach(() => {
  const kept = new Map<string, string>();
  covering = [];
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('document', { querySelectorAll: () => covering });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  });
});

const press = (key: string, more: object = {}) =>
  letterOf({ key, target: new FakeElement(false), ...more } as unknown as KeyboardEvent);

test.each([
  ['c', {}, 'c'],
  ['C', {}, 'c'],
  ['?', { shiftKey: true }, '?'],
  ['C', { shiftKey: true }, null],
  ['c', { ctrlKey: true }, null],
  ['c', { metaKey: true }, null],
  ['c', { altKey: true }, null],
  ['c', { repeat: true }, null],
  ['c', { isComposing: true }, null],
  ['c', { defaultPrevented: true }, null],
  ['c', { target: new FakeElement(true) }, null],
  ['Enter', {}, null],
])('%s with %j is %j', (key, more, letter) => expect(press(key, more)).toBe(letter));

test('below a dialog no letter counts, but below one of a tab that is out of sight', () => {
  covering = [{ getClientRects: () => [{}] }];
  expect(press('c')).toBe(null);
  covering = [{ getClientRects: () => [] }];
  expect(press('c')).toBe('c');
});

test('turned off, no letter counts, until they are turned on again', () => {
  setLetters(false);
  expect(press('c')).toBe(null);
  expect(press('?', { shiftKey: true })).toBe(null);
  setLetters(true);
  expect(press('c')).toBe('c');
});
