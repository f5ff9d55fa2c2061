import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { namesEtag } from '#server/http/etag.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A body in the three common encodings. */
export type Compressed = {
  etag: string;
  identity: Uint8Array<ArrayBuffer>;
  br?: Uint8Array<ArrayBuffer>;
  gzip?: Uint8Array<ArrayBuffer>;
};

/** Compresses a cached body once. The ETag is weak, as it covers all encodings. */
export async function compress(body: Buffer, isText = true): Promise<Compressed> {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const identity = new Uint8Array(body);
  if (!isText) return { etag, identity };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gz] = await Promise.all([brotli(body, { params }), zip(body, { level: 9 })]);
  return { etag, identity, br: new Uint8Array(br), gzip: new Uint8Array(gz) };
}

/** Bytes of all encodings. */
export function sizeOf({ identity, br, gzip }: Compressed): number {
  return identity.length + (br?.length ?? 0) + (gzip?.length ?? 0);
}

/** Sends the smallest accepted encoding, or 304. */
export function respond(request: Request, body: Compressed, headers: Record<string, string>, status = 200): Response {
  const all: Record<string, string> = { ...headers, ETag: body.etag };
  if (status === 200 && namesEtag(request.headers.get('if-none-match'), body.etag))
    return new Response(null, { status: 304, headers: all });
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding = (['br', 'gzip'] as const).find((each) => body[each] && acceptsEncoding(accepted, each));
  if (encoding) all['Content-Encoding'] = encoding;
  return new Response(body[encoding ?? 'identity'], { status, headers: all });
}

/** Split at fixed characters: a regular expression could backtrack on a caller's header. */
export function acceptsEncoding(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((each) => each.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
