import { Duplex } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Language } from '#domain/shared/language.ts';
import type { Site } from '#domain/shared/site.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { acceptsEncoding } from '#server/pages/compressed.ts';
import { contentSecurityPolicy, permissionsPolicy } from '#server/pages/page-headers.ts';
import { REVIEW } from '#server/pages/render-page.ts';

/** Personal: `no-store`. */
export const privateHeaders = {
  'Cache-Control': 'private, no-store',
  Vary: 'Cookie, Accept-Language, Accept-Encoding',
} as const;

interface About {
  path: string;
  language: Language;
  nonce: string;
  site: Site;
  pictureOrigins: readonly string[] | undefined;
}

function headersOf({ path, language, nonce, site, pictureOrigins }: About): Record<string, string> {
  const options = { showsFiles: path.startsWith(REVIEW), nonce };
  return {
    ...securityHeaders(site.publicUrl),
    ...privateHeaders,
    'Permissions-Policy': permissionsPolicy(path),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': language,
    'Content-Security-Policy': contentSecurityPolicy('', new URL(site.publicUrl).origin, pictureOrigins, options),
  };
}

/** Flushes each chunk, so that a slow part does not delay the rest. */
function packerFor(acceptEncoding = '') {
  if (acceptsEncoding(acceptEncoding, 'br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    return { name: 'br', pack: createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params }) };
  }
  if (!acceptsEncoding(acceptEncoding, 'gzip')) return undefined;
  return { name: 'gzip', pack: createGzip({ level: 4, flush: constants.Z_SYNC_FLUSH }) };
}

/** Streams a page while it renders. */
export function sendPrivatePage(request: Request, rendered: Response, about: About): Response {
  const headers = headersOf(about);
  const packer = rendered.body ? packerFor(request.headers.get('accept-encoding') ?? '') : undefined;
  if (!rendered.body || !packer) return new Response(rendered.body, { status: rendered.status, headers });
  const body = rendered.body.pipeThrough(
    Duplex.toWeb(packer.pack) as TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>,
  );
  return new Response(body, { status: rendered.status, headers: { ...headers, 'Content-Encoding': packer.name } });
}
