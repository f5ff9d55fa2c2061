import type { i18n } from 'i18next';
import { renderToReadableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import type { EntryContext, RouterContextProvider } from 'react-router';
import { ServerRouter } from 'react-router';
import type { Language } from '#domain/shared/language.ts';
import { createTexts } from '#i18n/translator.ts';
import { brandOf, pageContext } from '#web/shell/page-context.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';

/** The build has a module graph of its own: code that fills the context must take its key from here. */
export { pageContext } from '#web/shell/page-context.ts';

const texts = new Map<Language, i18n>();

/** Renders a whole page. Nothing is streamed: pages are cached and served from memory. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { language, site } = context.get(pageContext);
  const i18n = texts.get(language) ?? createTexts(language, brandOf(site));
  texts.set(language, i18n);
  let failure: unknown;
  const stream = await renderToReadableStream(
    <I18nextProvider i18n={i18n}>
      <ServerRouter context={router} url={request.url} />
    </I18nextProvider>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failure = error;
      },
    },
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  if (failure) throw failure;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(orderScripts(html, startOf(router)), { status, headers });
}

/** When the scripts of a page start; nothing for a plain one. */
function startOf({ staticHandlerContext, routeModules }: EntryContext): PageHandle['hydrate'] {
  const handles = staticHandlerContext.matches.map(
    ({ route }) => routeModules[route.id]?.handle as PageHandle | undefined,
  );
  return handles.findLast((handle) => handle?.hydrate)?.hydrate;
}

/** A page with content is readable without its modules, so fonts and styles go first; `start-script.ts` wakes those that wait. */
function orderScripts(html: string, start: PageHandle['hydrate']): string {
  if (start !== 'after-paint') return html.replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"');
  return html
    .replaceAll('rel="modulepreload"', 'rel="later"')
    .replace('<script type="module" async="">', '<script type="later">');
}
