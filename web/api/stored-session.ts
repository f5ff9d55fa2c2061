import { SESSION_KEY } from '#web/shell/events.ts';

/** A signed-in person as it lies in the browser's storage. */
export type Session = {
  access_token: string;
  refresh_token: string;
  /** Milliseconds since 1970, by this browser's clock. */
  expires_at: number;
  /** "Stay logged in": kept in local storage, else only as long as the browser is open. */
  remember: boolean;
  /** Shown in the header, also on pages without React. */
  company_name?: string;
};

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
export type Areas = { local: Area; session: Area };

/** Storage may be forbidden; then one is signed out after the next page. */
function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

function parse(text: string): Session | null {
  const value = attempt(() => JSON.parse(text)) as Partial<Session> | null | undefined;
  return value?.access_token && value.refresh_token ? (value as Session) : null;
}

/** Reads and writes the one stored session; the newest text wins, so that every tab sees what another one wrote. */
export function createSessionStorage(areas: () => Areas) {
  let last: { text: string; session: Session | null } | undefined;

  return {
    /** The same object as long as nothing changed. */
    read(): Session | null {
      const text = attempt(() => areas().local.getItem(SESSION_KEY) ?? areas().session.getItem(SESSION_KEY));
      if (!text) return null;
      if (last?.text !== text) last = { text, session: parse(text) };
      return last.session;
    },
    write(session: Session): void {
      const text = JSON.stringify(session);
      const { local, session: tab } = areas();
      attempt(() => (session.remember ? local : tab).setItem(SESSION_KEY, text));
      attempt(() => (session.remember ? tab : local).removeItem(SESSION_KEY));
    },
    clear(): void {
      attempt(() => areas().local.removeItem(SESSION_KEY));
      attempt(() => areas().session.removeItem(SESSION_KEY));
    },
  };
}

export type SessionStorage = ReturnType<typeof createSessionStorage>;
