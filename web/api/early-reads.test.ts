import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readEarly, takeEarlyRead } from './early-reads.ts';

const url = 'https://dabei.example/api/v1/business';
const headers = { Authorization: 'Bearer one', 'Accept-Language': 'de' };
let answer: Promise<Response>;

beforeEach(() => {
  answer = Promise.resolve(Response.json({}));
  vi.stubGlobal('window', {
    earlyReads: new Map([[url, { headers: JSON.stringify(headers), at: Date.now(), answer }]]),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an early answer is taken once', () => {
  expect(takeEarlyRead(new Request(url), headers)).toBe(answer);
  expect(takeEarlyRead(new Request(url), headers)).toBeUndefined();
});

test('an answer for somebody else, another business or another language is not taken', () => {
  expect(takeEarlyRead(new Request(url), { ...headers, Authorization: 'Bearer two' })).toBeUndefined();
});

test('after a write nothing is taken that was read before it, and nothing of it waits to be read', async () => {
  expect(takeEarlyRead(new Request(url, { method: 'PATCH' }), headers)).toBeUndefined();
  await expect.poll(async () => (await answer).bodyUsed).toBe(true);
  expect(takeEarlyRead(new Request(url), headers)).toBeUndefined();
});

test('an old answer is not taken', () => {
  vi.useFakeTimers({ now: Date.now() + 21_000 });
  expect(takeEarlyRead(new Request(url), headers)).toBeUndefined();
});

test('a read of something else asks the server', () => {
  expect(takeEarlyRead(new Request(`${url}/stats`), headers)).toBeUndefined();
});

test('several reads are one call, and each is made alone when that fails or a worker keeps them', async () => {
  const asked: string[] = [];
  let isBroken = false;
  let controller: object | null = null;
  const store = { getItem: () => null };
  vi.stubGlobal('location', new URL('https://dabei.example/business/dashboard'));
  vi.stubGlobal('document', { querySelector: () => null, documentElement: { lang: 'de' } });
  vi.stubGlobal('navigator', {
    serviceWorker: {
      get controller() {
        return controller;
      },
    },
  });
  vi.stubGlobal('localStorage', store);
  vi.stubGlobal('sessionStorage', store);
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (isBroken && address.startsWith('/early-reads')) return new Response('no', { status: 503 });
    if (!address.startsWith('/early-reads')) return Response.json({ alone: true });
    const answers = ['/me', '/business'].map((of) => {
      return { status: 200, headers: { etag: `"${of}"` }, body: JSON.stringify({ of }) };
    });
    return Response.json({ answers, snapshot: '<p>Profile</p>' });
  });
  const session = { access_token: 'one', refresh_token: 'two', expires_at: Date.now() + 86_400_000, remember: true };
  const show = vi.fn<(html: string) => void>();
  async function read() {
    asked.length = 0;
    show.mockClear();
    readEarly(session, ['/me', '/business'], { of: 'profile', show });
    const early = window.earlyReads?.get(url);
    const answer = await early?.answer;
    return { etag: answer?.headers.get('etag'), body: await answer?.json() };
  }
  vi.useFakeTimers();
  expect(await read()).toEqual({ etag: '"/business"', body: { of: '/business' } });
  expect(asked).toEqual(['/early-reads?of=%2Fme&of=%2Fbusiness&snapshot=profile']);
  expect(show).toHaveBeenCalledExactlyOnceWith('<p>Profile</p>');
  isBroken = true;
  expect(await read()).toEqual({ etag: null, body: { alone: true } });
  expect(show).not.toHaveBeenCalled();
  controller = {};
  expect(await read()).toEqual({ etag: null, body: { alone: true } });
  expect(asked).toEqual(['https://dabei.example/api/v1/me', url]);
});
