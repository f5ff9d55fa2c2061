import { expect, test } from 'vitest';
import type { EmbedOptions } from '#domain/guest-pages/embed.ts';
import { elementCode, frameCode } from './embed-code.ts';

const usual: EmbedOptions = { lang: null, theme: 'auto', count: 4, size: 'large', accent: null, hours: true };
const page = 'https://dabei.example/b/anker';

test('the usual code is short, and a link without scripts', () => {
  expect(elementCode({ page, options: usual, words: 'Unsere Events' })).toBe(
    `<script async src="https://dabei.example/embed/v1.js"></script>
<dabei-events business="anker">
  <a href="https://dabei.example/b/anker">Unsere Events</a>
</dabei-events>`,
  );
});

test('choices stand in both codes', () => {
  const options: EmbedOptions = { lang: 'en', theme: 'dark', count: 2, size: 'small', accent: 'teal', hours: false };
  expect(elementCode({ page, options, words: 'x' })).toContain(
    '<dabei-events business="anker" lang="en" theme="dark" count="2" size="small" accent="teal" hours="off">',
  );
  expect(frameCode({ page, options, words: 'x' })).toContain(
    'src="https://dabei.example/embed/anker?lang=en&amp;theme=dark&amp;count=2&amp;size=small&amp;accent=teal&amp;hours=off"',
  );
});

test('words are no markup', () => {
  const words = '"><script>alert(1)</script>&';
  for (const code of [elementCode, frameCode]) {
    const text = code({ page, options: usual, words });
    expect(text).not.toContain('<script>');
    expect(text.match(/<script/g)).toHaveLength(1);
    expect(text).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;');
  }
});
