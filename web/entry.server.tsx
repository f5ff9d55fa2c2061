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

/** The build has a module graph of its own: code that fills the context must take its key from here. */
export { pageContext } from '#web/shell/page-context.ts';

/** How long a page of one reader waits to be whole before it is sent, in milliseconds: the rest follows when it is there. */
const WHOLE_MS = 150;

/** Renders a page: one that is the same for all as a whole, since it is kept; one of a single reader while it is sent. */
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
    // A part that cannot be drawn is drawn by the browser, which says what is wrong with it.
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
/** Scripts are needed after everything that is seen. */
const putLast = (html: string) => html.replaceAll(MODULE, `${MODULE} fetchpriority="low"`);

/** The head is in the first piece. `private-script.ts` asks for the fonts: a first visit has more urgent files to wait for. */
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

/** Puts a page's files in the order in which it needs them. `start-script.ts` wakes the scripts of a page that is whole without them. */
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
