import type { Session, SessionStorage } from './stored-session.ts';

export type Tokens = { access_token: string; refresh_token: string; expires_in: number };

/** What the server replied to a refresh token. */
export type RefreshAnswer = { kind: 'tokens'; tokens: Tokens } | { kind: 'just_rotated' } | { kind: 'invalid' };

export type KeeperParts = {
  storage: SessionStorage;
  /** Throws when the server cannot be reached; the session is then kept. */
  refresh: (refreshToken: string) => Promise<RefreshAnswer>;
  /** Runs in only one tab of the browser at a time. */
  exclusively: <Value>(work: () => Promise<Value>) => Promise<Value>;
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
  /** Tells this tab that the session changed; the others hear it from the storage. */
  announce: () => void;
};

/** Tokens are renewed this long before they end; refresh tokens of an unremembered session live no longer than they do. */
const EARLY_MS = 60 * 60 * 1000;
/** Another tab has just used the same refresh token and is about to store the new one. */
const WAITS_MS = [50, 200, 600];

/** Keeps the one session of this browser alive: starts, renews and ends it. */
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

  /** An empty name: this person has no business. */
  function nameCompany(companyName: string): void {
    const current = storage.read();
    if (current && current.company_name !== companyName) store({ ...current, company_name: companyName });
  }

  /** The session as another tab has changed it meanwhile; null when none has. */
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
      // Somebody who logged out during the call stays logged out.
      const latest = storage.read();
      if (latest?.refresh_token !== stale.refresh_token) return latest;
      return start(answer.tokens, stale.remember, latest.company_name);
    }
    if (answer.kind === 'just_rotated') return (await newerThan(stale)) ?? storage.read();
    end();
    return null;
  }

  /** Exchanges these tokens for new ones; null when signed out by now. Concurrent callers share one exchange. */
  function renew(stale: Session): Promise<Session | null> {
    renewal ??= exclusively(() => exchange(stale)).finally(() => {
      renewal = undefined;
    });
    return renewal;
  }

  /** A session whose token is valid for the next call. Throws only when the current token has already expired. */
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
