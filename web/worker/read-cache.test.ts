import { describe, expect, test, vi } from 'vitest';
import { endsOfSessions, waysIn } from '#domain/sign-in/ways-in.ts';
import { changesPerson, clearReadsAround, endsSession, isCacheableRead, networkFirst } from './read-cache.ts';

const ORIGIN = 'https://dabei.example';
const asked = (path: string, init: RequestInit = { headers: { Authorization: 'Bearer x' } }) => {
  const url = new URL(path, ORIGIN);
  return [new Request(url, init), url] as const;
};

describe('what is kept of the API', () => {
  test.each([
    '/me',
    '/business',
    '/business/today?since=1',
    '/profile',
    '/events?when=coming',
    '/events/0190',
    '/credits/balance',
  ])('a member may read without a connection: %s', (path) =>
    expect(isCacheableRead(...asked(`/api/v1${path}`))).toBe(true),
  );

  test.each([
    '/events?q=quiz&limit=50',
    '/participants?q=ute',
    '/events/0190/participants',
    '/events/0190/offers',
    '/team',
    '/audit',
    '/auth/sessions',
    '/business/verification',
    '/review/businesses',
    '/api-keys',
    '/webhooks',
    '/account/exports',
    '/stream',
  ])('never: %s', (path) => expect(isCacheableRead(...asked(`/api/v1${path}`))).toBe(false));

  test('nothing that nobody signed in has asked for, and nothing beside the API', () => {
    expect(isCacheableRead(...asked('/api/v1/me', {}))).toBe(false);
    expect(isCacheableRead(...asked('/me'))).toBe(false);
    expect(isCacheableRead(...asked('/media/api/v1/me'))).toBe(false);
  });

  test.each([...waysIn, ...endsOfSessions])('goes when the person may be another one: %s', (path) =>
    expect(endsSession(...asked(`/api/v1${path}`, { method: 'POST' }))).toBe(true),
  );

  test.each([...waysIn, '/auth/logout'])('goes with the notices of the device: %s', (path) =>
    expect(changesPerson(...asked(`/api/v1${path}`, { method: 'POST' }))).toBe(true),
  );

  test('stays when tokens are renewed', () => {
    expect(endsSession(...asked('/api/v1/auth/refresh', { method: 'POST' }))).toBe(false);
  });
});

test('an answer that comes after the session has ended is handed out, but not kept', async () => {
  const kept = new Map<string, Response>();
  vi.stubGlobal('caches', {
    has: async () => false,
    delete: async () => kept.clear(),
    open: async () => ({
      delete: async (key: string) => kept.delete(key),
      put: async (key: string, answer: Response) => void kept.set(key, answer),
      keys: async () => [...kept.keys()],
    }),
  });
  const answers: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise((resolve) => answers.push(resolve)));
  const read = () => networkFirst(...asked('/api/v1/business'));

  const before = read();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await clearReadsAround(async () => new Response());
  answers[0]?.(new Response('theirs'));
  expect(await (await before).text()).toBe('theirs');
  expect(kept.size).toBe(0);

  const after = read();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(new Response('mine'));
  await after;
  expect(kept.size).toBe(1);
});
