import { expect, test } from 'vitest';
import { compress } from '#server/pages/compressed.ts';
import { createMarkdownPages } from '#server/pages/markdown-pages.ts';
import { testSite } from '#tests/support/pages.ts';

test('the index names every page of the documentation, the whole text has them, and each is rendered once', async () => {
  const rendered: string[] = [];
  const pages = createMarkdownPages({
    web: { routes: ['/api', '/api/events', '/help', '/pricing'].map((path) => ({ id: path, path })) },
    render: async (path, language) => {
      rendered.push(path);
      const html = `<head><meta name="description" content="Alles."/></head><main><h1>${path} ${language}</h1></main>`;
      return { status: 200, headers: {}, body: await compress(Buffer.from(html)) };
    },
    site: testSite('https://dabei.example'),
    now: () => new Date(),
  });
  const read = async (path: string) => (await pages.request(path)).text();
  expect(await read('/llms.txt?lang=de')).toContain(
    '- [/api/events de](https://dabei.example/api/events.md?lang=de): Alles.',
  );
  expect(await read('/llms-full.txt?lang=de')).toBe('# /api de\n\n---\n\n# /api/events de\n\n---\n\n# /help de\n');
  const answer = await pages.request('/help.md?lang=de');
  expect([answer.headers.get('Content-Type'), await answer.text()]).toEqual([
    'text/markdown; charset=utf-8',
    '# /help de\n',
  ]);
  expect((await pages.request('/pricing.md')).status).toBe(404);
  expect(rendered).toEqual(['/api', '/api/events', '/help']);
});
