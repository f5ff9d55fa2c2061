import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Small, so that tests read several pages. */
const KEYS_OF_A_PAGE = 2;

type StoredFile = { content: Buffer; type: string };
type FakeS3 = { endpoint: string; close: () => Promise<void> };

/** An in-memory S3 bucket: put, copy, get (also ranges), head, delete and paged lists. Unsigned calls get 403. */
export async function startFakeS3(bucket: string): Promise<FakeS3> {
  const files = new Map<string, StoredFile>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3.invalid');
    const [, named, ...rest] = decodeURIComponent(pathname).split('/');
    const key = rest.join('/');
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) return fail(response, 403, 'AccessDenied');
    if (named !== bucket) return fail(response, 404, 'NoSuchBucket');
    if (request.method === 'PUT') return put(request, response, key);
    if (request.method === 'DELETE') {
      files.delete(key);
      response.writeHead(204).end();
      return;
    }
    if (!key) return list(response, searchParams);
    const file = files.get(key);
    if (!file) return fail(response, 404, 'NoSuchKey');
    send(request, response, file);
  }

  async function put(request: IncomingMessage, response: ServerResponse, key: string): Promise<void> {
    const source = request.headers['x-amz-copy-source'];
    if (source === undefined) {
      files.set(key, { content: await buffer(request), type: request.headers['content-type'] ?? '' });
      response.writeHead(200, { ETag: '"1"' }).end();
      return;
    }
    const copied = files.get(
      new URL(decodeURIComponent(String(source)), 'http://s3.invalid').pathname.slice(bucket.length + 2),
    );
    if (!copied) return fail(response, 404, 'NoSuchKey');
    files.set(key, copied);
    sendXml(response, 200, '<CopyObjectResult><ETag>"1"</ETag></CopyObjectResult>');
  }

  function list(response: ServerResponse, query: URLSearchParams): void {
    const after = query.get('continuation-token') ?? '';
    const keys = [...files.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort();
    const page = keys.slice(0, KEYS_OF_A_PAGE);
    const next = keys.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
    const cut = `<IsTruncated>${next !== ''}</IsTruncated>`;
    sendXml(response, 200, `<ListBucketResult>${cut}${next}${contents}</ListBucketResult>`);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections());
  return { endpoint: `http://127.0.0.1:${port}`, close };
}

function send(request: IncomingMessage, response: ServerResponse, { content, type }: StoredFile): void {
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const part = start === undefined ? content : content.subarray(Number(start), Number(end) + 1);
  response.writeHead(start === undefined ? 200 : 206, {
    'Content-Type': type,
    'Content-Length': part.byteLength,
    'Last-Modified': new Date(0).toUTCString(),
    ETag: '"1"',
  });
  response.end(request.method === 'HEAD' ? undefined : part);
}

function fail(response: ServerResponse, status: number, code: string): void {
  sendXml(response, status, `<Error><Code>${code}</Code></Error>`);
}

function sendXml(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(`<?xml version="1.0"?>${body}`);
}
