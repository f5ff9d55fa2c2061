import { renderToReadableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import type { EntryContext, RouterContextProvider } from 'react-router';
import { ServerRouter } from 'react-router';
import { pageContext } from '#web/shell/page-context.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { serverTexts } from '#web/shell/server-texts.ts';
import { isApart, wholeManifest } from '#web/shell/whole-manifest.ts';

/** The build has a module graph of its own: code that fills the context must take its key from here. */
export { pageContext } from '#web/shell/page-context.ts';
export { drawSnapshot } from './routes/business/dashboard/draw-snapshot.tsx';

/** Renders a whole page. Nothing is streamed: pages are cached and served from memory. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { language, site } = context.get(pageContext);
  let failure: unknown;
  const stream = await renderToReadableStream(
    <I18nextProvider i18n={serverTexts(language, site)}>
      <ServerRouter context={withManifest(router, new URL(request.url).pathname)} url={request.url} />
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
  return new Response(orderFiles(html, router), { status, headers });
}

function withManifest(router: EntryContext, path: string): EntryContext {
  if (!isApart(path)) return router;
  return { ...router, manifest: { ...router.manifest, url: wholeManifest(router.manifest.url) } };
}

const FONT = 'rel="preload" as="font"';
const MODULE = 'rel="modulepreload"';

/**
 * What a page loads, in the order in which it needs it. One that is whole without its scripts comes first with its fonts, and
 * `start-script.ts` wakes the scripts. One with early scripts shows nothing without all of them, and these decide on its fonts.
 */
function orderFiles(html: string, { staticHandlerContext, routeModules }: EntryContext): string {
  const handles = staticHandlerContext.matches.map(
    ({ route }) => routeModules[route.id]?.handle as PageHandle | undefined,
  );
  const { hydrate, early }: PageHandle = Object.assign({}, ...handles);
  if (hydrate === 'after-paint') {
    return html.replaceAll(MODULE, 'rel="later"').replace('<script type="module" async="">', '<script type="later">');
  }
  const ordered = html.replaceAll(MODULE, `${MODULE} fetchpriority="low"`);
  return early ? ordered.replaceAll(FONT, 'rel="later" as="font"') : ordered;
}
