import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createTexts } from '#i18n/translator.ts';

/** Text keys of a control's name, with the prefix of its visible text. */
const named =
  /<(?:Button|ButtonLink|Link|button|a)\s(?:(?!<)[\s\S])*?aria-label=\{t\('([^']+)'(?:(?!<)[\s\S])*?>\s*\{t\('([^']+)'/g;
const translation = /useTranslation\(\[?'([^']+)'[^;]*?(?:keyPrefix: '([^']+)')?[^;]*?\)/g;
const spoken = (text: string) =>
  ` ${text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ')} `;

/** WCAG 2.5.3. */
test.each(['de', 'en'] as const)('what a control is called contains what it shows (%s)', (language) => {
  const { t, exists } = createTexts(language, 'Dabei');
  const wrong: string[] = [];
  let found = 0;
  for (const file of globSync('web/**/*.tsx')) {
    const source = readFileSync(file, 'utf8');
    for (const { 1: name = '', 2: shown = '', index } of source.matchAll(named)) {
      const [, ns, prefix] = [...source.slice(0, index).matchAll(translation)].at(-1) ?? [];
      const keyOf = (key: string) => (prefix ? `${prefix}.${key}` : key);
      const [called, seen] = [name, shown].map((key) => String(t(keyOf(key) as never, { ns } as never)));
      // Composed names cannot be checked here.
      if (!exists(keyOf(shown), { ns } as never) || !called || !seen || called.includes('{{action}}')) continue;
      found += 1;
      if (!spoken(called).includes(spoken(seen))) wrong.push(`${file}: "${seen}" is not in "${called}"`);
    }
  }
  expect(found).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});
