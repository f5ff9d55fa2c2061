import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { namesEtag } from '#server/http/etag.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A body in the three encodings that browsers ask for. */
export type Compressed = {
  etag: string;
  identity: Uint8Array<ArrayBuffer>;
  br?: Uint8Array<ArrayBuffer>;
  gzip?: Uint8Array<ArrayBuffer>;
};

/** Compresses once, for a body that is kept. The tag is weak because it represents all encodings. */
export async function compress(body: Buffer, isText = true): Promise<Compressed> {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const identity = new Uint8Array(body);
  if (!isText) return { etag, identity };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gz] = await Promise.all([brotli(body, { params }), zip(body, { level: 9 })]);
  return { etag, identity, br: new Uint8Array(br), gzip: new Uint8Array(gz) };
}

/** In which form a body is sent: encoded, as it is, or not at all because it is known. */
export type Form = 'br' | 'gzip' | 'identity' | 'known';

/** The smallest form the browser accepts, or none when it already has this body. Both are the values of its headers. */
export function chooseForm(body: Compressed, ifNoneMatch?: string | null, acceptEncoding?: string | null): Form {
  if (namesEtag(ifNoneMatch, body.etag)) return 'known';
  return (['br', 'gzip'] as const).find((each) => body[each] && accepts(acceptEncoding ?? '', each)) ?? 'identity';
}

/** The headers of a body in one of its forms. */
export function headersOfForm(body: Compressed, form: Form, headers: Record<string, string>): Record<string, string> {
  const isEncoded = form === 'br' || form === 'gzip';
  return { ...headers, ETag: body.etag, ...(isEncoded && { 'Content-Encoding': form }) };
}

/** Sends the smallest encoding the browser accepts, or 304 when it already has this body. */
export function answer(request: Request, body: Compressed, headers: Record<string, string>, status = 200): Response {
  const known = status === 200 ? request.headers.get('if-none-match') : null;
  const form = chooseForm(body, known, request.headers.get('accept-encoding'));
  const all = headersOfForm(body, form, headers);
  if (form === 'known') return new Response(null, { status: 304, headers: all });
  return new Response(body[form] ?? body.identity, { status, headers: all });
}

/**
 * Split at fixed characters: the header is the caller's, and a pattern with spaces on both sides of a `;` would try every
 * one.
 */
function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((each) => each.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
