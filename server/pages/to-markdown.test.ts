import { expect, test } from 'vitest';
import { findElement, parseHtml } from '#server/pages/html-tree.ts';
import { toMarkdown } from '#server/pages/to-markdown.ts';

const markdownOf = (html: string) => toMarkdown(parseHtml(html), 'https://dabei.example/api');

test.each([
  ['<h2>Listen</h2><p>Bis zu <b>100</b> &amp; mehr.</p>', '## Listen\n\nBis zu **100** & mehr.\n'],
  [
    '<p>Nimm <code>next_cursor</code>,<!-- --> bis &lt;nichts&gt; da ist.</p>',
    'Nimm `next_cursor`, bis \\<nichts> da ist.\n',
  ],
  [
    '<p><a href="/api/events#createEvent">Anlegen</a> <a href="#hier">hier</a></p>',
    '[Anlegen](https://dabei.example/api/events#createEvent) hier\n',
  ],
  ['<ul><li>eins</li><li>zwei<ul><li>darin</li></ul></li></ul>', '- eins\n\n- zwei\n\n  - darin\n'],
  ['<dl><div><dt>title<small>Text</small></dt><dd>Der Titel.</dd></div></dl>', '- title Text\n\n  Der Titel.\n'],
  ['<pre><code><b>curl</b> \\\n  -d &quot;{}&quot;\n</code></pre>', '```\ncurl \\\n  -d "{}"\n```\n'],
  [
    '<table><thead><tr><th>Recht</th><th>Öffnet</th></tr></thead><tbody><tr><td>a</td><td>2</td></tr></tbody></table>',
    '| Recht | Öffnet |\n|---|---|\n| a | 2 |\n',
  ],
  ['<details><summary>Python</summary><p>Text</p></details>', 'Python\n\nText\n'],
])('%s', (html, markdown) => {
  expect(markdownOf(html)).toBe(markdown);
});

test.each([
  '<nav><p>weg</p></nav>',
  '<button>weg</button>',
  '<p hidden="">weg</p>',
  '<div data-print="hide">weg</div>',
  '<script>if (1 < 2) weg()</script>',
  '<svg><path d="M0 0"></path></svg>',
  '<span aria-hidden="true">weg</span>',
  '<img alt="weg"/><input value="weg">',
])('nothing of %s', (html) => {
  expect(markdownOf(`<p>vorher</p>${html}<p>nachher</p>`)).toBe('vorher\n\nnachher\n');
});

test('an element is found in the order of the page', () => {
  const page = parseHtml('<body><main id="eins"><h1>A</h1></main><main id="zwei"></main></body>');
  expect(findElement(page, 'main')?.attributes.get('id')).toBe('eins');
  expect(findElement(page, 'aside')).toBeUndefined();
});
