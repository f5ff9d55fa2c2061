import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

function fakeBrowser() {
  const stored = new Map<string, string>();
  const area = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const metas: Record<string, string> = { 'api-host': 'http://localhost:3000', 'api-key': 'public_key' };
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', area);
  vi.stubGlobal('location', new URL('http://127.0.0.1:3000/business/dashboard'));
  vi.stubGlobal('document', {
    documentElement: { lang: 'en' },
    querySelector: (selector: string) => ({ content: metas[/"(.+)"/.exec(selector)?.[1] ?? ''] }),
  });
}

function json(body: unknown, status = 200): Response {
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': type } });
}

const problem = (code: string, status: number) => json({ code, status, detail: code }, status);

async function load() {
  const [client, { session }, problems] = await Promise.all([
    import('./client.ts'),
    import('./session.ts'),
    import('./problem.ts'),
  ]);
  return { ...client, ...problems, session };
}

describe('api client', () => {
  const fetched = vi.fn<(request: Request) => Promise<Response>>();
  beforeEach(() => {
    vi.resetModules();
    fakeBrowser();
    fetched.mockReset();
    vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => fetched(new Request(input, init)));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test('stays on the origin of the page and carries key, language and person', async () => {
    const { api, dataOf, session } = await load();
    session.start({ access_token: 'a', refresh_token: 'r', expires_in: 86_400 }, true);
    fetched.mockResolvedValueOnce(json({ balance: 5 }));
    expect(await dataOf(api.GET('/credits/balance'))).toEqual({ balance: 5 });
    const request = fetched.mock.calls[0]?.[0] as Request;
    expect(request.url).toBe('http://127.0.0.1:3000/api/v1/credits/balance');
    expect(Object.fromEntries(request.headers)).toMatchObject({
      'x-api-key': 'public_key',
      'accept-language': 'en',
      authorization: 'Bearer a',
    });
  });

  test('renews once after 401 and repeats the call with its body', async () => {
    const { api, dataOf, session } = await load();
    session.start({ access_token: 'old', refresh_token: 'r1', expires_in: 86_400 }, true);
    fetched.mockResolvedValueOnce(problem('invalid_token', 401));
    fetched.mockResolvedValueOnce(json({ access_token: 'new', refresh_token: 'r2', expires_in: 86_400 }));
    fetched.mockResolvedValueOnce(json({ total: 3 }));
    expect(await dataOf(api.POST('/events/quote', { body: { tariff: 'dialog' } }))).toEqual({ total: 3 });
    const last = fetched.mock.calls[2]?.[0] as Request;
    expect(last.headers.get('Authorization')).toBe('Bearer new');
    expect(await last.json()).toEqual({ tariff: 'dialog' });
  });

  test('is signed out when the renewal is refused', async () => {
    const { api, session, ApiProblem } = await load();
    session.start({ access_token: 'old', refresh_token: 'r1', expires_in: 86_400 }, true);
    fetched.mockImplementation(async () => problem('invalid_token', 401));
    await expect(api.GET('/business')).rejects.toBeInstanceOf(ApiProblem);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(session.read()).toBeNull();
  });

  test('a wrong password is no reason to renew, and no person is named', async () => {
    const { api, session } = await load();
    session.start({ access_token: 'a', refresh_token: 'r', expires_in: 86_400 }, true);
    fetched.mockResolvedValueOnce(problem('invalid_credentials', 401));
    const login = api.POST('/auth/login', { body: { email: 'a@b.example', password: 'wrong' } });
    await expect(login).rejects.toMatchObject({ code: 'invalid_credentials', status: 401 });
    expect(fetched.mock.calls[0]?.[0].headers.has('Authorization')).toBe(false);
    expect(session.read()).not.toBeNull();
  });

  test('tells no answer from a refusal', async () => {
    const { api, NetworkFailure } = await load();
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(api.GET('/catalogue')).rejects.toBeInstanceOf(NetworkFailure);
    fetched.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(api.GET('/catalogue')).rejects.toBeInstanceOf(NetworkFailure);
  });

  test('tells the console which request failed, and of calls without an answer only that', async () => {
    const { api } = await load();
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const refused = { code: 'not_enough_credits', status: 402, detail: '', request_id: 'r-1' };
    fetched.mockResolvedValueOnce(json(refused, 402));
    await expect(api.GET('/events/{id}', { params: { path: { id: 'e-1' } } })).rejects.toThrow();
    expect(error.mock.calls).toEqual([['/events/{id}: status of 402 (not_enough_credits), request r-1']]);
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(api.GET('/catalogue')).rejects.toThrow();
    expect([error.mock.calls.length, warn.mock.calls.length]).toEqual([1, 1]);
    fetched.mockRejectedValueOnce(new DOMException('Aborted', 'AbortError'));
    await expect(api.GET('/catalogue', { signal: AbortSignal.abort() })).rejects.toThrow();
    expect([error.mock.calls.length, warn.mock.calls.length]).toEqual([1, 1]);
  });
});
