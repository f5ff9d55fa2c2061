import { Hono } from 'hono';
import { apiChangesFeedPath } from '#domain/shared/api-changes.ts';
import type { Language } from '#domain/shared/language.ts';
import { isLanguage } from '#domain/shared/language.ts';
import type { Site } from '#domain/shared/site.ts';
import { negotiateLanguage } from '#i18n/negotiate-language.ts';
import type { Compressed } from '#server/pages/compressed.ts';
import { compress, respond, sizeOf } from '#server/pages/compressed.ts';
import { findElement, parseHtml, textOf } from '#server/pages/html-tree.ts';
import { loadApiTexts } from '#server/pages/load-api-texts.ts';
import type { WebBuild } from '#server/pages/load-build.ts';
import type { CacheEntry } from '#server/pages/page-cache.ts';
import { createPageCache } from '#server/pages/page-cache.ts';
import { listPaths } from '#server/pages/page-paths.ts';
import type { RenderPage } from '#server/pages/render-page.ts';
import { toMarkdown } from '#server/pages/to-markdown.ts';

/** Pages with a Markdown text beside them. */
const DOCUMENTATION = /^\/(api(\/[^/]+)?|help|faq)$/;
const MAX_AGE_MS = 60 * 60 * 1000;

interface Text {
  title: string;
  description: string;
  markdown: string;
}

/** The documentation for programs that read: `.md` behind each page, `/llms.txt` and `/llms-full.txt`. */
export function createMarkdownPages(options: {
  web: Pick<WebBuild, 'routes'>;
  render: RenderPage;
  site: Site;
  now: () => Date;
}): Hono {
  const { web, render, site, now } = options;
  const paths = listPaths(web.routes).filter((path) => DOCUMENTATION.test(path));
  const find = createPageCache<CacheEntry & { body: Compressed }>(undefined, now);

  const findText = createPageCache<CacheEntry & Text>(undefined, now);
  const isFreshUntil = () => new Date(now().getTime() + MAX_AGE_MS);

  /** The index and the whole text read each page once. */
  const read = (path: string, language: Language): Promise<Text> =>
    findText(`${language} ${path}`, async () => {
      const text = await render(path, language).then(({ body }) => readText(path, body));
      return { ...text, businessId: null, freshUntil: isFreshUntil(), size: text.markdown.length };
    });

  function readText(path: string, body: Compressed): Text {
    const page = parseHtml(new TextDecoder().decode(body.identity));
    const main = findElement(page, 'main') ?? page;
    const metas = (findElement(page, 'head') ?? page).children.filter((node) => typeof node !== 'string');
    const description = metas.find(({ attributes }) => attributes.get('name') === 'description');
    return {
      title: textOf(findElement(main, 'h1') ?? main).trim(),
      description: description?.attributes.get('content') ?? '',
      markdown: toMarkdown(main, site.publicUrl + path),
    };
  }

  async function writeIndex(language: Language): Promise<string> {
    const { models, guide, ...own } = await loadApiTexts(language);
    const title = own.title.replace('{{brand}}', site.operator.name ?? 'Dabei');
    const texts = await Promise.all(paths.map((path) => read(path, language)));
    const linkTo = (path: string) => site.publicUrl + path;
    const rows = paths.map((path, index) => {
      const { title, description } = texts[index] as Text;
      return `- [${title}](${linkTo(`${path}.md?lang=${language}`)}): ${description}`;
    });
    const files = [
      `- [OpenAPI](${linkTo('/api/v1/openapi.json')}): ${models.openapi}`,
      `- [AsyncAPI](${linkTo('/api/v1/asyncapi.json')}): ${models.asyncapi}`,
      `- [Atom](${linkTo(apiChangesFeedPath)}): ${guide.news.feed}`,
      `- [llms-full.txt](${linkTo(`/llms-full.txt?lang=${language}`)}): ${models.full}`,
    ];
    return [
      `# ${title}`,
      `> ${own.description}`,
      `## ${models.pages}`,
      rows.join('\n'),
      `## ${models.files}`,
      files.join('\n'),
      '',
    ].join('\n\n');
  }

  async function writeAll(language: Language): Promise<string> {
    const texts = await Promise.all(paths.map((path) => read(path, language)));
    return texts.map(({ markdown }) => markdown).join('\n---\n\n');
  }

  const files = new Map<string, (language: Language) => Promise<string>>([
    ['/llms.txt', writeIndex],
    ['/llms-full.txt', writeAll],
    ...paths.map(
      (path) => [`${path}.md`, async (language: Language) => (await read(path, language)).markdown] as const,
    ),
  ]);

  return new Hono().get('*', async (c, next) => {
    const write = files.get(c.req.path);
    if (!write) return next();
    const asked = c.req.query('lang');
    const language = isLanguage(asked)
      ? asked
      : negotiateLanguage(c.req.header('cookie'), c.req.header('accept-language'));
    const { body } = await find(`${language} ${c.req.path}`, async () => {
      const made = await compress(Buffer.from(await write(language)));
      return { businessId: null, freshUntil: isFreshUntil(), body: made, size: sizeOf(made) };
    });
    return respond(c.req.raw, body, {
      'Content-Type': `text/${c.req.path.endsWith('.md') ? 'markdown' : 'plain'}; charset=utf-8`,
      'Content-Language': language,
      'Cache-Control': 'no-cache',
      Vary: 'Cookie, Accept-Language, Accept-Encoding',
    });
  });
}
