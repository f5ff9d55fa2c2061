import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#domain/shared/language.ts';
import { de } from '#i18n/de.ts';
import { en } from '#i18n/en.ts';
import { createTranslator } from '#i18n/translator.ts';

type Texts = { readonly [key: string]: string | Texts };

/** `shell.nav.login` -> `Einloggen` */
function flatten(texts: Texts, prefix = ''): Map<string, string> {
  const entries = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : [...flatten(value, `${prefix}${key}.`)],
  );
  return new Map(entries);
}

function variablesOf(text = ''): string[] {
  return [...new Set([...text.matchAll(/\{\{-?\s*(\w+)[^}]*\}\}/g)].map(([, name = '']) => name))].sort();
}

const german = flatten(de);
const english = flatten(en);

test('both languages have the same keys', () => {
  expect([...english.keys()].sort()).toEqual([...german.keys()].sort());
});

test('no text is empty', () => {
  const empty = [...german, ...english].filter(([, text]) => text.trim() === '');
  expect(empty).toEqual([]);
});

test('a text takes the same variables in both languages', () => {
  const differing = [...german].filter(([key, text]) => `${variablesOf(text)}` !== `${variablesOf(english.get(key))}`);
  expect(differing.map(([key]) => key)).toEqual([]);
});

test.each(languages)('every file of texts in %s is registered under its name', (language) => {
  const all = readdirSync(`i18n/${language}`, { recursive: true, encoding: 'utf8' });
  const files = all.filter((file) => !file.startsWith('parts'));
  const names = files.filter((file) => file.endsWith('.ts')).map((file) => file.replace(/^.*\/|\.ts$/g, ''));
  expect(Object.keys({ de, en }[language]).sort()).toEqual(names.sort());
});

test('a translator speaks its language and knows the name of the product', () => {
  expect(createTranslator('de', 'shell', 'Dabei')('home')).toBe('Dabei, zur Startseite');
  expect(createTranslator('en', 'shell', 'Dabei')('home')).toBe('Dabei, to the home page');
});

test('values stand in a text as they are', () => {
  const t = createTranslator('de', 'shell', 'Dabei');
  expect(t('footer.copyright', { year: '2026', company: 'Bier & Brot' })).toBe('© 2026 Bier & Brot');
});
