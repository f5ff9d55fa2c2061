import type { ReactDOMServerReadableStream } from 'react-dom/server';
import { renderToReadableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import type { EntryContext, RouterContextProvider } from 'react-router';
import { ServerRouter } from 'react-router';
import { Nonce } from '#web/shell/nonce.ts';
import { pageContext } from '#web/shell/page-context.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { serverTexts } from '#web/shell/server-texts.ts';
import { isApart, wholeManifest } from '#web/shell/whole-manifest.ts';

/** Re-exported because the build has its own module graph: code filling the context must use this key. */
export { pageContext } from '#web/shell/page-context.ts';

/** Milliseconds to wait for a complete personal page before streaming. */
const WHOLE_MS = 150;

/** Renders a page: a cacheable one completely, a personal one as a stream. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { language, site, visit } = context.get(pageContext);
  let failure: unknown;
  const stream = await renderToReadableStream(
    <Nonce value={visit?.nonce}>
      <I18nextProvider i18n={serverTexts(language, site)}>
        <ServerRouter
          context={withManifest(router, new URL(request.url).pathname)}
          url={request.url}
          nonce={visit?.nonce}
        />
      </I18nextProvider>
    </Nonce>,
    {
      ...(visit && { nonce: visit.nonce }),
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failure = error;
        visit?.report(error);
      },
    },
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (visit) {
    await Promise.race([stream.allReady, new Promise((end) => setTimeout(end, WHOLE_MS))]);
    // Failed parts are rendered and reported by the browser.
    return new Response(orderAsSent(stream), { status, headers });
  }
  await stream.allReady;
  const html = await new Response(stream).text();
  if (failure) throw failure;
  return new Response(orderFiles(html, router), { status, headers });
}

function withManifest(router: EntryContext, path: string): EntryContext {
  if (!isApart(path)) return router;
  return { ...router, manifest: { ...router.manifest, url: wholeManifest(router.manifest.url) } };
}

const MODULE = 'rel="modulepreload"';
const FONT = 'rel="preload" as="font"';
/** Lowers scripts' priority below visible content. */
const putLast = (html: string) => html.replaceAll(MODULE, `${MODULE} fetchpriority="low"`);

/** The head is in the first chunk. Fonts are left to `private-script.ts`, as a first visit needs other files first. */
function orderAsSent(stream: ReactDOMServerReadableStream): ReadableStream<Uint8Array> {
  const [decoder, encoder] = [new TextDecoder(), new TextEncoder()];
  return stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (piece, controller) => {
        const html = decoder.decode(piece, { stream: true });
        controller.enqueue(encoder.encode(putLast(html).replaceAll(FONT, 'rel="later" as="font"')));
      },
    }),
  );
}

/** Orders a page's files by need. `start-script.ts` starts the scripts of pages that work without them. */
function orderFiles(html: string, { staticHandlerContext, routeModules }: EntryContext): string {
  const handles = staticHandlerContext.matches.map(
    ({ route }) => routeModules[route.id]?.handle as PageHandle | undefined,
  );
  const { hydrate }: PageHandle = Object.assign({}, ...handles);
  if (hydrate === 'after-paint') {
    return html.replaceAll(MODULE, 'rel="later"').replace('<script type="module" async="">', '<script type="later">');
  }
  return putLast(html);
}
