import type { Session, SessionStorage } from './stored-session.ts';

export type Tokens = { access_token: string; refresh_token: string; expires_in: number };

export type RefreshResponse = { kind: 'tokens'; tokens: Tokens } | { kind: 'just_rotated' } | { kind: 'invalid' };

export type KeeperParts = {
  storage: SessionStorage;
  /** Throws when the server is unreachable; the session is kept. */
  refresh: (refreshToken: string) => Promise<RefreshResponse>;
  /** Lock across tabs. */
  exclusively: <Value>(work: () => Promise<Value>) => Promise<Value>;
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
  /** Notifies this tab; others get the storage event. */
  announce: () => void;
};

/** Renewal margin in milliseconds; refresh tokens of unremembered sessions live no longer than access tokens. */
const EARLY_MS = 60 * 60 * 1000;
/** Waits for another tab to store the tokens it has just rotated. */
const WAITS_MS = [50, 200, 600];

/** Starts, renews and ends the browser's session. */
export function createSessionKeeper({ storage, refresh, exclusively, now, wait, announce }: KeeperParts) {
  let renewal: Promise<Session | null> | undefined;

  function store(current: Session) {
    storage.write(current);
    announce();
    return current;
  }

  function start(tokens: Tokens, remember: boolean, companyName?: string): Session {
    return store({
      access_token: tokens.access_token,
      refresh_token: tokens.refresh_token,
      expires_at: now() + tokens.expires_in * 1000,
      remember,
      ...(companyName ? { company_name: companyName } : {}),
    });
  }

  function end(): void {
    storage.clear();
    announce();
  }

  /** Empty when the person has no business. */
  function nameCompany(companyName: string): void {
    const current = storage.read();
    if (current && current.company_name !== companyName) store({ ...current, company_name: companyName });
  }

  /** The session as changed by another tab; null if unchanged. */
  async function newerThan(stale: Session): Promise<Session | null> {
    for (const pause of WAITS_MS) {
      await wait(pause);
      const current = storage.read();
      if (current?.refresh_token !== stale.refresh_token) return current;
    }
    return null;
  }

  async function exchange(stale: Session): Promise<Session | null> {
    const current = storage.read();
    if (current?.refresh_token !== stale.refresh_token) return current;
    const answer = await refresh(stale.refresh_token);
    if (answer.kind === 'tokens') {
      // A logout during the call wins.
      const latest = storage.read();
      if (latest?.refresh_token !== stale.refresh_token) return latest;
      return start(answer.tokens, stale.remember, latest.company_name);
    }
    if (answer.kind === 'just_rotated') return (await newerThan(stale)) ?? storage.read();
    end();
    return null;
  }

  /** Exchanges the tokens; null when signed out meanwhile. Concurrent callers share one call. */
  function renew(stale: Session): Promise<Session | null> {
    renewal ??= exclusively(() => exchange(stale)).finally(() => {
      renewal = undefined;
    });
    return renewal;
  }

  /** A session with a valid token. Throws only if the current one has expired. */
  async function fresh(): Promise<Session | null> {
    const current = storage.read();
    if (!current || current.expires_at - now() > EARLY_MS) return current;
    try {
      return await renew(current);
    } catch (error) {
      if (current.expires_at > now()) return current;
      throw error;
    }
  }

  return { read: () => storage.read(), start, end, nameCompany, renew, fresh };
}
