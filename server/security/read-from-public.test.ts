import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFromPublic } from '#server/security/read-from-public.ts';
import { startSourceServer } from '#tests/support/source-server.ts';

let source: Awaited<ReturnType<typeof startSourceServer>>;
beforeAll(async () => {
  source = await startSourceServer();
});
afterAll(() => source.close());
beforeEach(() => {
  source.seen.length = 0;
});

const read = (path = '/', headers: Record<string, string> = {}) =>
  readFromPublic({ url: `${source.url}${path}`, headers, allowPrivate: false });
const shorten = () => {
  const { timeout } = AbortSignal;
  return vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce(() => timeout.call(AbortSignal, 100));
};

it('reads a body, follows redirects to public addresses, and names the last one', async () => {
  source.reply = (response, _, path) => {
    if (path === '/') response.writeHead(301, { Location: '/next' }).end();
    else response.writeHead(200, { ETag: '"1"' }).end('Grüße');
  };
  const file = await read();
  expect(file).toMatchObject({ error: null, status: 200, url: `${source.url}/next`, headers: { etag: '"1"' } });
  expect('body' in file && new TextDecoder().decode(file.body)).toBe('Grüße');
});

it.each([
  'http://127.0.0.1/',
  'http://10.0.0.7/kalender.ics',
  'http://[::1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://169.254.169.254/latest/meta-data',
  'http://localhost/',
  'http://0x7f000001/',
  'http://kalender.example:6379/',
  'file:///etc/passwd',
  'http://user:secret@kalender.example/',
])('follows no redirect to %s', async (target) => {
  source.reply = (response) => response.writeHead(302, { Location: target }).end();
  expect(await read()).toEqual({ error: 'private_target' });
  expect(source.seen).toHaveLength(1);
});

it('checks every hop, not only the first', async () => {
  source.reply = (response, _, path) =>
    response.writeHead(307, { Location: path === '/' ? '/second' : `http://127.0.0.1:${source.port}/inside` }).end();
  expect(await read()).toEqual({ error: 'private_target' });
  expect(source.seen.map(({ path }) => path)).toEqual(['/', '/second']);
});

describe('an address that does not end', () => {
  it('is given up after five redirects', async () => {
    source.reply = (response) => response.writeHead(302, { Location: '/' }).end();
    expect(await read()).toEqual({ error: 'redirects' });
    expect(source.seen).toHaveLength(6);
  });

  it('is given up beyond two megabytes, announced or not', async () => {
    const large = Buffer.alloc(3_000_000, 'x');
    source.reply = (response) => response.writeHead(200, { 'Content-Length': large.length }).end(large);
    expect(await read()).toEqual({ error: 'too_large' });
    source.reply = (response) => {
      response.writeHead(200);
      response.write(large.subarray(0, 1_500_000));
      response.end(large.subarray(1_500_000));
    };
    expect(await read()).toEqual({ error: 'too_large' });
  });

  it('is given up after ten seconds, before or in its body', async () => {
    const timeout = shorten();
    source.reply = () => undefined;
    expect(await read()).toEqual({ error: 'timeout' });
    expect(timeout).toHaveBeenLastCalledWith(10_000);
    shorten();
    source.reply = (response) => void response.writeHead(200).write('half');
    expect(await read()).toEqual({ error: 'timeout' });
  });

  it('is given up when its body breaks off', async () => {
    source.reply = (response) => {
      response.writeHead(200, { 'Content-Length': 100 });
      response.write('half', () => response.destroy());
    };
    expect(await read()).toEqual({ error: 'no_answer' });
  });
});

it('asks for no compressed body and reads none of another status', async () => {
  source.reply = (response) => response.writeHead(500).end('x'.repeat(5000));
  expect(await read('/', { 'If-None-Match': '"1"' })).toMatchObject({ status: 500, body: new Uint8Array() });
  expect(source.seen[0]?.headers).toMatchObject({ 'accept-encoding': 'identity', 'if-none-match': '"1"' });
});
