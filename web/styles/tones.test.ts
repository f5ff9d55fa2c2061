import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { accentNames, accents, wordsOnAccent } from '#domain/profile/accents.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const tokens = read('tokens.css');
const notice = read('notice.css');

/** A custom property's value in a theme. */
function readValue(rule: string, property: string, theme: 'light' | 'dark'): string {
  const value = new RegExp(`--${property}: ([^;]+);`).exec(rule)?.[1];
  if (!value) throw new Error(`no ${property}`);
  const [, light, dark] = /^light-dark\(([^,]+), (.+)\)$/.exec(value) ?? [];
  const [, name] = /^var\(--(.+)\)$/.exec(value) ?? [];
  if (name) return token(name, theme);
  return (theme === 'light' ? light : dark) ?? value;
}

const token = (name: string, theme: 'light' | 'dark') => readValue(tokens, name, theme);

/** A tone's value in a theme. */
const valueIn = (tone: string, property: string, theme: 'light' | 'dark') =>
  readValue(notice.slice(notice.indexOf(`[data-tone="${tone}"] {`)), property, theme);

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each([...accentNames, 'kraft'])('words can be read on a notice in %s, hanging and over', (accent) => {
    const ground = valueIn(accent, 'tag', theme);
    expect(wcagContrast(ground, token('on-color', theme))).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(ground, wordsOnAccent)).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(valueIn(accent, 'wash', theme), token('ink-2', theme))).toBeGreaterThanOrEqual(4.5);
  });
});

it('brown paper is not the grey of a draft', () => {
  expect(token('kraft', 'light')).not.toBe(token('line', 'light'));
  expect(wcagContrast(token('kraft', 'light'), token('line', 'light'))).toBeGreaterThan(1.2);
});

it.each(accentNames)('%s is the same colour on pages and in pictures', (accent) => {
  const difference = wcagContrast(valueIn(accent, 'tag', 'light'), accents[accent]);
  expect(difference).toBeLessThan(1.02);
});
